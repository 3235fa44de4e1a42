import { giftErrors, refundErrors as words } from "content/giving-errors.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { AppContext, InTransaction, Sender } from "../../../server/context.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { sendKey } from "../../../server/http/repeated-sends.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { formatMoney, type Money } from "../../../values/money.ts";
import { isAlone, readStandingsOfGifts } from "../../people/users/find-settled-people.server.ts";
import { findGiftLimits } from "../gifts/gift-limits.server.ts";
import { canManageGifts, refunding } from "../gifts/gift-permissions.ts";
import { findGiftById, type GiftRow } from "../gifts/gift-records.server.ts";
import { hasReceipt, limitOf, weekMs } from "../gifts/gift-states.ts";
import { requireShown } from "../gifts/hash-facts.server.ts";
import { requirePurseMoney } from "../purse/require-purse-money.server.ts";
import { askPartner, requirePartner } from "./ask-partner.server.ts";
import { followRefunds, type Member, paidOf, restOf } from "./follow-refunds.server.ts";
import { proveRefunds } from "./prove-refunds.server.ts";
import * as store from "./refund-queries.server.ts";
import type { HandWay } from "./refund-tables.ts";
import { kindOfWay } from "./refund-ways.ts";

export interface Asked {
  /** Minor units; undefined for all that is left of the gift. */
  amount?: number | undefined;
  /** Minor units that were left when the form was shown. If less or more is left now, the form is rejected. */
  left: number;
  way?: "partner" | HandWay | undefined;
  /** ISO date; today by default. For a refund through the partner, the partner determines the date. */
  day?: string | undefined;
  why?: string | undefined;
  /** Facts of the gift on the page, from `hashGift`. */
  seen?: string | undefined;
  /** Key of the form: a form that is submitted twice makes one refund. */
  idempotencyKey?: string | undefined;
}

/**
 * `asked`: the partner accepted it; `unknown`: the partner did not respond; `done`: staff sent the money themselves;
 * `waits`: for a second person; `alone`: for 72 hours.
 */
export type RefundOutcome = "asked" | "unknown" | "done" | "waits" | "alone";

/** Returns an error with status 409. @param sentence describes the current state */
export const refundConflict = (sentence: string) => new FormError(words.notRefunded(sentence), { status: 409 });

/**
 * Refunds a gift, or a part of it, by any method; above the limit, a second person must agree. The refund is stored
 * before the partner is asked, so that the partner never refunds twice.
 * @throws AppError notFound; FormError if nothing was refunded
 */
export async function refundGift(
  { ctx, member, requestInfo }: Sender,
  id: number,
  asked: Asked,
): Promise<RefundOutcome> {
  requireAct({ member, requestInfo }, refunding, `/admin/gifts/${id}`);
  const { way = "partner" } = asked;
  const partner = way === "partner" ? requirePartner(ctx, (await findGiftById(ctx, id))?.source) : undefined;
  const key = sendKey(member, asked.idempotencyKey);
  const refund = await withTransaction(ctx, async (ctx, transaction) => {
    const gift = await findGiftById(ctx, id);
    if (gift === undefined) throw new AppError("notFound");
    const refunds = await store.findRefundsOf(transaction, id);
    const earlier = key === null ? undefined : await store.findRefundByKey(transaction, key);
    if (earlier !== undefined) return repeated(earlier, id, asked);
    await requireShown(ctx, gift, asked.seen, words.notRefunded(giftErrors.otherState));
    const amount = requireLeft(gift, refunds, asked);
    await requirePurseMoney(ctx, id, { minor: amount, from: kindOfWay[way] });
    const money = { amount, currency: gift.currency };
    const waits = await isAboveLimit(ctx, member, money);
    const at = ctx.clock.now().toISOString();
    const row = await store.insertRefund(transaction, {
      gift_id: id,
      kind: "refund",
      way,
      amount,
      paid: paidOf(gift, refunds),
      state: waits ? "waiting" : way === "partner" ? "asked" : "done",
      day: way === "partner" ? null : requireDay(ctx, gift, asked.day),
      partner_id: null,
      why: asked.why ?? null,
      asked_by_id: member.id,
      waiting_since: waits ? (await findTrustedMoment(ctx)).toISOString() : null,
      idempotency_key: key,
      asked_at: at,
      changed_at: at,
    });
    if (row === undefined) throw refundConflict(words.underWay);
    await recordAuditEvent(ctx, transaction, member, {
      what: waits ? "refund waits for a second person" : "refund asked for",
      subject: `gift:${id}`,
      after: amount,
    });
    if (!waits) await begin(ctx, row, member);
    return { ...row, isRepeated: false };
  });
  if (refund.state === "waiting") return isAlone(await readStandingsOfGifts(ctx), canManageGifts) ? "alone" : "waits";
  if (partner === undefined) return "done";
  return refund.isRepeated ? "asked" : askPartner(ctx, partner, refund);
}

