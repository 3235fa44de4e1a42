import type { ReactNode } from "react";
import css from "./dialog.css?inline";
import { Icon } from "./icon.tsx";
import { Style } from "./style.tsx";

interface DialogProps {
  id: string;
  heading: string;
  close: string;
  /** Where closing leads without script: the id of what opened it. */
  openerId: string;
  children: ReactNode;
}

/**
 * A dialog that opens by its own address (`#id`) where there is no script, and as a modal where there is.
 * So its close button is a link back to what opened it.
 */
export function Dialog({ id, heading, close, openerId, children }: DialogProps) {
  return (
    <>
      <Style name="dialog" css={css} />
      <dialog id={id} aria-labelledby={`${id}-heading`}>
        <div className="dlg-head">
          <h2 id={`${id}-heading`}>{heading}</h2>
          <a className="x" href={`#${openerId}`} aria-label={close} data-close>
            <Icon name="close" />
          </a>
        </div>
        <div className="dlg-body stack">{children}</div>
      </dialog>
    </>
  );
}
