import type { StaffMember } from "../../platform/sign-in/sign-in.ts";
import type { Site } from "../../platform/site.server.ts";
import { parseTextList } from "../../values/text-list.ts";
import { type Answer, orFailed } from "../desk/answer-content-form.server.ts";
import { checkStaffForm } from "../desk/check-staff-form.server.ts";
import { compareWritten } from "../desk/compare-written.ts";
import { issueSchema } from "./issue-schema.ts";
import type { Issue } from "./issue-store.server.ts";
import { changeIssue, createIssue } from "./save-issue.server.ts";

/** What the form of an issue says. */
interface FormWords {
  fields: Record<string, string>;
  saved: string;
  notYet: string;
  newer: string;
  failed: string;
}

/** What the form holds of an issue that is saved. */
export function typedOf({ subject, opening, items, version }: Issue): Record<string, string[]> {
  return { subject: [subject], opening: [opening], items: parseTextList(items), version: [String(version)] };
}

/**
 * Answers the form of an issue.
 *
 * @param id of the draft that it changes; undefined for a new one
 * @param typed the form as it was sent
 * @throws Refusal as `createIssue` and `changeIssue`
 */
export async function answerIssueForm(
  site: Site,
  member: StaffMember,
  words: FormWords,
  typed: Record<string, string[]>,
  id?: number,
): Promise<Answer> {
  const { fields, refused } = checkStaffForm(typed, issueSchema, words.notYet, ["items"]);
  if (refused) return { answer: refused, status: 422 };
  return orFailed(site, "issue", words, async () => {
    const newer =
      id === undefined ? void (await createIssue(site, member, fields)) : await changeIssue(site, member, id, fields);
    if (newer === undefined) return { answer: { done: words.saved }, status: 200 };
    const { version: _, ...saved } = typedOf(newer);
    const differences = compareWritten(saved, typed, words.fields);
    return {
      answer: { message: words.newer, errors: {}, newer: { version: newer.version, differences } },
      status: 409,
    };
  });
}
