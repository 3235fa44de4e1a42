import "./sheets.css";
import { type ReactNode, useId } from "react";
import { Icon } from "../../ui/icon.tsx";
import { useModal } from "../../ui/modal.tsx";

interface SideSheetProps {
  heading: string;
  close: string;
  onClose(): void;
  children: ReactNode;
  /** Buttons at the lower edge. */
  foot?: ReactNode;
  /** At the right edge, or in the middle. */
  className?: "sside" | "dlg--wide";
}

/** A sheet over the form, open while rendered; its heading names it. */
export function SideSheet({ heading, close, onClose, children, foot, className = "sside" }: SideSheetProps) {
  const dialog = useModal();
  const id = useId();
  return (
    <dialog
      ref={dialog}
      open
      className={className}
      aria-labelledby={id}
      onCancel={(event) => {
        // React passes on the event of a dialog inside.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        // The form's own sheet stays open below.
        event.stopPropagation();
        onClose();
      }}
    >
      <div className="dlg-head">
        <h2 id={id}>{heading}</h2>
        <button type="button" className="x" aria-label={close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className="dlg-body">{children}</div>
      {foot && <div className="dlg-foot">{foot}</div>}
    </dialog>
  );
}
