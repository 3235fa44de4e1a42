import { staff } from "content/staff.ts";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { ErrorSummary } from "../ui/alert.tsx";
import { Submit } from "../ui/submit.tsx";
import type { StaffFormResult } from "../values/staff-form-result.ts";
import { Differences } from "./differences.tsx";
import { findDraft, forgetTyped, readDraft, saveDraft, type Typed } from "./local-draft.ts";
import { useUnsavedChangesPrompt } from "./unsaved-changes-guard.tsx";

const words = staff.form;

interface AutosavedFormProps {
  /** Names the form on this device: what is typed under one id comes back under it. */
  id: string;
  /** Where it is sent. */
  action: string;
  button: string;
  /** What the fields hold before anybody types. */
  initial: Typed;
  /** The fields, with what they hold and what is wrong with them. */
  children(typed: Typed, errors: Record<string, string>): ReactNode;
  /** Called once the server has it. */
  onDone?(sentence: string): void;
  /** Further buttons. */
  actions?: ReactNode;
  /** What a field is called in the summary. */
  labels: Record<string, string>;
}

/**
 * A form of the staff area. What is typed stays on this device until the server confirms it, through a lost connection,
 * a closed tab and an ended session; the same sending arrives once; leaving a changed form asks first.
 */
export function AutosavedForm({ id, action, button, initial, children, onDone, actions, labels }: AutosavedFormProps) {
  const fetcher = useFetcher<StaffFormResult>();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(initial);
  const [round, setRound] = useState(0);
  const [changed, setChanged] = useState(false);
  const [found, setFound] = useState(false);
  const [key, setKey] = useState("");
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  const busy = fetcher.state !== "idle";
  const start = (values: Typed) => {
    setTyped(values);
    setRound((before) => before + 1);
    // A sending whose answer was lost keeps its key, so that it arrives once even when it is sent again.
    setKey(values.submitKey?.[0] || crypto.randomUUID());
  };

  const fresh = JSON.stringify(initial);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another form, or what is saved changed; never while typing.
  useEffect(() => {
    if (changed) return;
    const kept = findDraft(id);
    start(kept ?? initial);
    setFound(kept !== undefined);
    setChanged(kept !== undefined);
  }, [id, fresh]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one answer is one success, whatever else changes.
  useEffect(() => {
    if (answer?.done === undefined) return;
    forgetTyped(id);
    setChanged(false);
    setFound(false);
    start(initial);
    onDone?.(answer.done);
  }, [answer]);

  const refused = answer?.done === undefined ? answer : undefined;
  useEffect(() => {
    if (refused === undefined) return;
    form.current?.querySelector<HTMLElement>("[data-summary]")?.focus();
    // Who has been shown what is saved now may replace it.
    const version = form.current?.querySelector<HTMLInputElement>("[name=version]");
    if (version && refused.newer) version.value = String(refused.newer.version);
  }, [refused]);

  useUnsavedChangesPrompt(changed && !busy);

  const errors = refused?.errors ?? {};
  return (
    <fetcher.Form
      ref={form}
      className="form"
      method="post"
      action={action}
      noValidate
      onInput={({ currentTarget }) => {
        setChanged(true);
        saveDraft(id, readDraft(currentTarget));
      }}
    >
      <input type="hidden" name="submitKey" value={key} />
      <ErrorSummary
        message={refused?.message}
        errors={Object.entries(errors).map(([name, message]) => ({
          fieldId: `${id}-${name}`,
          label: labels[name] ?? name,
          message,
        }))}
      />
      {refused?.newer && (
        <details className="newer" open>
          <summary>{words.difference}</summary>
          <Differences differences={refused.newer.differences} />
        </details>
      )}
      {found && (
        <p className="kept" role="status">
          {words.kept}{" "}
          <button
            type="button"
            className="act"
            onClick={() => {
              forgetTyped(id);
              setFound(false);
              setChanged(false);
              start(initial);
            }}
          >
            {words.discard}
          </button>
        </p>
      )}
      <div className="form" key={round}>
        {children(typed, errors)}
      </div>
      <div className="dlg-foot">
        <Submit busy={busy} busyWords={words.busy}>
          {button}
        </Submit>
        {actions}
      </div>
    </fetcher.Form>
  );
}
