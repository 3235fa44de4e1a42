import type * as v from "valibot";

/** The form's error, field errors, and form values. */
export type FormResult = { message: string; errors: Record<string, string>; values: Record<string, string> };

/** First error per field. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    const field = String(issue.path?.[0]?.key ?? "");
    errors[field] ??= issue.message;
  }
  return errors;
}

export function markedFields(count: number): string {
  return `Please fix the ${count === 1 ? "marked field" : `${count} marked fields`}.`;
}
