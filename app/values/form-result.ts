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

const defaultWords = { marked: "Please fix the marked field.", markedSeveral: "Please fix the {count} marked fields." };

export const markedFields = (count: number, words = defaultWords): string =>
  count === 1 ? words.marked : fillPlaces(words.markedSeveral, { count: `${count}` });
