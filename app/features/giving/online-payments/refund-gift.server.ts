import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { AppContext, Sender } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { sendKey } from "../../../server/http/repeated-sends.server.ts";
import { errorFields } from "../../../server/log/log.server.ts";
import { PaymentError, type PaymentProvider, PaymentRefused } from "../../../server/payments/payment-provider.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { formatMoney } from "../../../values/money.ts";
import { refunding } from "../gifts/gift-permissions.ts";
import { findGiftById } from "../gifts/gift-records.server.ts";
import { followDispute } from "./follow-dispute.server.ts";
import { followRefunds, noteOf, restOf, settleRefund } from "./follow-refunds.server.ts";
import * as store from "./refund-queries.server.ts";

/** A source like `paystack:TAB7K4QXM-1`. @throws AppError notFound for a gift that no partner of ours brought */
function partnerOf({ payments }: Pick<AppContext, "payments">, source: string | null | undefined) {
  const [name = "", reference = ""] = source?.split(/:(.*)/s) ?? [];
  const provider = payments.find((one) => one.name === name);
  if (provider === undefined || reference === "") throw new AppError("notFound");
  return { provider, reference };
}

/**
 * What can go back of a gift, for the form that asks for it.
 * @returns undefined for no gift, and for one that no partner of ours brought
 */
export async function findRefundable(ctx: AppContext, id: number) {
  const gift = await findGiftById(ctx, id);
  if (gift === undefined || !ctx.payments.some(({ name }) => gift.source?.startsWith(`${name}:`))) return undefined;
  const left = restOf(gift, await store.findRefundsOf(ctx.db, id));
  return { id, name: gift.name, day: gift.value_date, left, money: formatMoney({ ...gift, amount: left }) };
}

interface Asked {
  /** Minor units; undefined: all that is left. */
  amount?: number | undefined;
  /** Minor units that were left when the form was shown: something else by now is a conflict. */
  left: number;
  why?: string | undefined;
  /** Idempotency key of the form: two submissions of it are one refund. */
  idempotencyKey?: string | undefined;
}

/**
 * Refunds a gift, or a part of it. The refund is stored before the partner is asked, and one is under way at a time:
 * whatever happens in between, the partner is asked once.
 * @returns `unknown` where the partner's answer got lost
 * @throws AppError adminsOnly, notFound; FormError where nothing was refunded
 */
export async function refundGift(
  { ctx, member, requestInfo }: Sender,
  id: number,
  { amount, left, why, idempotencyKey }: Asked,
): Promise<"asked" | "unknown"> {
  requireAct({ member, requestInfo }, refunding);
  const { provider, reference } = partnerOf(ctx, (await findGiftById(ctx, id))?.source);
  const key = sendKey(member, idempotencyKey);
  const refund = await withTransaction(ctx, async (ctx, transaction) => {
    const gift = await findGiftById(ctx, id);
    if (gift === undefined) throw new AppError("notFound");
    const refunds = await store.findRefundsOf(transaction, id);
    const rest = restOf(gift, refunds);
    const conflict = (sentence: string) => new FormError(`${sentence} Nothing was refunded.`, { status: 409 });
    const earlier = key === null ? undefined : await store.findRefundByKey(transaction, key);
    if (earlier !== undefined) {
      // The same press again; the form that was sent already, changed, is another one, and so is one that came to nothing.
      const isSame = earlier.gift_id === id && earlier.amount === (amount ?? left);
      if (isSame && (earlier.state === "asked" || earlier.state === "done")) return undefined;
      throw conflict("This form was sent already. Load it again.");
    }
    if (refunds.some(({ state }) => state === "asked")) throw conflict("A refund of this gift is under way.");
    if (gift.state !== "received" && gift.state !== "disputed") throw conflict("This gift does not count any more.");
    const money = (amount: number) => formatMoney({ amount, currency: gift.currency });
    if (left !== rest) throw conflict(`${money(rest)} is left by now, and this form showed ${money(left)}.`);
    const wanted = amount ?? rest;
    if (wanted > rest) throw new FormError(`${money(rest)} is left. Nothing was refunded.`);
    const at = ctx.clock.now().toISOString();
    const about = { gift_id: id, kind: "refund" as const, amount: wanted, paid: refunds[0]?.paid ?? gift.amount };
    const asked = {
      state: "asked" as const,
      partner_id: null,
      why: why ?? null,
      asked_by_id: member.id,
      idempotency_key: key,
    };
    const row = await store.insertRefund(transaction, { ...about, ...asked, asked_at: at, changed_at: at });
    if (row === undefined) throw conflict("A refund of this gift is under way.");
    await followRefunds(ctx, id, member);
    await recordAuditEvent(ctx, transaction, member, {
      what: "refund asked for",
      subject: `gift:${id}`,
      after: wanted,
    });
    return { row, money: { amount: wanted, currency: gift.currency } };
  });
  return refund === undefined ? "asked" : askPartner(ctx, provider, reference, refund);
}

async function askPartner(
  ctx: AppContext,
  provider: PaymentProvider,
  reference: string,
  { row, money }: { row: store.RefundRow; money: Parameters<PaymentProvider["refund"]>[1] },
): Promise<"asked" | "unknown"> {
  try {
    const answer = await provider.refund(reference, money, noteOf(row.id));
    await withTransaction(ctx, async (ctx, transaction) => {
      await store.updateRefund(transaction, row, { partner_id: answer.id });
      if (answer.status !== "waiting") await settleRefund(ctx, row, answer.status, provider.name);
    });
    return "asked";
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    ctx.log.error("refund not answered", { provider: provider.name, refund: row.id, ...errorFields(error) });
    // No answer is no no: the refund stays under way, and the partner is asked what became of it.
    if (!(error instanceof PaymentRefused)) return "unknown";
    await withTransaction(ctx, async (ctx, transaction) => {
      // Nothing happened: the same form may ask again.
      await store.updateRefund(transaction, row, { idempotency_key: null });
      await settleRefund(ctx, row, "failed", provider.name);
    });
    throw new FormError(`${error.message} Nothing was refunded.`);
  }
}

/** Payments asked about in a run. */
const maxUnsettled = 200;

/**
 * Asks about refunds that are under way, whose notices may get lost.
 * @param since also those that have changed since: a refund that was done may come back
 */
export async function settleRefunds(ctx: AppContext, since?: Date): Promise<void> {
  if (ctx.payments.length === 0) return;
  for (const { source } of await store.findRefundedSources(ctx.db, since?.toISOString(), maxUnsettled)) {
    if (!ctx.payments.some(({ name }) => source?.startsWith(`${name}:`))) continue;
    const { provider, reference } = partnerOf(ctx, source);
    try {
      await followDispute(ctx, provider, reference);
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      return ctx.log.error("refunds not asked about", { provider: provider.name, ...errorFields(error) });
    }
  }
}
