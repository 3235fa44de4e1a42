import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { Actor } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { type Currency, formatMoney, parseAmount } from "../../../values/money.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import * as store from "./statement-queries.server.ts";

/** No bank keeps more of a transfer (minor units): with a larger tolerance, one person could call any amount the right one. */
const maxTolerance: Record<Currency, number> = { NGN: 100_000, USD: 10_000 };

/** @param typed how much less than promised still is a right amount, in major units @throws FormError, AppError adminsOnly */
export async function saveTolerance({ ctx, member }: Actor, currency: Currency, typed: string): Promise<void> {
  if (!canManageGifts(member)) throw new AppError("adminsOnly");
  const tolerance = parseAmount(typed);
  if (tolerance === undefined) throw new FormError("Nothing was saved. Type an amount in figures, like 50.");
  const most = maxTolerance[currency];
  if (tolerance > most)
    throw new FormError(
      `Nothing was saved. No bank keeps so much of a transfer: type at most ${formatMoney({ amount: most, currency })}.`,
    );
  await withTransaction(ctx, async (ctx, transaction) => {
    const known = await store.findLayout(transaction, currency);
    await store.saveLayout(transaction, { name: currency, currency, tolerance });
    const what = "fee tolerance changed";
    const change = { before: known?.tolerance ?? 0, after: tolerance };
    await recordAuditEvent(ctx, transaction, member, { what, subject: `account:${currency}`, ...change });
  });
}
