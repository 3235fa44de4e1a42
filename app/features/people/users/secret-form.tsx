import { staff } from "content/staff.ts";
import { useId, useRef } from "react";
import { useFetcher } from "react-router";
import { ErrorSummary } from "../../../ui/alert.tsx";
import { Field } from "../../../ui/field.tsx";
import { Submit } from "../../../ui/submit.tsx";
import { useOnChange } from "../../../ui/use-on-change.ts";
import type { StaffFormErrors, StaffFormResult } from "../../../values/staff-form-result.ts";

interface SecretFormProps<Answer> {
  action: string;
  intent: string;
  fields: { name: string; label: string; type: "password" | "text"; autoComplete: string; hint?: string }[];
  button: string;
  /** Result of the last submission, for browsers without script. */
  plain?: StaffFormErrors | undefined;
  onDone(answer: Answer & { done: string }): void;
}

/** Form for passwords and codes. The browser stores no draft, and the form is empty after success. */
export function SecretForm<Answer extends StaffFormResult>(props: SecretFormProps<Answer>) {
  const { action, intent, fields, button, plain, onDone } = props;
  const fetcher = useFetcher<Answer>();
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const busy = fetcher.state !== "idle";
  const answer = busy ? undefined : (fetcher.data as Answer | undefined);
  useOnChange([answer], () => {
    if (answer === undefined) return;
    if (answer.done === undefined) {
      form.current?.querySelector<HTMLElement>("[data-summary]")?.focus();
    } else {
      form.current?.reset();
      onDone(answer as Answer & { done: string });
    }
  });
  const refused = answer === undefined ? plain : answer.done === undefined ? (answer as StaffFormErrors) : undefined;
  const errors = refused?.errors ?? {};
  return (
    <fetcher.Form ref={form} className="form" method="post" action={action} noValidate>
      <input type="hidden" name="intent" value={intent} />
      <ErrorSummary message={refused?.message} fields={fields} errors={errors} prefix={`${id}-`} />
      {fields.map((field) => (
        <Field key={field.name} {...field} id={`${id}-${field.name}`} error={errors[field.name]} />
      ))}
      <div className="btns">
        <Submit busy={busy} busyWords={staff.form.busy}>
          {button}
        </Submit>
      </div>
    </fetcher.Form>
  );
}
