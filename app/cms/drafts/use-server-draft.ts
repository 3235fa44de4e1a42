import { type RefObject, useRef, useState } from "react";
import {
  deleteDraft,
  type FormValues,
  findBase,
  findDraft,
  isOnServer,
  saveBase,
} from "../../staff-kit/local-draft.ts";
import { useOnChange } from "../../ui/use-on-change.ts";
import {
  type DraftProblem,
  isOfThisDevice,
  type OpenedDraft,
  openServerDraft,
  postDraft,
  type ServerDraft,
} from "./server-draft.ts";

/** Time from the first unsaved change to a save (ms); shorter with a preview open. */
const saveMs = 10_000;
const previewMs = 1_000;

/** Time between two presence signals (ms). */
const beatMs = 20_000;

/** Duration after which a save in progress is shown (ms). */
const slowMs = 500;

/** @param isOnDevice true if the local draft has these values */
export type InputListener = (formValues: FormValues, isOnDevice: boolean) => void;

export interface DraftState {
  device?: { at: Date; isFull: boolean };
  server?: Date;
  isSaving?: boolean;
  problem?: DraftProblem;
  others: string[];
  /** A draft of another device, or the person's own text from before they accepted that draft. */
  offer?: ServerDraft & { isSwap?: boolean };
}

interface Options {
  id: string;
  subject: string;
  onInput: RefObject<InputListener | null>;
  isChanged: boolean;
  onKept?(): void;
  /**
   * Called when another device sent this form.
   * @param rest text typed here since, under a new key
   */
  onSentElsewhere(rest: FormValues | undefined): void;
  isQuick: boolean;
}

interface Compared {
  offer?: ServerDraft | undefined;
  unsent?: FormValues | undefined;
  isStale?: boolean;
  /** Text typed here after the form was sent, under a new key. */
  rest?: FormValues | undefined;
}

function compareWithDevice(id: string, { draft, isSent = false }: OpenedDraft): Compared {
  const local = findDraft(id);
  if (isSent && local !== undefined) {
    const rest = isOnServer(id, local) ? undefined : { ...local, idempotencyKey: [""] };
    return { isStale: true, rest, offer: draft };
  }
  if (draft === undefined) return { unsent: local };
  const isOwn = isOfThisDevice(draft) && local !== undefined;
  if (isOwn) saveBase(id, draft.savedAt);
  return { offer: isOwn || draft.savedAt === findBase(id) ? undefined : draft };
}

/**
 * Tells others that the item is open here, and finds who else has it open.
 * @param isSaving returns true during a save, which sends the signal itself
 */
function usePresence(subject: string, isSaving: () => boolean, change: (changes: Partial<DraftState>) => void): void {
  useOnChange([subject], () => {
    if (subject.endsWith(":new")) return;
    let isOpen = true;
    const alive = setInterval(async () => {
      if (document.hidden || isSaving()) return;
      const answer = await postDraft(subject, "beat");
      if (!isOpen) return;
      if (answer.problem === undefined) change({ others: answer.others ?? [], problem: undefined });
      else if (answer.problem !== "away") change({ problem: answer.problem });
    }, beatMs);
    return () => {
      isOpen = false;
      clearInterval(alive);
    };
  });
}

/** Sends the draft when the connection returns, and when the page closes. */
function sendAtTurns(send: (isLast?: boolean) => Promise<void>, signal: AbortSignal): void {
  const leave = () => void send(true);
  addEventListener("pagehide", leave, { signal });
  addEventListener("online", () => void send(), { signal });
  document.addEventListener("visibilitychange", () => document.hidden && leave(), { signal });
}