/** Begins a refund that needs no more agreement. */
export async function begin(ctx: InTransaction, refund: store.RefundRow, by: Member | undefined): Promise<void> {
  const gift = await findGiftById(ctx, refund.gift_id);
  if (gift !== undefined) await proveRefunds(ctx, gift.currency, [refund.amount]);
  await followRefunds(ctx, refund.gift_id, by, refund.why ?? undefined);
}

/** Accepts a form that was submitted twice. If the form changed or the refund failed, this is a conflict. */
function repeated(earlier: store.RefundRow, id: number, { amount, left, way = "partner" }: Asked) {
  const isSame = earlier.gift_id === id && earlier.amount === (amount ?? left) && earlier.way === way;
  if (!isSame || !["asked", "done", "waiting"].includes(earlier.state)) throw refundConflict(words.sentAlready);
  return { ...earlier, isRepeated: true };
}

/** Returns the amount to refund, in minor units. @throws FormError if it is too much, or another refund is pending */
function requireLeft(gift: GiftRow, refunds: store.RefundRow[], { amount, left }: Asked): number {
  if (refunds.some(({ state }) => state === "asked")) throw refundConflict(words.underWay);
  if (refunds.some(({ state }) => state === "waiting")) throw refundConflict(words.waits);
  if (!hasReceipt(gift.state)) throw refundConflict(words.isOver);
  if (gift.goods !== null) throw new FormError(words.goods);
  const rest = restOf(gift, refunds);
  const money = (amount: number) => formatMoney({ amount, currency: gift.currency });
  if (left !== rest) throw refundConflict(words.leftNow(money(rest), money(left)));
  const wanted = amount ?? rest;
  if (wanted > rest) throw new FormError(words.left(money(rest)));
  return wanted;
}

function requireDay(ctx: InTransaction, gift: GiftRow, asked: string | undefined): string {
  const today = siteDate(ctx.clock.now());
  const day = asked ?? today;
  const error =
    day > today ? words.dayToCome : day < gift.value_date ? words.dayBefore(writeDay(gift.value_date)) : undefined;
  if (error !== undefined) throw new FormError(words.badDay(error), { errors: { day: error } });
  return day;
}

/** Returns true if a refund needs a second person. The refunds that one person made within a week are added up. */
async function isAboveLimit(ctx: InTransaction, { id }: Member, { amount, currency }: Money): Promise<boolean> {
  const { limits } = await findGiftLimits(ctx);
  const limit = limitOf(limits, currency).amount;
  if (amount > limit) return true;
  const now = ctx.clock.now().getTime();
  const [from, to] = [now - weekMs, now + weekMs].map((time) => new Date(time).toISOString());
  const { areSame } = await readStandingsOfGifts(ctx);
  const rows = await store.listRefundsByOne(ctx.db, currency, from ?? "", to ?? "");
  const own = rows.filter(({ asked_by_id }) => areSame(asked_by_id ?? "", id));
  return own.reduce((sum, row) => sum + row.amount, amount) > limit;
}

/** Finds the amount of a gift that can still be refunded. @returns undefined if nothing can be refunded */
export async function findRefundable(ctx: Pick<AppContext, "db" | "payments">, id: number) {
  const gift = await findGiftById(ctx, id);
  if (gift === undefined || gift.goods !== null || !hasReceipt(gift.state)) return undefined;
  const left = restOf(gift, await store.findRefundsOf(ctx.db, id));
  const isByPartner = ctx.payments.some(({ name }) => gift.source?.startsWith(`${name}:`));
  return {
    id,
    isByPartner,
    name: gift.name,
    day: gift.value_date,
    left,
    money: formatMoney({ ...gift, amount: left }),
  };
}
