import { useState } from "react";
import { Ask } from "./confirm-dialog.tsx";

interface AskButtonProps {
  label: string;
  /** The object's name, for screen readers. */
  about: string;
  heading: string;
  /** Changed and unchanged data. */
  text: string;
  no: string;
  onYes(): void;
}

/** A confirm dialog, whose confirm button has the same label. */
export function ConfirmButton({ label, about, heading, text, no, onYes }: AskButtonProps) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <button type="button" className="act act--danger" onClick={() => setAsking(true)}>
        {label}
        <span className="vh">{` ${about}`}</span>
      </button>
      {asking && (
        <Ask
          heading={heading}
          text={text}
          yes={label}
          no={no}
          onYes={() => {
            close();
            onYes();
          }}
          onNo={close}
        />
      )}
    </>
  );
}
