import type { ComponentProps, ReactNode } from "react";
import type { FormResult } from "../values/form-result.ts";
import { ErrorSummary } from "./alert.tsx";
import { FieldLimits, Honeypot } from "./field.tsx";

/**
 * Returns the fields of a public form by name, each with its id, typed value and error.
 * @param labels by name, in the order of the form
 */
export function fieldsOf<Name extends string>(
  prefix: string,
  answer: FormResult | undefined,
  labels: Record<Name, string>,
) {
  const about = (name: Name) => ({
    id: `${prefix}-${name}`,
    name,
    label: labels[name],
    value: answer?.values[name],
    error: answer?.errors[name],
  });
  const pairs = Object.keys(labels).map((name) => [name, about(name as Name)]);
  return Object.fromEntries(pairs) as Record<Name, ReturnType<typeof about>>;
}

interface FormFieldsProps {
  prefix: string;
  fields: Record<string, { name: string; label: string }>;
  answer: FormResult | undefined;
  schema: ComponentProps<typeof FieldLimits>["of"];
  hasHoneypot?: boolean;
  children: ReactNode;
}

/** Renders the error summary, the limits of the fields, and the honeypot of a public form. */
export function FormFields({ prefix, fields, answer, schema, hasHoneypot = false, children }: FormFieldsProps) {
  return (
    <>
      <ErrorSummary
        message={answer?.message}
        fields={Object.values(fields)}
        errors={answer?.errors}
        prefix={`${prefix}-`}
      />
      <FieldLimits of={schema}>{children}</FieldLimits>
      {hasHoneypot && <Honeypot id={`${prefix}-pot`} />}
    </>
  );
}
