import { formErrors } from "content/form-errors.ts";
import { pluralForm } from "content/intl.ts";
import type * as v from "valibot";
import { fillPlaces } from "./places.ts";

export type FormResult = { message: string; errors: Record<string, string>; values: Record<string, string> };

/** Returns the first error of each field. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    const field = String(issue.path?.[0]?.key ?? "");
    errors[field] ??= issue.message;
  }
  return errors;
}

/** @param words the foundation's own sentences */
export const markedFields = (count: number, words: Record<"marked" | "markedSeveral", string> = formErrors): string =>
  pluralForm(count) === "one" ? words.marked : fillPlaces(words.markedSeveral, { count: `${count}` });
