import type { InTransaction } from "../../../server/context.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { requireGift } from "../gifts/act-on-gift.server.ts";
import { followRefunds, type Member, paidOf, restOf } from "./follow-refunds.server.ts";
import * as store from "./refund-queries.server.ts";

/** The bank took what is left of a gift out of the account: a line of money out says so. @throws FormError with status 409 */
export async function recordTakenByBank(
  ctx: InTransaction,
  by: Member,
  id: number,
  { line, day }: { line: number; day: string },
): Promise<void> {
  const gift = await requireGift(ctx, id);
  const refunds = await store.findRefundsOf(ctx.db, id);
  const waiting = refunds.find(({ state }) => state === "waiting");
  const at = ctx.clock.now().toISOString();
  // What waited to go back is gone already.
  if (waiting !== undefined) await store.updateRefund(ctx.db, waiting, { state: "stopped", changed_at: at });
  const row = await store.insertRefund(ctx.db, {
    gift_id: id,
    kind: "chargeback",
    way: "bank",
    amount: restOf(gift, refunds),
    paid: paidOf(gift, refunds),
    state: "done",
    day,
    line_id: line,
    partner_id: null,
    why: null,
    asked_at: at,
    asked_by_id: by.id,
    changed_at: at,
  });
  if (row === undefined)
    throw new FormError("A refund of this gift is under way. Nothing was changed.", { status: 409 });
  await followRefunds(ctx, id, by);
}
