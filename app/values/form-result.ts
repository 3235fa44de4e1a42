import type * as v from "valibot";

/** What a form says after it was sent: its own sentence, a sentence for each wrong field, and what was typed. */
export interface FormAnswer {
  message: string;
  errors: Record<string, string>;
  values: Record<string, string>;
}

/** The first sentence for each field that is not as the schema wants it. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    const field = String(issue.path?.[0]?.key ?? "");
    errors[field] ??= issue.message;
  }
  return errors;
}

/** What to do about a form whose fields are marked. */
export function markedFields(count: number): string {
  return `Please fix the ${count === 1 ? "marked field" : `${count} marked fields`}.`;
}