/** Saves the form's draft on the server, and finds who else has the item open. */
export function useServerDraft({ id, subject, onInput, isChanged, onKept, onSentElsewhere, isQuick }: Options) {
  const [state, setState] = useState<DraftState>({ others: [] });
  const change = (changes: Partial<DraftState>) => setState((before) => ({ ...before, ...changes }));
  const pending = useRef<FormValues>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef(false);
  const now = useRef({ offer: state.offer, isQuick, onKept });
  now.current = { offer: state.offer, isQuick, onKept };

  const plan = () => {
    timer.current ??= setTimeout(() => void send(), now.current.isQuick ? previewMs : saveMs);
  };
  const send = async (isLast = false) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const formValues = pending.current;
    // While an offer is undecided, saving would overwrite it.
    if (formValues === undefined || sending.current || now.current.offer?.isSwap === false) return;
    sending.current = true;
    const slow = setTimeout(() => change({ isSaving: true }), slowMs);
    const answer = await postDraft(subject, "keep", { formValues, base: findBase(id), isLast });
    clearTimeout(slow);
    sending.current = false;
    if (answer.problem === undefined && answer.savedAt !== undefined) {
      saveBase(id, answer.savedAt, formValues);
      if (pending.current === formValues) pending.current = undefined;
      change({ isSaving: false, problem: undefined, server: new Date(), others: answer.others ?? [] });
      now.current.onKept?.();
    } else {
      const offer = answer.problem === undefined && answer.newer ? { ...answer.newer, isSwap: false } : undefined;
      change({ isSaving: false, problem: answer.problem, ...(offer && { offer }) });
    }
    if (pending.current !== undefined) plan();
  };

  useOnChange([subject], () => {
    const isItem = !subject.endsWith(":new");
    const left = new AbortController();
    const { signal } = left;
    onInput.current = (formValues, isOnDevice) => {
      pending.current = formValues;
      change({ device: { at: new Date(), isFull: !isOnDevice } });
      plan();
    };
    void openServerDraft(subject, findDraft(id)?.idempotencyKey?.[0] ?? "").then((answer) => {
      if (signal.aborted) return;
      if (answer.problem !== undefined) return change({ problem: answer.problem === "gone" ? "gone" : undefined });
      const { offer, unsent, isStale, rest } = compareWithDevice(id, answer);
      change({ others: answer.others ?? [], ...(offer && { offer: { ...offer, isSwap: false } }) });
      if (pending.current !== undefined) return;
      if (isStale) return onSentElsewhere(rest);
      pending.current = unsent;
      if (unsent) plan();
    });
    sendAtTurns(send, signal);
    return () => {
      left.abort();
      onInput.current = null;
      void send(true).then(() => (isItem ? postDraft(subject, "close", { isLast: true }) : undefined));
      clearTimeout(timer.current);
    };
  });

  usePresence(subject, () => pending.current !== undefined, change);

  // After a submission or deletion, the server removes the draft.
  const wasChanged = useRef(isChanged);
  useOnChange([isChanged], () => {
    if (wasChanged.current && !isChanged) {
      pending.current = undefined;
      clearTimeout(timer.current);
      timer.current = undefined;
      change({ device: undefined, server: undefined, problem: undefined });
      // The draft of another device stays until the person decides.
      if (now.current.offer?.isSwap !== false) {
        saveBase(id, "");
        void postDraft(subject, "delete");
      }
    }
    wasChanged.current = isChanged;
  });

  /**
   * Accepts the offered draft.
   * @returns its values; undefined without an offer
   */
  const take = (): FormValues | undefined => {
    const { offer } = state;
    if (offer === undefined) return undefined;
    const mine = findDraft(id);
    if (offer.isSwap === false) saveBase(id, offer.savedAt);
    change({ offer: mine && { formValues: mine, savedAt: new Date().toISOString(), isSwap: true } });
    pending.current = offer.formValues;
    plan();
    return offer.formValues;
  };
  const refuse = () => {
    if (state.offer?.isSwap === false) saveBase(id, state.offer.savedAt);
    change({ offer: undefined });
    if (pending.current !== undefined) plan();
    else if (!isChanged) {
      deleteDraft(id);
      saveBase(id, "");
      void postDraft(subject, "delete");
    }
  };
  return { state, take, refuse, sendNow: () => send() };
}
