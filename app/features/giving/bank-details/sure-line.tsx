import { href } from "react-router";
import type { WordsOfPages } from "../../../server/public-page.ts";
import { Style } from "../../../ui/style.tsx";
import { fillPlaces } from "../../../values/places.ts";
import type { PublicBank } from "./find-bank.server.ts";
import css from "./sure-line.css?inline";

interface SureLineProps {
  /** A prop, because the staff area also shows the line and has no texts of public pages. */
  words: WordsOfPages["giving"]["sure"];
  confirmed: PublicBank["confirmed"];
}

export function SureLine({ words, confirmed }: SureLineProps) {
  const isOld = confirmed.kind === "old";
  return (
    <div className={isOld ? "sure sure--old" : "sure"}>
      <Style name="sure-line" layer="feature" css={css} />
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <path d="M2 2h40v20a20 20 0 0 1-40 0z" fill="currentColor" />
        <path d={isOld ? "M22 9v14M22 29v4" : "M12 20l7 7 13-14"} />
      </svg>
      <p>
        <b>{confirmed.kind === "none" ? words.none : fillPlaces(words[confirmed.kind], { day: confirmed.day })}</b>{" "}
        <a className="tap" href={href("/donate/check")}>
          {words.guard}
        </a>
      </p>
    </div>
  );
}
