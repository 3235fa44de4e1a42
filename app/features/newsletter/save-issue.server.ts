import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { AppContext } from "../../server/context.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { AppError } from "../../server/http/errors.ts";
import * as store from "./issue-queries.server.ts";
import type { IssueFields } from "./issue-schema.ts";
import { canWriteIssues } from "./newsletter-permissions.ts";
import { issueErrors, requireIssue } from "./require-issue.server.ts";

/** All form fields except those of sending; a missing one is a type error. */
const columnsOf = ({ subject, opening, items }: IssueFields) =>
  ({ subject, opening, items: JSON.stringify(items) }) satisfies Record<
    Exclude<keyof IssueFields, "version" | "idempotencyKey">,
    string
  >;

/** Creates a draft, once per idempotency key. @returns its id @throws AppError adminsOnly */
export async function createIssue(ctx: AppContext, member: StaffMember, fields: IssueFields): Promise<number> {
  if (!canWriteIssues(member)) throw new AppError("adminsOnly");
  return withTransaction(ctx, async (ctx, transaction) => {
    const key = fields.idempotencyKey === "" ? null : `${member.id} ${fields.idempotencyKey}`;
    const before = key === null ? undefined : await store.findIssueBySubmitKey(transaction, key);
    if (before !== undefined) return before;
    const id = await store.insertIssue(transaction, {
      ...columnsOf(fields),
      state: "draft",
      written_by: member.name,
      idempotency_key: key,
      created_at: ctx.clock.now().toISOString(),
    });
    await recordAuditEvent(ctx, transaction, member, { what: "issue created", subject: `issue:${id}` });
    return id;
  });
}

/**
 * Updates a draft.
 * @returns the newer version on a conflict; undefined when stored
 * @throws AppError adminsOnly, notFound; issueGone once its sending has started
 */
export async function changeIssue(
  ctx: AppContext,
  member: StaffMember,
  id: number | undefined,
  fields: IssueFields,
): Promise<store.Issue | undefined> {
  return withTransaction(ctx, async (ctx, transaction) => {
    const issue = await requireIssue(transaction, member, id);
    if (issue.state !== "draft") throw new AppError(issueErrors.issueGone);
    const columns = columnsOf(fields);
    // A retry: already stored.
    const isSame = Object.entries(columns).every(([name, value]) => issue[name as keyof typeof columns] === value);
    if (fields.version < issue.version && isSame) return undefined;
    const isCurrent = await store.updateIssue(
      transaction,
      { ...issue, version: fields.version },
      { ...columns, version: issue.version + 1 },
    );
    if (!isCurrent) return issue;
    await recordAuditEvent(ctx, transaction, member, { what: "issue saved", subject: `issue:${issue.id}` });
    return undefined;
  });
}

/** Deletes a draft permanently. @throws AppError adminsOnly, notFound; issueGone once its sending has started */
export async function deleteIssue(ctx: AppContext, member: StaffMember, id: number | undefined): Promise<void> {
  await withTransaction(ctx, async (ctx, transaction) => {
    const issue = await requireIssue(transaction, member, id);
    if (!(await store.deleteDraft(transaction, issue.id))) throw new AppError(issueErrors.issueGone);
    await recordAuditEvent(ctx, transaction, member, { what: "issue deleted", subject: `issue:${issue.id}` });
  });
}
