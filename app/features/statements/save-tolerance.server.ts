import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { Actor } from "../../server/context.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { AppError } from "../../server/http/errors.ts";
import { FormError } from "../../server/http/handle-form.server.ts";
import { type Currency, parseAmount } from "../../values/money.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import * as store from "./statement-queries.server.ts";

/** @param typed how much less than promised still is a right amount, in major units @throws FormError, AppError adminsOnly */
export async function saveTolerance({ ctx, member }: Actor, currency: Currency, typed: string): Promise<void> {
  if (!canManageGifts(member)) throw new AppError("adminsOnly");
  const tolerance = parseAmount(typed);
  if (tolerance === undefined) throw new FormError("Nothing was saved. Type an amount in figures, like 50.");
  await withTransaction(ctx, async (ctx, transaction) => {
    const known = await store.findLayout(transaction, currency);
    await store.saveLayout(transaction, { name: currency, layout: known?.layout ?? null, tolerance });
    const what = "fee tolerance changed";
    const change = { before: known?.tolerance ?? 0, after: tolerance };
    await recordAuditEvent(ctx, transaction, member, { what, subject: `account:${currency}`, ...change });
  });
}
