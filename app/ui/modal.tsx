import { type ReactNode, useEffect, useRef } from "react";
import css from "./dialog.css?inline";
import { Icon } from "./icon.tsx";
import { Style } from "./style.tsx";

type ModalProps = { heading: string; close: string; onClose(): void; children: ReactNode; sheet?: boolean };

/** Open while rendered. @param sheet on phones */
export function Modal({ heading, close, onClose, children, sheet }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={sheet ? "sheet" : undefined}
      aria-labelledby="modal-heading"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dlg-head">
        <h2 id="modal-heading">{heading}</h2>
        <button type="button" className="x" aria-label={close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className="dlg-body">{children}</div>
    </dialog>
  );
}

type DialogProps = { id: string; heading: string; close: string; openerId: string; children: ReactNode };

/** Opens by `:target` (`#id`) without script, and as a modal with it, so its close button is a link to the opener. */
export function Dialog({ id, heading, close, openerId, children }: DialogProps) {
  return (
    <dialog id={id} aria-labelledby={`${id}-heading`}>
      <Style name="dialog" css={css} />
      <div className="dlg-head">
        <h2 id={`${id}-heading`}>{heading}</h2>
        <a className="x" href={`#${openerId}`} aria-label={close} data-close>
          <Icon name="close" />
        </a>
      </div>
      <div className="dlg-body stack">{children}</div>
    </dialog>
  );
}
