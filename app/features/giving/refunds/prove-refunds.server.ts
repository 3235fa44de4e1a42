import type { InTransaction } from "../../../server/context.server.ts";
import type { Currency } from "../../../values/money.ts";
import { addDays } from "../../../values/site-days.ts";
import * as store from "./refund-queries.server.ts";

/** Maximum number of days by which a bank line can be before or after the refund's date. */
const maxBefore = 7;
const maxAfter = 30;

/**
 * Links refunds to debits that show them: first a debit of the same gift, then any debit of the same amount.
 * @param amounts minor units
 */
export async function proveRefunds(ctx: InTransaction, currency: Currency, amounts: readonly number[]): Promise<void> {
  for (const amount of new Set(amounts)) {
    const unseen = await store.listUnseenRefunds(ctx.db, currency, amount);
    for (const refund of unseen) {
      if (refund.day === null) continue;
      const days = [addDays(refund.day, -maxBefore), addDays(refund.day, maxAfter)] as const;
      const lines = await store.listFreeLines(ctx.db, currency, amount, ...days);
      const isOwn = ({ gift_id }: (typeof lines)[number]) =>
        gift_id !== null && (gift_id === refund.gift_id || gift_id === refund.whole_id);
      const line = lines.find(isOwn) ?? lines.find(({ gift_id }) => gift_id === null);
      if (line !== undefined) await store.updateRefund(ctx.db, refund, { line_id: line.id });
    }
  }
}
