import { withClock } from "../../values/site-clock.ts";
import "../../staff-kit/sheets/sheets.css";
import "./publish-sheet.css";
import { labelled } from "content/labelled.ts";
import { staffPublishing as words } from "content/staff-publishing.ts";
import { staffPublishingPages } from "content/staff-publishing-pages.ts";
import { staffWordsGuard } from "content/staff-sensitive.ts";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import type { FormValues } from "../../staff-kit/local-draft.ts";
import { leaveOut } from "../../staff-kit/offline/left-out.ts";
import { siteNowHere } from "../../staff-kit/site-time-here.ts";
import { Act } from "../../ui/act.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Submit } from "../../ui/submit.tsx";
import { useOnChange } from "../../ui/use-on-change.ts";
import type { Status, statuses } from "../../values/publishing-status.ts";
import { fromSiteTime, isSkippedTime } from "../../values/site-time.ts";
import type { Rejection, StaffFormErrors } from "../../values/staff-form-result.ts";
import { PhotosOnTheirWay, usePhotosOnTheirWay } from "./photos-on-their-way.tsx";
import { PublishChecks, WordChecks } from "./publish-checks.tsx";
import { showOpenQuestion } from "./sheet-questions.tsx";
import { usePublishFacts } from "./use-publish-facts.ts";
import { wayToField } from "./way-to-field.ts";

const choicesInOrder = ["published", "scheduled", "draft"] as const satisfies (typeof statuses)[number][];

export interface PublishSheetProps {
  id: string;
  /** For example, `post:12` or `post:new`. */
  subject: string;
  formValues: FormValues;
  errors: Record<string, string>;
  refused: StaffFormErrors | undefined;
  busy: boolean;
}

/** Opens before the form is sent, with time, visibility, missing parts, and the preview in messengers. */
export function PublishSheet({ id, subject, formValues, errors, refused, busy }: PublishSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const before = (formValues.status?.[0] as Status | undefined) ?? "published";
  const [status, setStatus] = useState<Status>(before);
  const [problem, setProblem] = useState<string>();
  const { facts, rejections: all, answers, opened, begin, again } = usePublishFacts(subject, dialog);
  // Errors of date and time appear at their own fields.
  const rejections = all.filter(({ field }) => field !== "publishAt");
  const isOnSite = before === "published" && !subject.endsWith(":new");
  const choices = subject.startsWith("words:") ? staffPublishingPages.choices : isOnSite ? words.again : words.choices;

  useOpening(dialog, begin);

  // Errors appear above the form, or at date and time in the sheet.
  useEffect(() => {
    if (refused !== undefined && errors.publishAt === undefined) dialog.current?.close();
  }, [refused, errors.publishAt]);

  const onTheirWay = usePhotosOnTheirWay(dialog, opened, again);
  const [stuck, setStuck] = useState<"stuck" | "notKept">();
  // A draft does not need answers.
  const open = status === "draft" ? 0 : answers.open;
  const mayGo = () => {
    const wrong = status === "scheduled" ? whyNot(dialog.current?.closest("form")) : undefined;
    setProblem(wrong);
    if (wrong !== undefined) return false;
    if (open > 0) showOpenQuestion(dialog.current);
    return open === 0;
  };
  const goWithout = async () => {
    const form = dialog.current?.closest("form");
    if (!form || !mayGo()) return;
    // The upload to the library continues after this page closes.
    const { keepForLibrary } = await import("../../staff-kit/offline/queue-on-device.ts");
    if (!(await keepForLibrary(onTheirWay).catch(() => false))) return setStuck("notKept");
    const isOut = await leaveOut(form, onTheirWay);
    setStuck(isOut ? undefined : "stuck");
    if (isOut) form.requestSubmit();
  };

  const close = () => dialog.current?.close();
  const { fieldOf, jump, show } = wayToField(id, dialog);
  const [first] = rejections;
  const wordChecks = <WordChecks facts={facts} answers={answers} place={dialog} fieldOf={fieldOf} onJump={jump} />;
  return (
    <dialog ref={dialog} className="sside" aria-labelledby={headingId}>
      <div className="dlg-head">
        <h2 id={headingId}>{first ? words.nearly : words.heading}</h2>
        <button type="button" className="x" aria-label={words.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className="dlg-body">
        {onTheirWay.length > 0 && (
          <span onClickCapture={(event) => isSubmit(event) && !mayGo() && event.preventDefault()}>
            <PhotosOnTheirWay count={onTheirWay.length} busy={busy} onWithout={() => void goWithout()} />
          </span>
        )}
        {stuck && (
          <p className="err" role="alert">
            {words.onTheirWay[stuck]}
          </p>
        )}
        {first && <Rejections rejections={rejections} onShow={show} />}
        <fieldset className="opts" onChange={again}>
          <legend className="vh">{words.when}</legend>
          {choicesInOrder.map((choice) => (
            <div className="opt" key={choice}>
              <label>
                <input
                  type="radio"
                  name="status"
                  value={choice}
                  defaultChecked={before === choice}
                  onChange={() => {
                    setStatus(choice);
                    setProblem(undefined);
                  }}
                />
                <span>
                  <b>{choices[choice].label}</b>
                  <small>{choices[choice].note}</small>
                </span>
              </label>
              {choice === "scheduled" && status === "scheduled" && (
                <Moment id={id} value={formValues.publishAt?.[0]} error={problem ?? errors.publishAt} />
              )}
            </div>
          ))}
        </fieldset>
        {opened > 0 &&
          (onTheirWay.length > 0 ? (
            wordChecks
          ) : (
            <PublishChecks key={opened} subject={subject} facts={facts} rejections={rejections} onJump={jump}>
              {wordChecks}
            </PublishChecks>
          ))}
      </div>
      <div className="dlg-foot">
        <p className="err sheet-open" role="status">
          {open > 0 && staffWordsGuard.open(open)}
        </p>
        {onTheirWay.length === 0 && (
          <span
            className="btns"
            onClickCapture={(event) => {
              if (first !== undefined) {
                event.preventDefault();
                return show(first);
              }
              if (!mayGo()) event.preventDefault();
            }}
          >
            <Submit busy={busy} busyWords={words.busy}>
              {first ? words.first(rejections.length) : choices[status].label}
            </Submit>
          </span>
        )}
        <button type="button" className="btn btn--line" onClick={close}>
          {words.goOn}
        </button>
      </div>
      {answers.values.map((value) => (
        <input key={value} type="hidden" name="word-answers" value={value} />
      ))}
      <input type="hidden" name="version" value={formValues.version?.[0] ?? "0"} />
    </dialog>
  );
}

/** Opens the sheet instead of sending the form, also with Ctrl+Enter. */
function useOpening(dialog: RefObject<HTMLDialogElement | null>, onOpen: () => void): void {
  useOnChange([], () => {
    const form = dialog.current?.closest("form");
    const open = () => {
      if (dialog.current === null || dialog.current.open) return;
      dialog.current.showModal();
      onOpen();
    };
    const left = new AbortController();
    const options = { signal: left.signal };
    const intercept = (event: Event) => {
      if (dialog.current?.open) return;
      event.preventDefault();
      event.stopPropagation();
      open();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        open();
      }
    };
    form?.addEventListener("submit", intercept, options);
    form?.addEventListener("keydown", onKey, options);
    return () => left.abort();
  });
}

