import type { Actor, AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { canManageBank } from "./bank-permissions.ts";
import * as store from "./bank-queries.server.ts";

interface Report {
  story: string;
  account: string | null;
  contact: string | null;
}

/** Stores a report of fraud; it waits on the staff home of admins. */
export async function reportFraud(ctx: AppContext, report: Report): Promise<void> {
  const created_at = ctx.clock.now().toISOString();
  await withTransaction(ctx, (_ctx, transaction) =>
    store.insertReport(transaction, { ...report, created_at, done_at: null, done_by: null }),
  );
}

/** Puts a report away, or back. @throws AppError adminsOnly, notFound */
export async function settleReport({ ctx, member }: Actor, id: number, isDone: boolean): Promise<void> {
  if (!canManageBank(member)) throw new AppError("adminsOnly");
  const done = { done_at: ctx.clock.now().toISOString(), done_by: member.name };
  const changes = isDone ? done : { done_at: null, done_by: null };
  if (!(await withTransaction(ctx, (_ctx, transaction) => store.updateReport(transaction, id, changes))))
    throw new AppError("notFound");
}
