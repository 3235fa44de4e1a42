import { Check, Field, FieldLimits } from "../../../ui/field.tsx";
import type { FormResult } from "../../../values/form-result.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import { guestSchema, needs } from "./guest-schema.ts";

type GuestValues = Record<string, string>;

interface GuestFieldsProps {
  /** Initial values; the values of a rejected form replace them. */
  values?: GuestValues;
  answer: FormResult | undefined;
}

export function useGuestLabels() {
  const { form, errors } = useWords("coming");
  const names = ["name", "contact", "adults", "children"] as const;
  return {
    errors,
    fields: [
      ...names.map((name) => ({ name, label: form[name] })),
      { name: "otherNeed", label: form.needs.other },
      { name: "adult", label: form.adult },
    ],
  };
}

export function GuestFields({ values = {}, answer }: GuestFieldsProps) {
  const { form: words, errors } = useWords("coming");
  const shown = answer?.values ?? values;
  const field = (name: "name" | "contact" | "adults" | "children") => ({
    id: `coming-${name}`,
    name,
    label: words[name],
    value: shown[name] ?? "",
    error: answer?.errors[name],
  });
  const helps = [...needs, "otherNeed"].some((name) => shown[name]);
  const error = answer?.errors.adult;
  return (
    <FieldLimits of={guestSchema(errors)}>
      <Field {...field("name")} autoComplete="name" />
      <Field {...field("contact")} hint={words.contactHint} sure={errors.isRight} />
      <div className="two">
        <Field {...field("adults")} inputMode="numeric" />
        <Field {...field("children")} inputMode="numeric" optional />
      </div>
      <details open={helps}>
        <summary>{words.needs.legend}</summary>
        <fieldset>
          <legend className="small">{words.needs.note}</legend>
          {needs.map((need) => (
            <Check
              key={need}
              name={need}
              value="yes"
              label={words.needs[need]}
              defaultChecked={shown[need] !== undefined && shown[need] !== ""}
            />
          ))}
          <Field
            id="coming-otherNeed"
            name="otherNeed"
            label={words.needs.other}
            optional
            value={shown.otherNeed ?? ""}
            error={answer?.errors.otherNeed}
          />
        </fieldset>
      </details>
      <div className="field">
        <Check
          id="coming-adult"
          name="adult"
          value="yes"
          label={words.adult}
          defaultChecked={Boolean(shown.adult)}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : "coming-adult-error"}
        />
        <p className="err" id="coming-adult-error" hidden={error === undefined}>
          {error}
        </p>
      </div>
    </FieldLimits>
  );
}
