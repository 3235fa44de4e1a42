import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "./icon.tsx";

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
