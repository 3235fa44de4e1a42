import "./drafts.css";
import { staffDrafts as words } from "content/staff-drafts.ts";
import { staffPublishing } from "content/staff-publishing.ts";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { bodyOf, deleteDraft, type FormValues, readDraft } from "../../staff-kit/local-draft.ts";
import { writeTimeHere } from "../../staff-kit/site-time-here.ts";
import { Act } from "../../ui/act.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useOnChange } from "../../ui/use-on-change.ts";
import { writeMoment } from "../../values/site-time.ts";
import type { StaffFormResult } from "../../values/staff-form-result.ts";
import { LivePreview } from "../publishing/live-preview.tsx";
import { nameDevice } from "./device.ts";
import { type DraftState, type InputListener, useServerDraft } from "./use-server-draft.ts";

interface DraftLineProps {
  id: string;
  subject: string;
  previewPath: string | undefined;
  action: string;
  form: RefObject<HTMLFormElement | null>;
  onInput: RefObject<InputListener | null>;
  isChanged: boolean;
  isGone: boolean;
  onNotice(notice: ReactNode): void;
  onPreview(preview: ReactNode): void;
  onUse(formValues: FormValues): void;
  onStale(): void;
  onDone?(sentence: string): void;
}

const timeOf = (moment: Date) => writeTimeHere(moment.getTime());

function sentenceOf({ device, server, isSaving, problem }: DraftState): { text: string; isGood?: boolean } | undefined {
  const here = nameDevice();
  if (problem === "signedOut") return { text: words.signedOut(here) };
  if (device === undefined && server === undefined) return undefined;
  if (problem === "tooLarge") return { text: words.tooLarge(here) };
  if (isSaving) return { text: words.saving };
  const isOnServer = server !== undefined && (device === undefined || server >= device.at);
  if (isOnServer) return { text: words.onServer(timeOf(server)), isGood: true };
  if (device?.isFull) return { text: words.full(here) };
  if (problem === "away") return { text: words.away(here) };
  return device && { text: words.onDevice(here, timeOf(device.at)), isGood: true };
}

/** Shows when the draft was saved. Above the form, shows other people who write, and a draft of another device. */
export function DraftLine(props: DraftLineProps) {
  const {
    id,
    subject,
    previewPath,
    action,
    form,
    onInput,
    isChanged,
    isGone,
    onNotice,
    onPreview,
    onUse,
    onStale,
    onDone,
  } = props;
  const [isPreviewed, setIsPreviewed] = useState(() => previewPath !== undefined && wantsPreview());
  const [round, setRound] = useState(0);
  const onKept = () => setRound((count) => count + 1);
  const isQuick = isPreviewed;
  const onSentElsewhere = (rest: FormValues | undefined) => (rest ? onUse(rest) : onStale());
  const options = { id, subject, onInput, isChanged, onKept, onSentElsewhere, isQuick };
  const { state, take, refuse, sendNow } = useServerDraft(options);
  const { others, offer, problem } = state;

  useOnChange([others.join(), offer, problem === "gone", isGone], () => {
    onNotice(
      <>
        {others.length > 0 && (
          <p className="with-you" role="status">
            {words.others(others)}
          </p>
        )}
        {offer && (
          <p className="kept" role="status">
            {offer.isSwap ? words.before : words.elsewhere(writeMoment(offer.savedAt))}{" "}
            <Act
              label={offer.isSwap ? words.swap : words.use}
              onClick={() => {
                const values = take();
                if (values) onUse(values);
              }}
            />
            <Act label={words.discard} onClick={refuse} />
          </p>
        )}
        {(problem === "gone" || isGone) && <DeletedNotice id={id} action={action} form={form} onDone={onDone} />}
      </>,
    );
  });

  useOnChange([isPreviewed, round], () => {
    onPreview(previewPath && isPreviewed ? <LivePreview path={previewPath} round={round} /> : null);
  });

  const save = useRef(sendNow);
  save.current = sendNow;
  useEffect(() => {
    const left = new AbortController();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void save.current();
    };
    form.current?.addEventListener("keydown", onKey, { signal: left.signal });
    return () => left.abort();
  }, [form]);

  const now = sentenceOf(state);
  return (
    <div className="draft-line">
      <p className="saved" role="status" data-state={now?.isGood ? "good" : undefined}>
        {now?.text}
        {problem === "signedOut" && (
          <>
            {" "}
            <a href="/login" target="_blank" rel="noreferrer">
              {words.signIn}
            </a>
          </>
        )}
      </p>
      {previewPath && (
        <button
          type="button"
          className="act"
          aria-pressed={isPreviewed}
          onClick={() => {
            rememberPreview(!isPreviewed);
            setIsPreviewed(!isPreviewed);
            if (!isPreviewed) void sendNow();
          }}
        >
          <Icon name="eye" />
          {staffPublishing.preview.show}
        </button>
      )}
    </div>
  );
}

const previewKey = "preview";

function wantsPreview(): boolean {
  try {
    return localStorage.getItem(previewKey) === "on";
  } catch {
    return false;
  }
}

function rememberPreview(isWanted: boolean): void {
  try {
    localStorage.setItem(previewKey, isWanted ? "on" : "off");
  } catch {}
}

interface DeletedNoticeProps {
  id: string;
  action: string;
  form: RefObject<HTMLFormElement | null>;
  onDone?: ((sentence: string) => void) | undefined;
}

/** Offers to restore an item that another person deleted, or to save the text as a new draft. */
function DeletedNotice({ id, action, form, onDone }: DeletedNoticeProps) {
  const fetcher = useFetcher<StaffFormResult>();
  const [isBack, setIsBack] = useState<boolean>();
  const answer = fetcher.data;
  useOnChange([answer], () => {
    if (answer?.done === undefined) return;
    deleteDraft(id);
    onDone?.(answer.done);
  });
  /** Uses `fetch`, because a router submission would discard the form if the person may not restore the item. */
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
      <p>{isBack === false ? words.staysDeleted : words.deleted(nameDevice())}</p>
      <p className="btns">
        {isBack === undefined && <Act icon="undo" label={words.bringBack} onClick={() => void bringBack()} />}
        <Act icon="plus" label={words.keepAsNew} onClick={keepAsNew} />
      </p>
      {answer?.done === undefined && answer?.message && <p>{answer.message}</p>}
    </div>
  );
}
