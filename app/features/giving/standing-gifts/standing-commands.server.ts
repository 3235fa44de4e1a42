import { staffStanding as words } from "content/staff-standing.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import type { Actor, InTransaction } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { storedNames } from "../../../values/stored-names.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import { recordMove, stopPromise } from "../gifts/promise-commands.server.ts";
import { dueAfter, monthAfter } from "./next-due.ts";
import * as store from "./standing-queries.server.ts";

/** @param due due day that the page shows (ISO date) @throws FormError with status 409 if the due day has changed */
async function requireStanding(ctx: InTransaction, id: number, due: string) {
  const row = await store.findStanding(ctx.db, id);
  const next = row?.last_day ? dueAfter(row.last_day, siteDate(ctx.clock.now())).due : undefined;
  if (row === undefined || next !== due) throw new FormError(words.changed, { status: 409 });
  return row;
}

/** Skips the month that is due. @returns the next due day as text @throws FormError */
export function skipMonth({ ctx, member }: Actor, id: number, due: string): Promise<string> {
  requireMay(member, canManageGifts);
  return withTransaction(ctx, async (ctx, transaction) => {
    await requireStanding(ctx, id, due);
    await recordMove(ctx, { promise_id: id, what: store.skippedMove, by: member.name, note: due });
    await recordAuditEvent(ctx, transaction, member, {
      what: "month of a gift skipped",
      subject: storedNames.promises,
      after: due,
    });
    return writeDay(monthAfter(due));
  });
}

/** Ends a monthly gift that no payment partner collects. @throws FormError */
export function endStanding({ ctx, member }: Actor, id: number, due: string): Promise<void> {
  requireMay(member, canManageGifts);
  return withTransaction(ctx, async (ctx, transaction) => {
    await requireStanding(ctx, id, due);
    if ((await store.listCollected(transaction, [id])).has(id)) throw new FormError(words.changed, { status: 409 });
    if (!(await stopPromise(ctx, { id }, member.name))) throw new FormError(words.changed, { status: 409 });
    await recordAuditEvent(ctx, transaction, member, { what: "monthly gift ended", subject: storedNames.promises });
  });
}
