import { staffSubscribers as words } from "content/staff-messages.ts";
import { useState } from "react";
import { useFetcher } from "react-router";
import { Modal } from "../../ui/modal.tsx";
import type { StaffFormResult } from "../../values/staff-form-result.ts";

export function SubscriberRow({ id, email, since }: { id: number; email: string; since: string }) {
  const fetcher = useFetcher<StaffFormResult>();
  const [asking, setAsking] = useState(false);
  const remove = (intent: string) => void fetcher.submit({ id: String(id), intent }, { method: "post" });
  return (
    <li className="person">
      <span>
        {email} <span className="small muted">{since}</span>
      </span>
      <button type="button" className="act act--danger" onClick={() => setAsking(true)}>
        {words.remove}
        <span className="vh">{` ${email}`}</span>
      </button>
      {asking && (
        <Modal heading={words.ask(email)} close={words.keep} onClose={() => setAsking(false)}>
          <p>{words.askText}</p>
          <p>{words.forGoodText}</p>
          <div className="btns">
            <button type="button" className="btn btn--danger" onClick={() => remove("remove")}>
              {words.remove}
            </button>
            <button type="button" className="btn btn--danger" onClick={() => remove("for-good")}>
              {words.removeForGood}
            </button>
            <button type="button" className="btn btn--line" onClick={() => setAsking(false)}>
              {words.keep}
            </button>
          </div>
        </Modal>
      )}
    </li>
  );
}
