import { useState } from "react";
import type { IconName } from "../values/icon-name.ts";
import { Act } from "./act.tsx";
import { Modal } from "./modal.tsx";

interface AskProps {
  /** Names the object: "Delete Forty taps, one song?" */
  heading: string;
  /** Changed and unchanged data. */
  text: string;
  yes: string;
  no: string;
  onYes(): void;
  onNo(): void;
}

/** A confirm dialog, for destructive actions. */
export function Ask({ heading, text, yes, no, onYes, onNo }: AskProps) {
  return (
    <Modal heading={heading} close={no} onClose={onNo}>
      <p>{text}</p>
      <div className="btns">
        <button type="button" className="btn btn--danger" onClick={onYes}>
          {yes}
        </button>
        <button type="button" className="btn btn--line" onClick={onNo}>
          {no}
        </button>
      </div>
    </Modal>
  );
}

type ConfirmButtonProps = Omit<AskProps, "yes" | "onNo"> & { label: string; icon?: IconName; about: string };

/** A button with a confirm dialog, whose confirm button has the same label. @param about names the object */
export function ConfirmButton({ label, icon, about, onYes, ...words }: ConfirmButtonProps) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const confirm = () => {
    close();
    onYes();
  };
  return (
    <>
      <Act label={label} icon={icon} about={about} danger onClick={() => setAsking(true)} />
      {asking && <Ask {...words} yes={label} onYes={confirm} onNo={close} />}
    </>
  );
}
