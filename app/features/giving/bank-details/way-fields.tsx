import { staffBank } from "content/staff-bank.ts";
import type { FieldsProps } from "../../../cms/autosaved-form.tsx";
import type { FormValues } from "../../../staff-kit/local-draft.ts";
import { Check, Field } from "../../../ui/field.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import type { WayChoices } from "./way-forms.ts";
import { slots, wayFields } from "./way-slots.ts";

const words = staffBank.way;

/** Labels of all fields of ways, by the names that the form sends. */
export const wayLabels: Record<string, string> = Object.fromEntries(
  slots.flatMap((slot) =>
    wayFields.map((field) => [
      `${field}${slot}`,
      slot === 1 ? words.labels[field] : words.also(words.labels[field], slot),
    ]),
  ),
);

interface WayFieldsProps {
  choices: WayChoices;
  formValues: FormValues;
  errors: Record<string, string>;
  about: FieldsProps<string>["about"];
}

/** One to four ways to give: the first is open, the others open where there is something in them. */
export function WayFields({ formValues, errors, ...about }: WayFieldsProps) {
  const hasAny = (slot: number) =>
    wayFields.some((field) => formValues[`${field}${slot}`]?.[0] || errors[`${field}${slot}`]);
  return slots.map((slot) =>
    slot === 1 ? (
      <fieldset className="form" key={slot}>
        <legend className="label">{words.one}</legend>
        <OneWay slot={slot} formValues={formValues} errors={errors} {...about} />
      </fieldset>
    ) : (
      <details key={slot} open={hasAny(slot)}>
        <summary className="act">{words.another(slot)}</summary>
        <fieldset className="form">
          <legend className="vh">{words.another(slot)}</legend>
          <OneWay slot={slot} formValues={formValues} errors={errors} {...about} />
        </fieldset>
      </details>
    ),
  );
}

function OneWay({ slot, choices, formValues, errors, about }: WayFieldsProps & { slot: number }) {
  const typed = (field: string) => formValues[`${field}${slot}`]?.[0];
  const first = slot === 1 ? (choices.forms[0]?.label ?? "") : "";
  const { banks } = choices;
  const hasWallets = choices.forms.some(({ kind }) => kind !== "bank");
  return (
    <>
      <SelectField
        {...about(`form${slot}`)}
        value={typed("form") || first}
        options={[["", words.noWay], ...choices.forms.map(({ label }): Option => [label, label])]}
      />
      <SelectField
        {...about(`currency${slot}`)}
        options={choices.currencies.map(({ code, name }): Option => [code, `${name} (${code})`])}
      />
      <Field {...about(`bank${slot}`)} optional={hasWallets} {...(hasWallets && { hint: words.bankHint })} />
      {banks.length > 0 && <SelectField {...about(`code${slot}`)} options={[["", staffBank.ask.other], ...banks]} />}
      <Field {...about(`number${slot}`)} autoComplete="off" />
      {(errors[`sure${slot}`] ?? typed("sure")) && (
        <Check
          id={about(`sure${slot}`).id}
          name={`sure${slot}`}
          label={words.labels.sure}
          defaultChecked={typed("sure") === "on"}
        />
      )}
      <Field {...about(`name${slot}`)} />
    </>
  );
}

type Option = [value: string, label: string];
