import type { AppContext } from "../../../server/context.server.ts";
import type { Currency, Money } from "../../../values/money.ts";
import { findGiftLimits } from "../gifts/gift-limits.server.ts";
import { limitOf } from "../gifts/gift-states.ts";

/** Finds the limit above which two people approve: twice the amount of gifts that one person may record in a week. */
export async function findVoucherLimit(ctx: Pick<AppContext, "db" | "clock">, currency: Currency): Promise<Money> {
  const { amount } = limitOf((await findGiftLimits(ctx)).limits, currency);
  return { amount: 2 * amount, currency };
}
