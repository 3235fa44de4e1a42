import { ButtonLink, Buttons } from "./button.tsx";

interface PagerProps {
  /** Address of the next page, where there is one. */
  older: string | undefined;
  /** Address of the first page, on every page but the first. */
  newest: string | undefined;
  words: { older: string; newest: string };
}

/** The way through a long list. */
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
