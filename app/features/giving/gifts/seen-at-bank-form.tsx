import { staffGifts } from "content/staff-gifts.ts";
import { ActForm } from "../../../staff-kit/act-form.tsx";
import { StatusMessage } from "../../../staff-kit/status-message.tsx";
import { useOpened } from "../../../staff-kit/use-opened.ts";
import { useRefusedAct } from "../../../staff-kit/use-refused-act.ts";
import { Field } from "../../../ui/field.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { OwnForm } from "../../../ui/own-form.tsx";
import { useOnChange } from "../../../ui/use-on-change.ts";
import type { StaffFormResult } from "../../../values/staff-form-result.ts";

const words = staffGifts.expected;

/** Returns the state of the form "seen at the bank" and its menu button. @param id of the promise */
export function useSeenAtBank(id: number, answer: StaffFormResult | undefined) {
  const refused = useRefusedAct()("seen", id);
  const opened = useOpened(`seen-${id}`, refused.isRefused);
  useOnChange([answer], () => {
    if (answer?.done !== undefined) opened.close();
  });
  const button = (reference: string) => (
    <OwnForm sends={opened.sends} onSend={opened.open}>
      <button type="submit">
        {words.seen}
        <span className="vh">{` ${reference}`}</span>
      </button>
    </OwnForm>
  );
  return { ...opened, answer, refused, button };
}

interface SeenAtBankFormProps {
  dialog: ReturnType<typeof useSeenAtBank>;
  /** Id and facts of the promise on the page, from `seenOf`. */
  id: number;
  seen: string;
  sendKey: string;
  reference: string;
  /** ISO date. */
  today: string;
  /** Major units. */
  amount: string;
}

export function SeenAtBankForm({ dialog, id, seen, sendKey, reference, today, amount }: SeenAtBankFormProps) {
  const { refused, answer, isOpen, closed, close } = dialog;
  if (!isOpen) return null;
  const heading = words.seenHeading(reference);
  return (
    <Modal heading={heading} close={words.close(heading)} closed={closed} onClose={close}>
      {refused.isRefused && <StatusMessage answer={answer} />}
      <ActForm intent="seen" id={id} seen={seen} sendKey={sendKey} button={words.save} action={closed}>
        <Field {...refused.field("amount", amount)} id={`amount-${id}`} label={words.amount} />
        <Field {...refused.field("day", today)} id={`day-${id}`} label={words.day} type="date" />
      </ActForm>
    </Modal>
  );
}
