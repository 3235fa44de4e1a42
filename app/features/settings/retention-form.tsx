import { staffSettings } from "content/staff-settings.ts";
import { AutosavedForm } from "../../cms/autosaved-form.tsx";
import { Field } from "../../ui/field.tsx";
import type { FormProps } from "./settings-form.tsx";
import { retentionValuesOf } from "./settings-form-values.ts";

const words = staffSettings;
const fields = [
  { name: "messageMonths", hint: words.messageMonthsHint },
  { name: "auditLogMonths", hint: words.auditLogMonthsHint },
] as const;

/** Retention of personal data, in months. */
export function RetentionForm({ settings, version, action, onDone }: FormProps) {
  const id = "retention";
  const initial = { ...retentionValuesOf(settings), version: [String(version)] };
  return (
    <section className="stack">
      <h2>{words.retention}</h2>
      <p className="muted">{words.retentionHint}</p>
      <AutosavedForm
        id={id}
        action={action}
        button={words.save}
        initial={initial}
        onDone={onDone}
        labels={words.labels}
      >
        {(formValues, errors) => (
          <>
            <input type="hidden" name="form" value={id} />
            <input type="hidden" name="version" value={formValues.version?.[0]} />
            {fields.map((field) => (
              <Field
                key={field.name}
                {...field}
                id={`${id}-${field.name}`}
                label={words.labels[field.name]}
                value={formValues[field.name]?.[0]}
                error={errors[field.name]}
              />
            ))}
          </>
        )}
      </AutosavedForm>
      <p className="small muted">{words.retentionFixed}</p>
    </section>
  );
}
