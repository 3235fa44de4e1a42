import { type RefObject, useRef, useState } from "react";
import {
  deleteDraft,
  dispatchInput,
  type FormValues,
  findDraft,
  readTyped,
  saveDraft,
} from "../../staff-kit/local-draft.ts";
import { isInQueue } from "../../staff-kit/offline/send-or-queue.ts";
import { useOnChange } from "../../ui/use-on-change.ts";

/** Returns true if another device saved this form: the item is newer and has the same text. */
function isSavedSince(kept: FormValues, initial: FormValues): boolean {
  if (!(Number(kept.version?.[0]) < Number(initial.version?.[0]))) return false;
  const names = Object.keys(initial).filter((name) => name !== "version" && name !== "idempotencyKey" && name in kept);
  return names.length > 0 && names.every((name) => JSON.stringify(kept[name]) === JSON.stringify(initial[name]));
}

/**
 * Keeps a form's values on this device until the server has them.
 * @param id key of the draft on this device
 * @param initial values from the server
 * @param firstKey idempotency key in the server's HTML
 */
export function useLocalDraft(
  id: string,
  initial: FormValues,
  form: RefObject<HTMLFormElement | null>,
  firstKey: string,
) {
  const [formValues, setFormValues] = useState(initial);
  const [round, setRound] = useState(0);
  /** Before the first effect, the form shows the server's values and text typed since. */
  const hasStarted = useRef(false);
  const [isChanged, setChanged] = useState(false);
  const [isFound, setFound] = useState(false);
  const [key, setKey] = useState(firstKey);
  // A submission without a response keeps its idempotency key, so that a retry counts once.
  const takeKey = (values: FormValues) => setKey(values.idempotencyKey?.[0] || crypto.randomUUID());
  const start = (values: FormValues) => {
    setFormValues(values);
    setRound((before) => before + 1);
    takeKey(values);
  };
  const goBack = (values: FormValues) => {
    deleteDraft(id);
    setChanged(false);
    setFound(false);
    start(values);
  };
  const startAnew = () => goBack(initial);

  const isNew = !(Number(initial.version?.[0]) > 0);
  const fresh = JSON.stringify(initial);
  useOnChange([id, fresh], () => {
    if (isChanged) return;
    const found = findDraft(id);
    const isOld = found !== undefined && isSavedSince(found, initial);
    if (isOld) deleteDraft(id);
    const kept = isOld ? undefined : found;
    const isFirst = !hasStarted.current;
    hasStarted.current = true;
    // On a slow phone, people type before this script runs.
    const typed = isFirst && form.current ? readTyped(form.current) : undefined;
    if (kept !== undefined) start({ ...kept, ...typed });
    else if (isFirst) takeKey(initial);
    else start(initial);
    if (typed !== undefined) dispatchInput(() => form.current);
    setFound(kept !== undefined);
    setChanged(kept !== undefined);
    if (isNew) void isInQueue(kept?.idempotencyKey?.[0]).then((isQueued) => isQueued && startAnew());
  });

  return {
    formValues,
    /** Increases when the fields must show other values. */
    round,
    key,
    isChanged,
    setChanged,
    /** True when the values come from an earlier visit. */
    isFound,
    startAnew,
    goBack,
    use(values: FormValues) {
      setChanged(true);
      setFound(false);
      saveDraft(id, values);
      start(values);
    },
    /** @param isQueued true if the form waits on this device for a connection */
    end(isQueued: boolean | undefined) {
      // The form of an existing item keeps its draft until the server has the values.
      if (isQueued && !isNew) setChanged(false);
      else startAnew();
    },
  };
}
