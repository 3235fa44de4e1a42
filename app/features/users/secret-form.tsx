import { staff } from "content/staff.ts";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useFetcher } from "react-router";
import { ErrorSummary } from "../../ui/alert.tsx";
import { Field } from "../../ui/field.tsx";
import { Submit } from "../../ui/submit.tsx";
import type { StaffFormErrors, StaffFormResult } from "../../values/staff-form-result.ts";

interface SecretField {
  name: string;
  label: string;
  type: "password" | "text";
  autoComplete: string;
  hint?: string;
}

interface SecretFormProps<Answer> {
  action: string;
  hidden: Record<string, string>;
  fields: SecretField[];
  button: string;
  onDone(answer: Answer): void;
  children?: ReactNode;
}

/** A form for passwords and codes: no local draft, and empty after success. */
export function SecretForm<Answer extends StaffFormResult>({
  action,
  hidden,
  fields,
  button,
  onDone,
  children,
}: SecretFormProps<Answer & { done: string }>) {
  const fetcher = useFetcher<Answer>();
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const busy = fetcher.state !== "idle";
  const answer = busy ? undefined : (fetcher.data as Answer | undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per answer.
  useEffect(() => {
    if (answer === undefined) return;
    if (answer.done === undefined) {
      form.current?.querySelector<HTMLElement>("[data-summary]")?.focus();
    } else {
      form.current?.reset();
      onDone(answer as Answer & { done: string });
    }
  }, [answer]);
  const refused = answer?.done === undefined ? (answer as StaffFormErrors | undefined) : undefined;
  const errors = refused?.errors ?? {};
  return (
    <fetcher.Form ref={form} className="form" method="post" action={action} noValidate>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ErrorSummary
        message={refused?.message}
        errors={fields.flatMap(({ name, label }) => {
          const message = errors[name];
          return message === undefined ? [] : [{ fieldId: `${id}-${name}`, label, message }];
        })}
      />
      {fields.map((field) => (
        <Field key={field.name} {...field} id={`${id}-${field.name}`} error={errors[field.name]} />
      ))}
      <div className="btns">
        <Submit busy={busy} busyWords={staff.form.busy}>
          {button}
        </Submit>
        {children}
      </div>
    </fetcher.Form>
  );
}
