import { staffSpending } from "content/staff-spending.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { formatMoney, type Money } from "../../../values/money.ts";
import { addDays } from "../../../values/site-days.ts";
import { readStandingsOfGifts } from "../../people/users/find-settled-people.server.ts";
import { isSamePayee } from "./compare-payees.ts";
import { findVoucherLimit } from "./find-voucher-limit.server.ts";
import { findVouchersBeside, type Voucher } from "./voucher-queries.server.ts";
import { addedUpDays, limitsOfSpender, type WhyTwo, whyTwo } from "./voucher-states.ts";

const words = staffSpending.voucher;

const dayMs = 86_400_000;

/** Returns the reason why two people must approve a voucher; undefined if one is enough. */
export async function findWhyTwo(ctx: Pick<AppContext, "db" | "clock">, voucher: Voucher): Promise<WhyTwo> {
  const { paid_on, sent_at, payee, spender_id, currency } = voucher;
  const from = addDays(paid_on, -addedUpDays);
  const to = addDays(paid_on, addedUpDays);
  const sentBy = (days: number) => new Date(Date.parse(sent_at) + days * dayMs).toISOString();
  const others = await findVouchersBeside(ctx.db, voucher, [from, to], [sentBy(-addedUpDays), sentBy(addedUpDays)]);
  const { areSame } = await readStandingsOfGifts(ctx);
  const sumOf = (counts: (other: (typeof others)[number]) => boolean) =>
    others.filter(counts).reduce((sum, { minor }) => sum + minor, 0);
  const besides = {
    payee: sumOf((other) => isSamePayee(other.payee, payee)),
    // A bookkeeper sends vouchers of many weeks in one day.
    spender: sumOf(
      (other) =>
        other.paid_on >= from &&
        other.paid_on <= to &&
        (other.spender_id === spender_id || areSame(other.spender_id, spender_id)),
    ),
  };
  return whyTwo(voucher, besides, await findVoucherLimit(ctx, currency));
}

/** Says how many people approve, and why. */
export function sayPeople(why: WhyTwo, { amount, currency }: Money): string {
  const limit = formatMoney({ amount, currency });
  const ofSpender = formatMoney({ amount: limitsOfSpender * amount, currency });
  if (why === undefined) return words.one(limit, ofSpender);
  if (why === "limit") return words.two.limit(limit);
  return why === "spender" ? words.two.spender(ofSpender) : words.two[why];
}
