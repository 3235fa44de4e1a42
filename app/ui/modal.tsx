import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import css from "./dialog.css?inline";
import { Icon } from "./icon.tsx";
import { Style } from "./style.tsx";

/** Shows a dialog as a modal while it is rendered; closing returns the focus to the element that opened it. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  // In a layout effect, before React removes the dialog, because a removed dialog does not return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    // The server renders the dialog open, for browsers without script.
    element?.removeAttribute("open");
    element?.showModal();
    return () => element?.close();
  }, []);
  return dialog;
}

type ModalProps = {
  heading: string;
  close: string;
  onClose(): void;
  /** Address of the page without the dialog, if an address opens it without script. */
  closed?: string | undefined;
  children: ReactNode;
  foot?: ReactNode;
  /**
   * True: full screen on phones. Otherwise a kind of sheet: at the bottom, where a tap outside closes it; at the right
   * edge; or wide in the middle (style in `staff-kit/sheets/sheets.css`).
   */
  sheet?: boolean | keyof typeof classes;
};

const classes = { bottom: "bsheet", side: "sside", wide: "dlg--wide" };

/** A modal dialog that is open while rendered. */
export function Modal({ heading, close, onClose, closed = "?", children, foot, sheet }: ModalProps) {
  const isBottom = sheet === "bottom";
  const dialog = useModal();
  const id = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape also closes it.
    <dialog
      ref={dialog}
      open
      className={typeof sheet === "string" ? classes[sheet] : sheet ? "sheet" : undefined}
      onClick={isBottom ? ({ target }) => target === dialog.current && onClose() : undefined}
      aria-labelledby={id}
      onCancel={(event) => {
        // React also passes on events of a dialog inside this one.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dlg-head">
        <h2 id={id}>{heading}</h2>
        <button type="button" className="x needs-script" aria-label={close} onClick={onClose}>
          <Icon name="close" />
        </button>
        <a className="x without-script" href={closed} aria-label={close}>
          <Icon name="close" />
        </a>
      </div>
      <div className="dlg-body">{children}</div>
      {foot && <div className="dlg-foot">{foot}</div>}
    </dialog>
  );
}

type DialogProps = { id: string; heading: string; close: string; openerId: string; children: ReactNode };

/**
 * A dialog that opens by `:target` (`#id`) without script, and as a modal with it. So its close button is a link to the
 * opener.
 */
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
