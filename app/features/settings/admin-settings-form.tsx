import { staffSettings as words } from "content/staff-settings.ts";
import type { ReactNode } from "react";
import { AutosavedForm } from "../../cms/autosaved-form.tsx";
import type { FormValues } from "../../cms/local-draft.ts";
import { Field } from "../../ui/field.tsx";
import type { SettingsFormProps } from "./settings-form.tsx";
import { bankValuesOf, retentionValuesOf } from "./settings-form-values.ts";

const bankFields = [{ name: "bankName" }, { name: "nairaAccount" }, { name: "dollarAccount" }, { name: "accountName" }];

/** Bank details, with a checkbox that every digit was compared. */
export function BankForm(props: SettingsFormProps) {
  return (
    <AdminForm
      {...props}
      id="bank"
      values={bankValuesOf(props.settings)}
      hint={words.bankHint}
      fields={bankFields}
      check={(errors) => (
        <>
          <label className="check">
            <input type="checkbox" name="checked" id="bank-checked" />
            <span>{words.bankAsk}</span>
          </label>
          <p className="err" hidden={errors.checked === undefined}>
            {errors.checked}
          </p>
        </>
      )}
    />
  );
}

const retentionFields = [
  { name: "messageMonths", hint: words.messageMonthsHint },
  { name: "auditLogMonths", hint: words.auditLogMonthsHint },
];

/** Retention of personal data, in months. */
export function RetentionForm(props: SettingsFormProps) {
  const values = retentionValuesOf(props.settings);
  return (
    <AdminForm {...props} id="retention" values={values} hint={words.retentionHint} fields={retentionFields}>
      <p className="small muted">{words.retentionFixed}</p>
    </AdminForm>
  );
}

interface AdminFormProps extends SettingsFormProps {
  id: "bank" | "retention";
  values: FormValues;
  hint: string;
  fields: { name: string; hint?: string }[];
  /** Before the button. */
  check?(errors: Record<string, string>): ReactNode;
  /** After the form. */
  children?: ReactNode;
}

/** A form of its own, which only admins see. */
function AdminForm({ id, values, hint, fields, check, children, version, action, onDone }: AdminFormProps) {
  const initial = { ...values, version: [String(version)] };
  return (
    <section className="stack">
      <h2>{words[id]}</h2>
      <p className="muted">{hint}</p>
      <AutosavedForm
        id={id}
        action={action}
        button={words.save}
        initial={initial}
        onDone={onDone}
        labels={words.labels}
      >
        {(formValues, errors, about) => (
          <>
            <input type="hidden" name="form" value={id} />
            <input type="hidden" name="version" value={formValues.version?.[0]} />
            {fields.map((field) => (
              <Field key={field.name} {...about(field.name)} hint={field.hint} />
            ))}
            {check?.(errors)}
          </>
        )}
      </AutosavedForm>
      {children}
    </section>
  );
}
