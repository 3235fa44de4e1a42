import css from "./easy-read.css?inline";
import { Flag, type PictureProps } from "./picture.tsx";
import { Style } from "./style.tsx";

interface ReadSwitchProps {
  path: string;
  isEasy: boolean;
  words: { label: string; full: string; easy: string };
}

/** Two links: to the full text, and to the easy-read text. */
export function ReadSwitch({ path, isEasy, words }: ReadSwitchProps) {
  return (
    <nav className="read-switch" aria-label={words.label}>
      <Style name="easy-read" css={css} />
      <a href={path} aria-current={isEasy ? undefined : "page"}>
        {words.full}
      </a>
      <a href={`${path}?read=easy`} aria-current={isEasy ? "page" : undefined}>
        {words.easy}
      </a>
    </nav>
  );
}

/** Short sentences in large type with one thought each, and a picture beside them. */
export function EasyRead({ sentences, picture }: { sentences: string[]; picture: PictureProps | undefined }) {
  return (
    <div className="split">
      <ul className="easy">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {picture && (
        <aside>
          <Flag picture={{ ...picture, inText: true, layout: pictureWidth }} />
        </aside>
      )}
    </div>
  );
}

/** `sizes` for a column beside the sentences; the page width on phones. */
const pictureWidth = "(min-width: 48em) 380px, calc(100vw - 40px)";
