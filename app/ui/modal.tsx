import { type ReactNode, useEffect, useRef } from "react";
import css from "./dialog.css?inline";
import { Icon } from "./icon.tsx";
import { Style } from "./style.tsx";

interface ModalProps {
  heading: string;
  close: string;
  onClose(): void;
  children: ReactNode;
  /** On phones. */
  sheet?: boolean;
}

/** Open while rendered. */
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

interface DialogProps {
  id: string;
  heading: string;
  close: string;
  /** To which closing leads without script. */
  openerId: string;
  children: ReactNode;
}

/** Opens by `:target` (`#id`) without script, and as a modal with it, so its close button is a link to the opener. */
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
