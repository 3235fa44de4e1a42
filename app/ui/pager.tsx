import { ButtonLink, Buttons } from "./button.tsx";

interface PagerProps {
  /** URL, if any. */
  older: string | undefined;
  /** URL of the first page, except on itself. */
  newest: string | undefined;
  words: { older: string; newest: string };
}

export function Pager({ older, newest, words }: PagerProps) {
  if (older === undefined && newest === undefined) return null;
  return (
    <nav aria-label="Pages">
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
