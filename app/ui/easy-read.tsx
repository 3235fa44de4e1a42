import css from "./easy-read.css?inline";
import { Style } from "./style.tsx";

interface ReadSwitchProps {
  /** Of the full text. */
  path: string;
  isEasy: boolean;
  words: { label: string; full: string; easy: string };
}

/** Two links: the full text, and the easy one. */
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

/** Short sentences in large type, one thought each. */
export function EasySentences({ sentences }: { sentences: string[] }) {
  return (
    <ul className="easy">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
