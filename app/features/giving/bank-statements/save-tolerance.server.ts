import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import type { Actor } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { problemSentence } from "../../../values/amount-sentences.ts";
import { type Currency, formatMoney, formOf, moneyOf } from "../../../values/money.ts";
import { readAmount } from "../../../values/typed-amount.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import * as store from "./bank-statement-queries.server.ts";

/**
 * Saves a tolerance up to the most that a bank keeps: with more, one person could accept any amount.
 * @param typed in major units
 * @throws FormError
 */
export async function saveTolerance({ ctx, member }: Actor, currency: Currency, typed: string): Promise<void> {
  requireMay(member, canManageGifts);
  const read = readAmount(typed, currency);
  if (!("amount" in read)) {
    const why = read.problem === "unclear" ? "Type an amount in figures, like 50" : problemSentence(read, currency);
    throw new FormError(`Nothing was saved. ${why}.`);
  }
  const tolerance = read.amount;
  const most = moneyOf(formOf(currency).kept, currency);
  if (tolerance > most.amount)
    throw new FormError(`Nothing was saved. No bank keeps so much of a transfer: type at most ${formatMoney(most)}.`);
  await withTransaction(ctx, async (ctx, transaction) => {
    const known = await store.findLayout(transaction, currency);
    await store.saveLayout(transaction, { name: currency, currency, tolerance });
    const what = "fee tolerance changed";
    const change = { before: known?.tolerance ?? 0, after: tolerance };
    await recordAuditEvent(ctx, transaction, member, { what, subject: `account:${currency}`, ...change });
  });
}
