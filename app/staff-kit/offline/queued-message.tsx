import { useState } from "react";
import { useRevalidator } from "react-router";
import { useOnChange } from "../../ui/use-on-change.ts";
import { findMember } from "./device-account.ts";
import { onChange, type QueuedForm, readOne } from "./device-store.ts";
import { type QueuedSentence, sayQueued } from "./say-queued.ts";

/**
 * Shows the state of a queued form, and its changes.
 * @param done message at the time of queueing
 */
export function QueuedMessage({ queuedKey, done }: { queuedKey: string; done: string }) {
  const { revalidate } = useRevalidator();
  const [said, setSaid] = useState<QueuedSentence | undefined>({ text: done, isWrong: false });
  useOnChange([queuedKey], () => {
    let before: QueuedForm | undefined;
    const left = new AbortController();
    const look = async () => {
      const form = await readOne("forms", queuedKey);
      const memberId = await findMember();
      if (left.signal.aborted) return;
      // Reloads the page's data, which is now stored.
      if (form?.state === "sent" && before?.state !== "sent") void revalidate();
      setSaid(sayQueued(form, before, { isOnline: navigator.onLine, memberId }));
      before = form ?? before;
    };
    // If storage is blocked, no form was queued.
    const lookIfPossible = () => void look().catch(() => {});
    lookIfPossible();
    for (const name of ["online", "offline"]) addEventListener(name, lookIfPossible, left);
    const stop = onChange(lookIfPossible);
    return () => {
      left.abort();
      stop();
    };
  });
  return said && <p className={`alert ${said.isWrong ? "alert--err" : "alert--ok"}`}>{said.text}</p>;
}
