import type * as v from "valibot";

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
