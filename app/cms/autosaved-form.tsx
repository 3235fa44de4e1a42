import { staff } from "content/staff.ts";
import { type ReactNode, type RefObject, startTransition, useEffect, useRef, useState } from "react";
import { useFetcher, useRevalidator } from "react-router";
import { bodyOf, type FormValues, readDraft, saveDraft } from "../staff-kit/local-draft.ts";
import { countChanges } from "../staff-kit/rooms/count-changes.ts";
import { Room } from "../staff-kit/rooms/room-parts.tsx";
import { SaveBar } from "../staff-kit/rooms/save-bar.tsx";
import { useUnsavedChangesPrompt } from "../staff-kit/unsaved-changes-guard.tsx";
import { useFormKey } from "../staff-kit/use-form-key.ts";
import { useLatePart } from "../staff-kit/use-late-part.ts";
import { Act } from "../ui/act.tsx";
import { ErrorSummary } from "../ui/alert.tsx";
import { Submit } from "../ui/submit.tsx";
import { useOnChange } from "../ui/use-on-change.ts";
import type { Difference, StaffFormErrors, StaffFormResult } from "../values/staff-form-result.ts";
import { useLocalDraft } from "./drafts/use-local-draft.ts";
import type { InputListener } from "./drafts/use-server-draft.ts";
import { WordQuestions } from "./protection/word-questions.tsx";

const words = staff.form;

interface FieldProps<Name extends string> {
  id: string;
  name: Name;
  label: string;
  value: string | undefined;
  error: string | undefined;
}

export interface FieldsProps<Name extends string> {
  id: string;
  about(name: Name): FieldProps<Name>;
  formValues: FormValues;
}

interface AutosavedFormProps {
  id: string;
  /** Subject of the server draft, such as `post:12` or `post:new`. */
  subject?: string;
  previewPath?: string | undefined;
  action: string;
  button: string;
  initial: FormValues;
  children(
    formValues: FormValues,
    errors: Record<string, string>,
    about: FieldsProps<string>["about"],
    answer: { refused: StaffFormErrors | undefined; busy: boolean },
  ): ReactNode;
  /**
   * @param queuedKey key of a form that waits on the device
   * @param staysOpen true if a step of a process stays on the screen
   */
  onDone?(sentence: string, queuedKey?: string, staysOpen?: true): void;
  actions?: ReactNode;
  /** Last response, rendered with the page if there is no script. */
  plain?: StaffFormErrors | undefined;
  labels: Record<string, string>;
  /** Preview of the site beside a settings form. */
  side?: (formValues: FormValues) => ReactNode;
  /** True for a step of a process: no change counter and no undo. */
  isStep?: true;
}

/**
 * A staff form with autosave: its local draft survives a lost connection, a closed tab and an expired session. An
 * idempotency key makes a repeated submission count once.
 */
export function AutosavedForm(props: AutosavedFormProps) {
  const { id, subject, previewPath, action, button, children, onDone, actions, labels, side, isStep, plain } = props;
  const fetcher = useFetcher<StaffFormResult>();
  const form = useRef<HTMLFormElement>(null);
  const draft = useLocalDraft(id, typedOf(plain) ?? props.initial, form, useFormKey(id));
  const [notice, setNotice] = useState<ReactNode>();
  const [preview, setPreview] = useState<ReactNode>();
  const { revalidate } = useRevalidator();
  const [typed, setTyped] = useState<{ round: number; values: FormValues }>();
  const [undone, setUndone] = useState<StaffFormErrors>();
  const onInput = useRef<InputListener>(null);
  const DraftLine = useLatePart(subject !== undefined, () => import("./drafts/draft-line.tsx"))?.DraftLine;
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  const busy = fetcher.state !== "idle";

  useOnChange([answer], () => {
    if (answer?.done === undefined) return;
    draft.end(answer.isQueued);
    onDone?.(answer.done, answer.queuedKey, answer.staysOpen);
  });

  const last = answer === undefined ? plain : answer.done === undefined ? answer : undefined;
  const refused = last === undone ? undefined : last;
  useRefusal(refused, form);
  const formValues = useSeenVersion(draft, refused);
  useUnsavedChangesPrompt(draft.isChanged && !busy);

  const errors = refused?.errors ?? {};
  const about = (name: string) => ({
    id: `${id}-${name}`,
    name,
    label: labels[name] ?? name,
    value: draft.formValues[name]?.[0],
    error: errors[name],
  });
  const shown = typed?.round === draft.round ? typed.values : draft.formValues;
  const onUndo = () => {
    draft.goBack(props.initial);
    setUndone(last);
    // Another person may have saved other changes.
    void revalidate();
  };
  const foot = { busy, button, actions };
  return (
    <fetcher.Form
      ref={form}
      className={["form", preview && "is-previewed", side && "room-form"].filter(Boolean).join(" ")}
      method="post"
      action={action}
      noValidate
      onInput={({ currentTarget }) => {
        const now = readDraft(currentTarget);
        const isKept = saveDraft(id, now);
        // Low priority, so that the next key press can interrupt this update.
        startTransition(() => {
          draft.setChanged(true);
          if (side) setTyped({ round: draft.round, values: now });
          onInput.current?.(now, isKept);
        });
      }}
    >
      <input type="hidden" name="idempotencyKey" value={draft.key} />
      <ErrorSummary
        message={refused?.message}
        fields={Object.keys(errors).map((name) => ({ name, label: labelOf(labels, name) }))}
        errors={errors}
        prefix={`${id}-`}
      />
      <NewerVersion
        refused={refused}
        onDecided={(values) => {
          draft.use(values);
          void fetcher.submit(bodyOf(values), { method: "post", action });
        }}
      />
      <WordQuestions questions={refused?.questions ?? []} answers={refused?.formValues?.["word-answers"] ?? []} />
      {notice}
      {draft.isFound && (
        <p className="kept" role="status">
          {words.kept} <Act label={words.discard} onClick={draft.startAnew} />
        </p>
      )}
      <Columns side={side?.(shown)}>
        <div className="form" key={draft.round}>
          {children(formValues, errors, about, { refused, busy })}
        </div>
      </Columns>
      <Foot {...foot} undo={side && !isStep && { changes: countChanges(props.initial, shown), onUndo }}>
        {subject && DraftLine && (
          <DraftLine
            id={id}
            subject={subject}
            previewPath={previewPath}
            action={action}
            form={form}
            onInput={onInput}
            isChanged={draft.isChanged}
            onNotice={setNotice}
            onPreview={setPreview}
            onDone={onDone}
            isGone={refused?.isGone ?? false}
            onUse={draft.use}
            onStale={draft.startAnew}
          />
        )}
      </Foot>
      {preview}
    </fetcher.Form>
  );
}

