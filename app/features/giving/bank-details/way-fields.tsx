import { staffBank } from "content/staff-bank.ts";
import type { FieldsProps } from "../../../cms/autosaved-form.tsx";
import type { FormValues } from "../../../staff-kit/local-draft.ts";
import { Check, Field } from "../../../ui/field.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { freeWallet, slots, type WayChoices, type WayField, wayFields } from "./way-forms.ts";

const words = staffBank.way;

/** Labels of the fields of all ways. */
export const listWayLabels = (): Record<string, string> =>
  Object.fromEntries(
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

export function WayFields({ formValues, errors, ...about }: WayFieldsProps) {
  const hasAny = (slot: number) =>
    wayFields.some((field) => formValues[`${field}${slot}`]?.[0] || errors[`${field}${slot}`]);
  return slots.map((slot) =>
    slot === 1 ? (
      <fieldset className="form" key={slot}>
        <legend className="label">{words.one}</legend>
        <SlotFields slot={slot} formValues={formValues} errors={errors} {...about} />
      </fieldset>
    ) : (
      <details key={slot} open={hasAny(slot)}>
        <summary className="act">{words.another(slot)}</summary>
        <fieldset className="form">
          <legend className="vh">{words.another(slot)}</legend>
          <SlotFields slot={slot} formValues={formValues} errors={errors} {...about} />
        </fieldset>
      </details>
    ),
  );
}

function SlotFields({ slot, choices, formValues, errors, about }: WayFieldsProps & { slot: number }) {
  const typed = (field: WayField) => formValues[`${field}${slot}`]?.[0];
  const isFolded = (...fields: WayField[]) =>
    !fields.some((field) => formValues[`${field}${slot}`]?.[0] || errors[`${field}${slot}`]);
  const tick = (field: "sure" | "reference") => (
    <Check
      id={about(`${field}${slot}`).id}
      name={`${field}${slot}`}
      label={words.labels[field]}
      defaultChecked={typed(field) === "on"}
    />
  );
  const first = slot === 1 ? (choices.forms[0]?.label ?? "") : "";
  const { banks, hasPaybill } = choices;
  return (
    <>
      <SelectField
        {...about(`form${slot}`)}
        value={typed("form") || first}
        options={[
          ["", words.noWay],
          ...choices.forms.map(({ label }): Option => [label, label]),
          [freeWallet, words.freeWallet],
        ]}
      />
      <SelectField
        {...about(`currency${slot}`)}
        options={choices.currencies.map(({ code, name }): Option => [code, `${name} (${code})`])}
      />
      <Field {...about(`bank${slot}`)} optional hint={words.bankHint} />
      {banks.length > 0 && <SelectField {...about(`code${slot}`)} options={[["", staffBank.ask.other], ...banks]} />}
      <Field {...about(`number${slot}`)} autoComplete="off" />
      {(errors[`sure${slot}`] ?? typed("sure")) && tick("sure")}
      <Field {...about(`name${slot}`)} />
      {hasPaybill && <Field {...about(`account${slot}`)} optional autoComplete="off" hint={words.accountHint} />}
      <details open={!isFolded("label", "steps", "reference")}>
        <summary className="act">{words.free}</summary>
        <div className="form">
          <Field {...about(`label${slot}`)} optional hint={words.labelHint} />
          <Field {...about(`steps${slot}`)} optional long hint={words.stepsHint} />
          {tick("reference")}
          <p className="hint">{words.referenceHint}</p>
        </div>
      </details>
      <details open={!isFolded("bic", "bankAddress", "abroad")}>
        <summary className="act">{words.abroad}</summary>
        <div className="form">
          <Field {...about(`bic${slot}`)} optional autoComplete="off" />
          <Field {...about(`bankAddress${slot}`)} optional />
          <Field {...about(`abroad${slot}`)} optional hint={words.abroadHint} />
        </div>
      </details>
    </>
  );
}

type Option = [value: string, label: string];
