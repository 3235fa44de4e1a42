import { staffDrafts as words } from "content/staff-drafts.ts";
import { type RefObject, useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { Act } from "../../ui/act.tsx";
import type { StaffFormResult } from "../../values/staff-form-result.ts";
import { bodyOf, deleteDraft, readDraft } from "../local-draft.ts";
import { deviceOf } from "./device.ts";

interface DeletedNoticeProps {
  /** Key of the local draft. */
  id: string;
  action: string;
  form: RefObject<HTMLFormElement | null>;
  onDone?: ((sentence: string) => void) | undefined;
}

/** Another person deleted the item meanwhile: it can come back, or what was written becomes a draft of its own. */
export function DeletedNotice({ id, action, form, onDone }: DeletedNoticeProps) {
  const fetcher = useFetcher<StaffFormResult>();
  const answer = fetcher.data;
  const isNew = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per answer.
  useEffect(() => {
    if (answer?.done === undefined) return;
    if (isNew.current) deleteDraft(id);
    onDone?.(answer.done);
  }, [answer]);
  const keepAsNew = () => {
    if (form.current === null) return;
    isNew.current = true;
    const { version: _, ...values } = readDraft(form.current);
    const body = bodyOf({ ...values, status: ["draft"], publishAt: [""] });
    void fetcher.submit(body, { method: "post", action: action.replace(/\/\d+$/, "") });
  };
  if (answer?.done !== undefined) return null;
  return (
    <div className="alert alert--err" role="alert">
      <p>{words.deleted(deviceOf())}</p>
      <p className="btns">
        <Act
          icon="undo"
          label={words.bringBack}
          onClick={() => void fetcher.submit({ intent: "undelete" }, { method: "post", action })}
        />
        <Act icon="plus" label={words.keepAsNew} onClick={keepAsNew} />
      </p>
      {answer?.done === undefined && answer?.message && <p>{answer.message}</p>}
    </div>
  );
}
