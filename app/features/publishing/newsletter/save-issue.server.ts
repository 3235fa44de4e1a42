import { errors } from "content/error-sentences.ts";
import { fieldErrors, typeErrors } from "content/staff-fields.ts";
import * as v from "valibot";
import { removeDraft } from "../../../cms/drafts/drafts.server.ts";
import { newerRejection } from "../../../cms/handle-content-form.server.ts";
import { publishingEntries, requiredMarkdown, requiredText } from "../../../cms/publishing-schema.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { Actor, AppContext } from "../../../server/context.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError, defineErrors } from "../../../server/http/errors.ts";
import type { SentForm } from "../../../server/http/handle-form.server.ts";
import { sendKey } from "../../../server/http/repeated-sends.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { parseTextList } from "../../../values/text-list.ts";
import { requireCanBegin } from "../../foundation/use/find-features-in-use.server.ts";
import * as store from "./issue-queries.server.ts";
import { writingIssue } from "./newsletter-permissions.ts";

const issueSchema = v.object({
  subject: requiredText(150, () => typeErrors.issue.subject),
  opening: requiredMarkdown(20_000, () => typeErrors.issue.opening),
  items: v.pipe(
    v.optional(
      v.array(
        v.pipe(
          v.string(),
          v.regex(/^(?:post|event):[1-9]\d{0,14}$/, () => fieldErrors.fromList),
        ),
      ),
      [],
    ),
    v.maxLength(30, () => typeErrors.issue.items),
  ),
  version: publishingEntries.version,
  idempotencyKey: publishingEntries.idempotencyKey,
});

type IssueFields = v.InferOutput<typeof issueSchema>;
type Column = Exclude<keyof IssueFields, "version" | "idempotencyKey">;

export const issueErrors = defineErrors({ issueGone: 409, issueChanged: 409, nobodyThere: 409 }, errors.issue);

/** Checks the permission and finds an issue. @throws AppError adminsOnly, notFound */
export async function requireIssue(db: Database, member: StaffMember, id: number | undefined): Promise<store.Issue> {
  requireAct({ member }, writingIssue);
  const issue = id === undefined ? undefined : await store.findIssue(db, id);
  if (issue === undefined) throw new AppError("notFound");
  return issue;
}

export function formValuesOf({ subject, opening, items, version }: store.Issue): Record<string, string[]> {
  return { subject: [subject], opening: [opening], items: parseTextList(items), version: [String(version)] };
}

/**
 * Saves the form of an issue; without `id`, as a new draft.
 * @returns the status message
 * @throws FormError, also if the newsletter is switched off; AppError
 */
export async function acceptIssueForm(
  { ctx, member }: Actor,
  words: { fields: Record<string, string>; saved: string; newer: string },
  { formValues, check }: SentForm,
  id?: number,
): Promise<string> {
  requireAct({ member }, writingIssue);
  await requireCanBegin(ctx, "newsletter");
  const fields = check(issueSchema, ["items"]);
  const newer = await (id === undefined ? createIssue(ctx, member, fields) : changeIssue(ctx, member, id, fields));
  if (newer === undefined) {
    await removeDraft({ ctx, member }, `issue:${id ?? "new"}`);
    return words.saved;
  }
  const { version: _, ...saved } = formValuesOf(newer);
  throw newerRejection(words.newer, newer.version, saved, formValues, words.fields);
}

const firstVersion = 1;

/** Returns all columns of the form, except those of sending; TypeScript reports a missing one. */
const columnsOf = ({ subject, opening, items }: IssueFields): Record<Column, string> => {
  return { subject, opening, items: JSON.stringify(items) };
};

/**
 * Creates a draft, once for each idempotency key; a form that is submitted again changes it.
 * @returns and
 * @throws like `changeIssue`
 */
async function createIssue(ctx: AppContext, member: StaffMember, fields: IssueFields) {
  const key = sendKey(member, fields.idempotencyKey);
  const before = await withTransaction(ctx, async (ctx, transaction) => {
    const sent = key === null ? undefined : await store.findIssueByIdempotencyKey(transaction, key);
    if (sent !== undefined) return sent;
    const draft = { state: "draft" as const, written_by: member.name, idempotency_key: key };
    const created_at = ctx.clock.now().toISOString();
    const id = await store.insertIssue(transaction, { ...columnsOf(fields), ...draft, created_at });
    await recordAuditEvent(ctx, transaction, member, { what: "issue created", subject: `issue:${id}` });
    return undefined;
  });
  return before === undefined
    ? undefined
    : changeIssue(ctx, member, before, { ...fields, version: Math.max(firstVersion, fields.version) });
}

/** Changes a draft. @returns the newer version after a conflict @throws AppError like `deleteIssue` */
async function changeIssue(ctx: AppContext, member: StaffMember, id: number, fields: IssueFields) {
  return withTransaction(ctx, async (ctx, transaction) => {
    const issue = await requireIssue(transaction, member, id);
    if (issue.state !== "draft") throw new AppError(issueErrors.issueGone);
    const columns = columnsOf(fields);
    const isSame = Object.entries(columns).every(([name, value]) => issue[name as Column] === value);
    if (fields.version <= issue.version && isSame) return undefined;
    const seen = { ...issue, version: fields.version };
    if (!(await store.updateIssue(transaction, seen, { ...columns, version: issue.version + 1 }))) return issue;
    await recordAuditEvent(ctx, transaction, member, { what: "issue saved", subject: `issue:${issue.id}` });
    return undefined;
  });
}

/** Deletes a draft permanently. @throws AppError adminsOnly, notFound; issueGone if sending has begun */
export async function deleteIssue({ ctx, member }: Actor, id: number | undefined): Promise<void> {
  requireAct({ member }, writingIssue);
  await withTransaction(ctx, async (ctx, transaction) => {
    const issue = await requireIssue(transaction, member, id);
    if (!(await store.deleteDraft(transaction, issue.id))) throw new AppError(issueErrors.issueGone);
    await recordAuditEvent(ctx, transaction, member, { what: "issue deleted", subject: `issue:${issue.id}` });
  });
}
