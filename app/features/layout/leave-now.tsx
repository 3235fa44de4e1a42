import { safeguarding } from "content/safeguarding.ts";
import { href } from "react-router";
import { Style } from "../../ui/style.tsx";
import { useWords } from "../words/use-words.tsx";
import css from "./leave-now.css?inline";

/** Always in view, and first for the keyboard. The page script replaces this page by the other, so that Back does not return. */
export function LeaveNow() {
  const words = useWords("safeguarding", safeguarding);
  return (
    <nav className="leave" aria-label={words.leave}>
      <Style name="leave-now" layer="feature" css={css} />
      <a href={href("/")} rel="noreferrer" data-leave aria-describedby="leave-hint">
        {words.leave}
      </a>
      <span id="leave-hint" hidden>
        {words.leaveHint}
      </span>
    </nav>
  );
}
