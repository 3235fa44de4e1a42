import type { StaffFormResult } from "../../../values/staff-form-result.ts";

export interface Typed {
  /** Intent of the form that was rejected. */
  intent: string | undefined;
  valueOf(name: string): string | undefined;
  errorOf(name: string): string | undefined;
}

/** What was typed into a rejected form, and what was wrong with it. */
export function findTyped(answer: StaffFormResult | undefined): Typed {
  const rejected = answer === undefined || answer.done !== undefined ? undefined : answer;
  return {
    intent: rejected?.formValues?.intent?.[0],
    valueOf: (name) => rejected?.formValues?.[name]?.[0],
    errorOf: (name) => rejected?.errors?.[name],
  };
}
