import type { ReactNode } from "react";
import { href } from "react-router";
import { Style } from "../../../ui/style.tsx";
import { useWords } from "../../foundation/words/use-words.tsx";
import css from "./leave-now.css?inline";

/**
 * Button that leaves the site, always visible and first for the keyboard. The page script replaces the page in the
 * history, so that the back button does not return to it.
 * @param props.children next element for the keyboard
 */
export function LeaveNow({ children }: { children: ReactNode }) {
  const words = useWords("safeguarding");
  return (
    <nav aria-label={words.leave}>
      <Style name="leave-now" layer="feature" css={css} />
      <div className="leave">
        <a href={href("/")} rel="noreferrer" data-leave aria-describedby="leave-hint">
          {words.leave}
        </a>
        <span id="leave-hint" hidden>
          {words.leaveHint}
        </span>
      </div>
      {children}
    </nav>
  );
}
