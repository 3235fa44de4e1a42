import { Icon } from "../../../ui/icon.tsx";
import { Style } from "../../../ui/style.tsx";
import css from "./copy-cell.css?inline";
import { useWords } from "./use-words.tsx";

/** Table cell with a button that copies a text; the page script shows the button. */
export function CopyCell({ text, what }: { text: string; what: string }) {
  const words = useWords("donate").bank;
  return (
    <dd className="copy-cell" hidden>
      <Style name="bank-rows" layer="feature" css={css} />
      <button type="button" className="copy" data-copy={text}>
        <Icon name="copy" />
        <span>
          <span data-copied={words.copied}>{words.copy}</span>
          <span className="vh"> {what.toLowerCase()}</span>
        </span>
      </button>
    </dd>
  );
}
