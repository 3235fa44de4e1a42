import { useState } from "react";
import { Act } from "./act.tsx";
import { Ask } from "./confirm-dialog.tsx";
import type { IconName } from "./icon.tsx";

interface AskButtonProps {
  label: string;
  icon?: IconName;
  /** The object's name, for screen readers. */
  about: string;
  heading: string;
  /** Changed and unchanged data. */
  text: string;
  no: string;
  onYes(): void;
}

/** A confirm dialog, whose confirm button has the same label. */
export function ConfirmButton({ label, icon, about, heading, text, no, onYes }: AskButtonProps) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Act label={label} icon={icon} about={about} danger onClick={() => setAsking(true)} />
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
