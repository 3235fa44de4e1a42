import { requireMay } from "../../../server/auth/require-may.server.ts";
import type { Actor, AppContext, InTransaction } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { findSiteAddress } from "../../../server/http/site-address.server.ts";
import { enqueueEmail } from "../../../server/mail/outbox.server.ts";
import { siteDate } from "../../../values/dates.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { listWithRole } from "../../people/users/user-commands.server.ts";
import { fraudReportEmail } from "./bank-emails.tsx";
import { canManageBank } from "./bank-permissions.ts";
import * as store from "./bank-queries.server.ts";

interface Report {
  story: string;
  account: string | null;
  contact: string | null;
}

/** Stores a fraud report, and e-mails it to admins and treasurers. */
export async function reportFraud(ctx: AppContext, report: Report): Promise<void> {
  const now = ctx.clock.now();
  await withTransaction(ctx, async (ctx, transaction) => {
    const before = await store.countReportsSince(transaction, new Date(now.getTime() - dayMs).toISOString());
    const row = { ...report, created_at: now.toISOString(), done_at: null, done_by: null };
    const id = await store.insertReport(transaction, row);
    // Visitors must not flood inboxes. Above the limit, one e-mail a day says that more reports may wait.
    const isLast = before >= maxMailed;
    const cause = isLast ? `fraud-reports:${siteDate(now)}` : `fraud-report:${id}`;
    await notifyOfReport(ctx, report, { isLast, cause });
  });
}

const dayMs = 24 * 3_600_000;

/** Maximum number of reports within 24 hours that are e-mailed one by one. */
const maxMailed = 10;

async function notifyOfReport(
  ctx: InTransaction,
  report: Report,
  { isLast, cause }: { isLast: boolean; cause: string },
): Promise<void> {
  const { name: foundation } = await findSettings(ctx);
  const siteUrl = findSiteAddress(ctx);
  for (const person of await listWithRole(ctx, "admin", "treasurer")) {
    const { email: to } = person;
    const link = siteUrl && canManageBank(person) ? `${siteUrl}/admin/bank#reports` : undefined;
    const options = { kind: "fraud-report", idempotencyKey: `${cause}:${to}`, priority: "visitor" } as const;
    await enqueueEmail(ctx, ctx.db, fraudReportEmail({ to, foundation, report, isLast, link }), options);
  }
}

/** Marks a report as done, or reopens it. @throws AppError notFound */
export async function markReport({ ctx, member }: Actor, id: number, isDone: boolean): Promise<void> {
  requireMay(member, canManageBank);
  const done = { done_at: ctx.clock.now().toISOString(), done_by: member.name };
  const changes = isDone ? done : { done_at: null, done_by: null };
  if (!(await withTransaction(ctx, (_ctx, transaction) => store.updateReport(transaction, id, changes))))
    throw new AppError("notFound");
}
