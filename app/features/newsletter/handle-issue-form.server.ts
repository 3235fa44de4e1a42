import { newerRejection } from "../../cms/handle-content-form.server.ts";
import type { Sender } from "../../server/context.server.ts";
import type { SentForm } from "../../server/http/handle-form.server.ts";
import { parseTextList } from "../../values/text-list.ts";
import type { Issue } from "./issue-queries.server.ts";
import { issueSchema } from "./issue-schema.ts";
import { changeIssue, createIssue } from "./save-issue.server.ts";

interface FormWords {
  fields: Record<string, string>;
  saved: string;
  newer: string;
}

export function formValuesOf({ subject, opening, items, version }: Issue): Record<string, string[]> {
  return { subject: [subject], opening: [opening], items: parseTextList(items), version: [String(version)] };
}

/**
 * Validates and saves the issue form.
 * @param id of the draft; undefined creates one
 * @returns the status message
 * @throws FormError for validation errors and conflicts; AppError as `createIssue` and `changeIssue`
 */
export async function acceptIssueForm(
  { ctx, member }: Pick<Sender, "ctx" | "member">,
  words: FormWords,
  { formValues, check }: SentForm,
  id?: number,
): Promise<string> {
  const fields = check(issueSchema, ["items"]);
  const newer =
    id === undefined ? void (await createIssue(ctx, member, fields)) : await changeIssue(ctx, member, id, fields);
  if (newer === undefined) return words.saved;
  const { version: _, ...saved } = formValuesOf(newer);
  throw newerRejection(words.newer, newer.version, saved, formValues, words.fields);
}