/** Returns a field's label; for `socialUrl-1`, the label of the list and the row's number. */
function labelOf(labels: Record<string, string>, name: string): string {
  const [, list = "", index] = /^(.+)-(\d+)$/.exec(name) ?? [];
  return labels[name] ?? (labels[list] === undefined ? name : `${labels[list]} ${Number(index) + 1}`);
}

const Columns = ({ side, children }: { side: ReactNode; children: ReactNode }) =>
  side === undefined ? children : <Room side={side}>{children}</Room>;

interface FootProps {
  busy: boolean;
  button: string;
  actions: ReactNode;
  undo: { changes: number; onUndo(): void } | false | undefined;
  children: ReactNode;
}

function Foot({ busy, button, actions, undo, children }: FootProps) {
  if (undo)
    return (
      <SaveBar {...undo} busy={busy} busyWords={words.busy} button={button}>
        {actions}
      </SaveBar>
    );
  return (
    <div className="dlg-foot">
      {children}
      <Submit busy={busy} busyWords={words.busy}>
        {button}
      </Submit>
      {actions}
    </div>
  );
}

function useRefusal(refused: StaffFormErrors | undefined, form: RefObject<HTMLFormElement | null>): void {
  useOnChange([refused], () => {
    if (refused === undefined) return;
    form.current?.querySelector<HTMLElement>("[data-summary]")?.focus();
  });
}

const withVersion = (values: FormValues, version: number): FormValues => ({ ...values, version: [String(version)] });

/**
 * Returns the typed values of a rejected form, without its key: the next form is another one. A person who accepts
 * another's version may then replace them.
 */
function typedOf({ formValues, newer }: Partial<StaffFormErrors> = {}): FormValues | undefined {
  if (formValues === undefined) return undefined;
  const { idempotencyKey: _, ...typed } = formValues;
  return newer ? withVersion(typed, newer.version) : typed;
}

/** Tracks the version that the form shows, which it replaces when saved with script. */
function useSeenVersion(
  { formValues, round }: Pick<ReturnType<typeof useLocalDraft>, "formValues" | "round">,
  refused: StaffFormErrors | undefined,
) {
  const seen = useRef<{ round: number; version: number }>(undefined);
  if (refused?.newer) seen.current = { round, version: refused.newer.version };
  return seen.current?.round === round ? withVersion(formValues, seen.current.version) : formValues;
}

interface NewerVersionProps {
  refused: StaffFormErrors | undefined;
  onDecided(values: FormValues): void;
}

/** Shows what another person saved: the differences, or a question about fields that both changed. */
function NewerVersion({ refused, onDecided }: NewerVersionProps) {
  const [isUndecided, setIsUndecided] = useState(false);
  const loadConflict = () => import("./versions/conflict-dialog.tsx");
  const ConflictDialog = useLatePart(refused?.conflict !== undefined, loadConflict)?.ConflictDialog;
  useEffect(() => setIsUndecided(refused?.conflict !== undefined), [refused]);
  return (
    <>
      {refused?.newer && (
        <details className="newer" open>
          <summary>{words.difference}</summary>
          <Differences differences={refused.newer.differences} />
        </details>
      )}
      {refused?.conflict && isUndecided && ConflictDialog && (
        <ConflictDialog
          conflict={refused.conflict}
          onClose={() => setIsUndecided(false)}
          onDecided={(values) => {
            setIsUndecided(false);
            onDecided(values);
          }}
        />
      )}
    </>
  );
}

function Differences({ differences }: { differences: Difference[] }) {
  if (differences.length === 0) return <p>{words.noDifference}</p>;
  return differences.map(({ label, saved, sent }) => (
    <section key={label}>
      <h3>{label}</h3>
      <p className="small muted">{words.savedNow}</p>
      <p>{saved || words.nothing}</p>
      <p className="small muted">{words.yours}</p>
      <p>{sent || words.nothing}</p>
    </section>
  ));
}
