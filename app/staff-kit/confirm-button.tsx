import { Act } from "../ui/act.tsx";
import { Modal } from "../ui/modal.tsx";
import { OwnForm, type Sends } from "../ui/own-form.tsx";
import type { IconName } from "../values/icon-name.ts";
import { useOpened } from "./use-opened.ts";

interface AskProps {
  /** Names the object: "Delete Forty taps, one song?" */
  heading: string;
  /** Describes which data changes and which does not. */
  text: string;
  yes: string;
  no: string;
  /** Fields that the browser sends without script. */
  sends?: Sends | undefined;
  /** Address of the page without the question. */
  closed?: string;
  onYes(): void;
  onNo(): void;
}

/** A confirmation dialog for destructive actions. */
export function Ask({ heading, text, yes, no, sends, closed, onYes, onNo }: AskProps) {
  return (
    <Modal heading={heading} close={no} closed={closed} onClose={onNo}>
      <p>{text}</p>
      <div className="btns">
        {sends ? (
          <OwnForm sends={sends} onSend={onYes}>
            <button type="submit" className="btn btn--danger">
              {yes}
            </button>
          </OwnForm>
        ) : (
          <button type="button" className="btn btn--danger needs-script" onClick={onYes}>
            {yes}
          </button>
        )}
        <button type="button" className="btn btn--line needs-script" onClick={onNo}>
          {no}
        </button>
      </div>
    </Modal>
  );
}

interface ConfirmButtonProps extends Omit<AskProps, "yes" | "onNo" | "sends" | "closed"> {
  label: string;
  icon?: IconName;
  about: string;
  /** Fields of the form without script, and its address if it is on another page. */
  posts?: Omit<Sends, "method">;
}

/**
 * A button with a confirmation dialog, whose confirm button has the same label. Without script, the question is a page.
 * @param about name of the object
 */
export function ConfirmButton({ label, icon, about, posts, onYes, ...words }: ConfirmButtonProps) {
  const dialog = useOpened(Object.values(posts?.fields ?? { label }).join("-"));
  const { closed, close } = dialog;
  const confirm = () => {
    close();
    onYes();
  };
  return (
    <>
      <Act label={label} icon={icon} about={about} danger sends={posts && dialog.sends} onClick={dialog.open} />
      {dialog.isOpen && (
        <Ask
          {...words}
          yes={label}
          closed={closed}
          sends={posts && { method: "post", action: closed, ...posts }}
          onYes={confirm}
          onNo={close}
        />
      )}
    </>
  );
}
