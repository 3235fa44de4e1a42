import { labelled } from "content/labelled.ts";
import type { InTransaction } from "../../../server/context.server.ts";
import { formatMoney } from "../../../values/money.ts";
import { performAct } from "../gifts/act-on-gift.server.ts";
import { findGiftById, type GiftRow } from "../gifts/gift-records.server.ts";
import { hasCome } from "../gifts/gift-states.ts";
import { notifyDonor } from "./notify-donor.server.ts";
import * as store from "./refund-queries.server.ts";

export type RefundRow = store.RefundRow;

export type Member = { id: string; name: string };

/** Returns true if the refund's money has left or is about to leave. */
export const takes = ({ state }: Pick<RefundRow, "state">): boolean => state === "asked" || state === "done";

/** Returns true if the refund was begun, also if it failed later. */
export const hasBegun = ({ state }: Pick<RefundRow, "state">): boolean => state !== "waiting" && state !== "stopped";

/** Lists the refunds of a gift, oldest first. */
export const listRefundsOf = ({ db }: Pick<InTransaction, "db">, gift: number): Promise<RefundRow[]> =>
  store.findRefundsOf(db, gift);

/** Returns the gift's amount before any refund, in minor units. */
export const paidOf = (gift: Pick<GiftRow, "amount">, refunds: readonly RefundRow[]): number =>
  refunds.find(hasBegun)?.paid ?? gift.amount;

/** Returns the gift's amount after all refunds, in minor units. */
export function restOf(gift: Pick<GiftRow, "amount">, refunds: readonly RefundRow[]): number {
  // A chargeback takes the whole payment, even if an earlier refund fails later.
  if (refunds.some((row) => row.kind === "chargeback" && takes(row))) return 0;
  return paidOf(gift, refunds) - refunds.filter(takes).reduce((sum, { amount }) => sum + amount, 0);
}

/** Updates a gift's state, amount and receipt, and notifies the donor once. @param note for the history */
export async function followRefunds(ctx: InTransaction, id: number, by?: Member, note?: string): Promise<void> {
  const gift = await findGiftById(ctx, id);
  if (gift === undefined) return;
  const refunds = await store.findRefundsOf(ctx.db, id);
  const last = refunds.findLast(takes);
  const act = last?.way === "bank" ? "takenByBank" : last?.kind === "chargeback" ? "reverse" : "refund";
  // A bank line can show the refund of a gift that waits for a second person.
  const follows = hasCome(gift.state) || (gift.state === "counted" && last?.line_id != null);
  if (!follows) return;
  const rest = restOf(gift, refunds);
  const options = (amount: number) => {
    const money = formatMoney({ amount, currency: gift.currency });
    // The e-mail about the refund also contains the new receipt.
    return { note: note === undefined ? money : labelled(money, note), isQuiet: true };
  };
  if (rest <= 0 && gift.state !== "refunded") await performAct(ctx, by, id, act, options(gift.amount));
  else if (rest > 0 && gift.state !== "refunded" && rest < gift.amount)
    await performAct(ctx, by, id, "refundPart", { ...options(gift.amount - rest), changes: { amount: rest } });
  else if (rest > 0 && (gift.state === "refunded" || rest > gift.amount))
    await performAct(ctx, by, id, "giveBack", { ...options(rest), isQuiet: false, changes: { amount: rest } });
  await notifyDonor(ctx, id, refunds);
}
