import { formParts } from "content/form-parts.ts";
import { ButtonLink, Buttons } from "./button.tsx";

type Links<Url> = { older: Url; newest: Url };
type PagerProps = Links<string | undefined> & { words: Links<string> };

/** @param newest URL of the first page; undefined on that page */
export function Pager({ older, newest, words }: PagerProps) {
  if (older === undefined && newest === undefined) return null;
  return (
    <nav aria-label={formParts.pager}>
      <Buttons>
        {older && <ButtonLink href={older}>{words.older}</ButtonLink>}
        {newest && (
          <ButtonLink look="line" href={newest}>
            {words.newest}
          </ButtonLink>
        )}
      </Buttons>
    </nav>
  );
}
