import { refundErrors } from "content/giving-errors.ts";
import type { InTransaction } from "../../../server/context.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { requireGift } from "../gifts/act-on-gift.server.ts";
import { followRefunds, type Member, paidOf, restOf } from "./follow-refunds.server.ts";
import * as store from "./refund-queries.server.ts";

interface ShownOut {
  line: number;
  /** ISO date of the debit. */
  day: string;
  /** `bank` if the bank reversed the payment; otherwise the method by which the foundation sent the money. */
  way: "bank" | "transfer" | "mobile money";
}

const shownWays: readonly string[] = ["transfer", "cheque", "mobile money"];

/**
 * Records that the rest of a gift left the account. The debit proves it, so that one person is enough.
 * @throws FormError
 */
export async function recordWentBack(
  ctx: InTransaction,
  by: Member,
  id: number,
  { line, day, way }: ShownOut,
): Promise<void> {
  const gift = await requireGift(ctx, id);
  const refunds = await store.findRefundsOf(ctx.db, id);
  const waiting = refunds.find(({ state }) => state === "waiting");
  const amount = restOf(gift, refunds);
  const changed_at = ctx.clock.now().toISOString();
  const shown = { line_id: line, day, state: "done" as const, changed_at };
  if (waiting !== undefined && way !== "bank" && waiting.amount === amount) {
    const own = shownWays.includes(waiting.way) ? waiting.way : way;
    await store.updateRefund(ctx.db, waiting, { ...shown, way: own });
    return followRefunds(ctx, id, by, waiting.why ?? undefined);
  }
  if (waiting !== undefined) await store.updateRefund(ctx.db, waiting, { state: "stopped", changed_at });
  const row = await store.insertRefund(ctx.db, {
    ...shown,
    gift_id: id,
    kind: way === "bank" ? "chargeback" : "refund",
    way,
    amount,
    paid: paidOf(gift, refunds),
    partner_id: null,
    why: null,
    asked_at: changed_at,
    asked_by_id: by.id,
  });
  if (row === undefined) throw new FormError(refundErrors.underWayUnchanged, { status: 409 });
  await followRefunds(ctx, id, by);
}