const isSubmit = ({ target }: { target: EventTarget }): boolean =>
  (target as Element).closest("button")?.type === "submit";

function whyNot(form: HTMLFormElement | null | undefined): string | undefined {
  const typed = form ? String(new FormData(form).get("publishAt") ?? "") : "";
  const moment = fromSiteTime(typed);
  if (moment === undefined) return words.missing;
  if (isSkippedTime(typed)) return words.skipped;
  return Date.parse(moment) <= siteNowHere() ? words.past : undefined;
}

function Moment({ id, value, error }: { id: string; value: string | undefined; error: string | undefined }) {
  const field = `${id}-publishAt`;
  return (
    <div className="field">
      <label htmlFor={field}>{withClock(words.moment)}</label>
      <input
        id={field}
        name="publishAt"
        type="datetime-local"
        defaultValue={value}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${field}-error`}
      />
      <p className="err" id={`${field}-error`} role="alert" hidden={error === undefined}>
        {error}
      </p>
    </div>
  );
}

interface RejectionsProps {
  rejections: Rejection[];
  onShow(rejection: Rejection): void;
}

function Rejections({ rejections, onShow }: RejectionsProps) {
  const id = useId();
  return (
    <section className="first" aria-labelledby={id} tabIndex={-1}>
      <h3 id={id}>
        <Icon name="alert" />
        {words.first(rejections.length)}
      </h3>
      <ul>
        {rejections.map((rejection) => (
          <li key={`${rejection.at ?? rejection.field} ${rejection.text}`}>
            <span>
              <b>{rejection.label ?? rejection.text}</b>
              {rejection.label && <small>{rejection.text}</small>}
            </span>
            {(rejection.isStale || rejection.field) && (
              <Act label={words.show} about={sentenceOf(rejection)} onClick={() => onShow(rejection)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const sentenceOf = ({ label, text }: Rejection): string => (label ? labelled(label, text) : text);
