import { paymentErrors } from "content/giving-errors.ts";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import type { PaymentProvider, ProviderRefund } from "../../../server/payments/payment-provider.ts";
import { formatMoney } from "../../../values/money.ts";
import { findGiftById, findGiftBySource, type GiftRow } from "../gifts/gift-records.server.ts";
import { recordProblem, sourceOf } from "../online-payments/settle-payment.server.ts";
import { followRefunds, hasBegun, paidOf, restOf, takes } from "./follow-refunds.server.ts";
import * as store from "./refund-queries.server.ts";

/** Applies the partner's result. After a failed refund, the gift counts again, and staff must decide what to do. */
export async function settleRefund(
  ctx: InTransaction,
  refund: store.RefundRow,
  state: "done" | "failed" | "reversed",
  provider: string,
): Promise<void> {
  const at = ctx.clock.now().toISOString();
  if (refund.state === state || !(await store.updateRefund(ctx.db, refund, { state, changed_at: at }))) return;
  await followRefunds(ctx, refund.gift_id);
  if (state === "done" || refund.kind === "chargeback") return;
  const gift = await findGiftById(ctx, refund.gift_id);
  if (gift === undefined) return;
  const money = formatMoney({ amount: refund.amount, currency: gift.currency });
  await recordProblem(ctx, {
    provider,
    eventId: `refund ${refund.id} ${state}`,
    kind: "refund failed",
    reference: referenceOf(gift),
    problem: paymentErrors.refund(money, state === "failed", gift.state === "received"),
  });
}

const referenceOf = ({ source }: Pick<GiftRow, "source">): string => source?.split(/:(.*)/s)[1] ?? "";

/** Time after which a refund that the partner does not know has failed (ms). */
const unheardMs = 24 * 3_600_000;

/**
 * Compares refunds with the partner's records, which take precedence.
 * @returns reason why staff must decide
 * @throws PaymentError
 */
export async function syncRefunds(
  ctx: AppContext,
  provider: PaymentProvider,
  reference: string,
): Promise<string | undefined> {
  const theirs = await provider.listRefunds(reference);
  return withTransaction(ctx, async (ctx) => {
    const gift = await findGiftBySource(ctx, sourceOf(provider.name, reference));
    if (gift === undefined) return theirs.length === 0 ? undefined : paymentErrors.noGiftRefund;
    if (gift.state === "void") return paymentErrors.refundOfMistake;
    const known = new Set<number>();
    for (const refund of theirs) {
      const ours = await matchRefund(ctx, gift.id, refund, known);
      const row = ours ?? (await takeOver(ctx, gift, refund));
      if (row === undefined) continue;
      known.add(row.id);
      if (row.partner_id === null) await store.updateRefund(ctx.db, row, { partner_id: refund.id });
      if (refund.status !== "waiting") await settleRefund(ctx, row, refund.status, provider.name);
    }
    const now = ctx.clock.now().getTime();
    for (const row of await store.findRefundsOf(ctx.db, gift.id)) {
      const since = Date.parse(row.waiting_since === null ? row.asked_at : row.changed_at);
      const isUnheard = row.state === "asked" && !known.has(row.id) && now - since > unheardMs;
      if (isUnheard && row.kind === "refund") await settleRefund(ctx, row, "failed", provider.name);
    }
    await followRefunds(ctx, gift.id);
    return undefined;
  });
}

async function matchRefund(
  { db }: InTransaction,
  gift: number,
  refund: ProviderRefund,
  known: ReadonlySet<number>,
): Promise<store.RefundRow | undefined> {
  const rows = (await store.findRefundsOf(db, gift)).filter(
    (row) => row.kind === "refund" && row.way === "partner" && hasBegun(row) && !known.has(row.id),
  );
  return (
    rows.find(({ partner_id }) => partner_id === refund.id) ??
    rows.find(({ id, partner_id }) => partner_id === null && refund.note === noteOf(id)) ??
    rows.find(({ partner_id, amount }) => partner_id === null && amount === refund.amount)
  );
}

/** Note that the partner stores with a refund. It identifies the refund if the response was lost. */
export const noteOf = (refund: number): string => `refund ${refund}`;

/** Adds a refund that staff made on the partner's site. */
async function takeOver(
  ctx: InTransaction,
  gift: GiftRow,
  { id, amount, status }: ProviderRefund,
): Promise<store.RefundRow | undefined> {
  if (status === "failed" || status === "reversed") return undefined;
  const at = ctx.clock.now().toISOString();
  const paid = paidOf(gift, await store.findRefundsOf(ctx.db, gift.id));
  const about = { gift_id: gift.id, kind: "refund" as const, amount, paid, partner_id: id };
  const row = { ...about, why: null, asked_at: at, asked_by_id: null, changed_at: at };
  return store.insertRefund(ctx.db, { ...row, state: status === "done" ? "done" : "asked" });
}

/** Records a chargeback of a whole payment, or the end of the chargeback. */
export async function followChargeback(ctx: InTransaction, gift: GiftRow, isTaken: boolean): Promise<void> {
  const refunds = await store.findRefundsOf(ctx.db, gift.id);
  const open = refunds.find((row) => row.kind === "chargeback" && row.way === "partner" && takes(row));
  const at = ctx.clock.now().toISOString();
  const rest = restOf(gift, refunds);
  if (isTaken && open === undefined && rest > 0) {
    const about = {
      gift_id: gift.id,
      kind: "chargeback" as const,
      amount: rest,
      paid: paidOf(gift, refunds),
    };
    const row = { ...about, partner_id: null, why: null, asked_at: at, asked_by_id: null, changed_at: at };
    await store.insertRefund(ctx.db, { ...row, state: "done" });
  }
  if (!isTaken && open !== undefined) await store.updateRefund(ctx.db, open, { state: "reversed", changed_at: at });
  await followRefunds(ctx, gift.id);
}
