import { href } from "react-router";
import { Style } from "../../../ui/style.tsx";
import { fillPlaces } from "../../../values/places.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import css from "./changed-notice.css?inline";
import type { PublicBank } from "./find-bank.server.ts";

export function ChangedNotice({ day, how }: NonNullable<PublicBank["changed"]>) {
  const { changed: words, sure } = useWords("giving");
  return (
    <div className="notice g-pink" role="note">
      <Style name="changed-notice" layer="feature" css={css} />
      <div className="wrap">
        <p>
          <b>{fillPlaces(words.heading, { day })}</b> {words[how]} {words.copy}{" "}
          <a className="tap" href={href("/donate/check")}>
            {sure.guard}
          </a>
        </p>
      </div>
    </div>
  );
}
