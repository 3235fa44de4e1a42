import { useState } from "react";
import { Ask } from "./confirm-dialog.tsx";

interface AskButtonProps {
  label: string;
  /** Which thing, for whoever hears the label among those of other things. */
  about: string;
  heading: string;
  /** Says what happens, and what stays. */
  text: string;
  no: string;
  onYes(): void;
}

/** The button of something that hurts: it asks first, and its own word is the yes. */
export function AskButton({ label, about, heading, text, no, onYes }: AskButtonProps) {
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
