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

/** For destructive actions. */
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
