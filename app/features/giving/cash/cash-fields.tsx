import { staffCash as words } from "content/staff-cash.ts";
import type { ComponentProps } from "react";
import { Field } from "../../../ui/field.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import type { StaffFormErrors } from "../../../values/staff-form-result.ts";

export type Refused = StaffFormErrors | undefined;

/** Returns the typed values of a refused form; undefined for another form of the page. */
const typedIn = (refused: Refused, intent: string) =>
  refused?.formValues?.intent?.[0] === intent ? refused.formValues : undefined;

interface Common {
  refused: Refused;
  intent: string;
}

/** A field with its typed value, if the form was refused. */
export function Typed({ refused, intent, ...field }: ComponentProps<typeof Field> & Common) {
  const typed = typedIn(refused, intent);
  const value = typed === undefined ? field.value : typed[field.name]?.[0];
  const error = typed === undefined ? undefined : refused?.errors[field.name];
  return <Field {...field} {...(value !== undefined && { value })} {...(error !== undefined && { error })} />;
}

interface ChoiceProps extends Common {
  id: string;
  name: string;
  label: string;
  options: { id: number | string; name: string }[];
  /** Chosen value of an unsent form. */
  value?: string | number | undefined;
}

/** A list with the chosen value, if the form was refused. A list of one is chosen already. */
export function Choice({ id, name, label, options, value, refused, intent }: ChoiceProps) {
  const typed = typedIn(refused, intent);
  const first = options.length === 1 ? options[0]?.id : undefined;
  const chosen = typed?.[name]?.[0] ?? value ?? first ?? "";
  return (
    <SelectField
      id={id}
      name={name}
      label={label}
      value={String(chosen)}
      error={typed === undefined ? undefined : refused?.errors[name]}
      options={[["", words.choose], ...options.map((option) => [String(option.id), option.name] as const)]}
      required
    />
  );
}
