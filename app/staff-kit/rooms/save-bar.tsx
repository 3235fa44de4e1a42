import { staffRooms as words } from "content/staff-rooms.ts";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Submit } from "../../ui/submit.tsx";
import "./room.css";

interface SaveBarProps {
  /** Number of unsaved fields; 0 without script: the bar is then only a button. */
  changes: number;
  button: string;
  busyWords: string;
  busy: boolean;
  onUndo(): void;
  children?: ReactNode;
}

/** Footer of a room's form; dark, and always visible, while there are unsaved changes. */
export function SaveBar({ changes, button, busyWords, busy, onUndo, children }: SaveBarProps) {
  const line = useRef<HTMLParagraphElement>(null);
  const [isUndone, setIsUndone] = useState(false);
  useEffect(() => {
    if (changes > 0) setIsUndone(false);
  }, [changes]);
  const undo = () => {
    onUndo();
    setIsUndone(true);
    // The button disappears, so without this, the focus would return to the top of the page.
    line.current?.focus();
  };
  return (
    <div className={changes > 0 ? "savebar g-ink" : "savebar savebar--still"}>
      <p role="status" ref={line} tabIndex={-1}>
        {changes > 0 ? words.changes(changes) : isUndone && words.undone}
      </p>
      {changes > 0 && (
        <button type="button" className="btn btn--line btn--sm" onClick={undo} disabled={busy}>
          {words.undo}
        </button>
      )}
      <Submit busy={busy} busyWords={busyWords}>
        {button}
      </Submit>
      {children}
    </div>
  );
}
