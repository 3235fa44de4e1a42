import { staffDrafts as words } from "content/staff-drafts.ts";
import { type RefObject, useState } from "react";
import { useFetcher } from "react-router";
import { bodyOf, deleteDraft, readDraft } from "../../staff-kit/local-draft.ts";
import { Act } from "../../ui/act.tsx";
import { useOnChange } from "../../ui/use-on-change.ts";
import type { StaffFormResult } from "../../values/staff-form-result.ts";
import { deviceOf } from "./device.ts";

interface DeletedNoticeProps {
  id: string;
  action: string;
  form: RefObject<HTMLFormElement | null>;
  onDone?: ((sentence: string) => void) | undefined;
}

/** Offers to restore an item that another person deleted, or to save the text as a new draft. */
export function DeletedNotice({ id, action, form, onDone }: DeletedNoticeProps) {
  const fetcher = useFetcher<StaffFormResult>();
  const [isBack, setIsBack] = useState<boolean>();
  const answer = fetcher.data;
  useOnChange([answer], () => {
    if (answer?.done === undefined) return;
    deleteDraft(id);
    onDone?.(answer.done);
  });
  /** A router submission would discard the form if the person may not restore the item. */
  const bringBack = async () => {
    const body = new URLSearchParams({ intent: "undelete" });
    const request = fetch(action, { method: "POST", body, redirect: "manual" });
    setIsBack(await request.then(({ ok }) => ok).catch(() => false));
  };
  const keepAsNew = () => {
    if (form.current === null) return;
    const { version: _, ...values } = readDraft(form.current);
    const body = bodyOf({ ...values, status: ["draft"], publishAt: [""] });
    void fetcher.submit(body, { method: "post", action: action.replace(/\/\d+$/, "") });
  };
  if (answer?.done !== undefined) return null;
  if (isBack) return <p role="status">{words.broughtBack}</p>;
  return (
    <div className="alert alert--err" role="alert">
      <p>{isBack === false ? words.staysDeleted : words.deleted(deviceOf())}</p>
      <p className="btns">
        {isBack === undefined && <Act icon="undo" label={words.bringBack} onClick={() => void bringBack()} />}
        <Act icon="plus" label={words.keepAsNew} onClick={keepAsNew} />
      </p>
      {answer?.done === undefined && answer?.message && <p>{answer.message}</p>}
    </div>
  );
}
