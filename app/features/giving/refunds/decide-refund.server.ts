import { refundErrors as words } from "content/giving-errors.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { Actor, AppContext, InTransaction, Sender } from "../../../server/context.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { errorFields } from "../../../server/log/log.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { formatMoney } from "../../../values/money.ts";
import { isAlone, readStandings, readStandingsOfGifts } from "../../people/users/find-settled-people.server.ts";
import { requireGift } from "../gifts/act-on-gift.server.ts";
import { agreeingToRefund, canManageGifts, stopping, takingRefundBack } from "../gifts/gift-permissions.ts";
import { aloneMs, hasReceipt } from "../gifts/gift-states.ts";
import { requireShown } from "../gifts/hash-facts.server.ts";
import { begin, refundConflict } from "./ask-for-refund.server.ts";
import { askPartner, requirePartner } from "./ask-partner.server.ts";
import { followRefunds, type Member, restOf } from "./follow-refunds.server.ts";
import { cancelNotice } from "./notify-donor.server.ts";
import * as store from "./refund-queries.server.ts";

/** @param seen facts of the gift on the page, from `hashGift` */
async function requireRefund(ctx: InTransaction, id: number, state: store.RefundRow["state"], seen?: string) {
  const refund = await store.findRefund(ctx.db, id);
  if (refund === undefined) throw new AppError("notFound");
  if (refund.state !== state) throw new FormError(words.decided, { status: 409 });
  await requireShown(ctx, await requireGift(ctx, refund.gift_id), seen);
  return refund;
}

/** @throws FormError if another person decided first */
async function change(ctx: InTransaction, refund: store.RefundRow, changes: Parameters<typeof store.updateRefund>[2]) {
  const changed_at = ctx.clock.now().toISOString();
  if (!(await store.updateRefund(ctx.db, refund, { ...changes, changed_at })))
    throw new FormError(words.decided, { status: 409 });
}

/**
 * Agrees to a refund as the second person, and begins it.
 * @throws AppError notFound; FormError also for the person who asked
 */
export async function agreeToRefund(
  { ctx, member, requestInfo }: Sender,
  id: number,
  seen?: string,
): Promise<"asked" | "unknown" | "done"> {
  requireAct({ member, requestInfo }, agreeingToRefund);
  const refund = await withTransaction(ctx, async (ctx, transaction) => {
    const refund = await requireRefund(ctx, id, "waiting", seen);
    const { areTwo } = await readStandingsOfGifts(ctx);
    if (refund.asked_by_id === null || !areTwo(refund.asked_by_id, member.id))
      throw new FormError(refund.asked_by_id === member.id ? words.ownAsk : words.needsOther);
    const is_by_trustees = (await readStandings(ctx)).areTwo(refund.asked_by_id, member.id) ? 0 : 1;
    const begun = await goOn(ctx, refund, member, { agreed_by_id: member.id, is_by_trustees });
    await recordAuditEvent(ctx, transaction, member, {
      what: "refund agreed to",
      subject: `gift:${refund.gift_id}`,
      after: refund.amount,
    });
    return begun;
  });
  return askForIt(ctx, refund);
}

/** Begins a refund that waits, if it is still possible. @throws FormError */
async function goOn(
  ctx: InTransaction,
  refund: store.RefundRow,
  by: Member | undefined,
  who: { agreed_by_id: string; is_by_trustees: number } | { is_by_one: 1 },
): Promise<store.RefundRow> {
  const gift = await requireGift(ctx, refund.gift_id);
  const refunds = await store.findRefundsOf(ctx.db, gift.id);
  if (refunds.some(({ state }) => state === "asked")) throw refundConflict(words.underWay);
  if (!hasReceipt(gift.state)) throw refundConflict(words.isOverStop);
  const rest = restOf(gift, refunds);
  const money = (amount: number) => formatMoney({ amount, currency: gift.currency });
  if (refund.amount > rest) throw refundConflict(words.leftOfAsked(money(rest), money(refund.amount)));
  const state = refund.way === "partner" ? ("asked" as const) : ("done" as const);
  await change(ctx, refund, { ...who, state });
  await begin(ctx, refund, by);
  return { ...refund, ...who, state };
}

async function askForIt(ctx: AppContext, refund: store.RefundRow): Promise<"asked" | "unknown" | "done"> {
  if (refund.state !== "asked") return "done";
  const { source } = await requireGift(ctx, refund.gift_id);
  return askPartner(ctx, requirePartner(ctx, source), refund);
}

/** Stops a refund that waits. @throws AppError notFound; FormError */
export async function stopRefund({ ctx, member }: Actor, id: number, seen?: string): Promise<void> {
  requireAct({ member }, stopping);
  await withTransaction(ctx, async (ctx, transaction) => {
    const refund = await requireRefund(ctx, id, "waiting", seen);
    await change(ctx, refund, { state: "stopped" });
    await recordAuditEvent(ctx, transaction, member, { what: "refund stopped", subject: `gift:${refund.gift_id}` });
  });
}

/**
 * Records that a refund's money did not leave or came back.
 * @throws AppError notFound; FormError also for the partner's refunds
 */
export async function takeRefundBack(
  { ctx, member, requestInfo }: Sender,
  id: number,
  reason: string,
  seen?: string,
): Promise<void> {
  requireAct({ member, requestInfo }, takingRefundBack);
  await withTransaction(ctx, async (ctx, transaction) => {
    const refund = await requireRefund(ctx, id, "done", seen);
    if (refund.way === "partner") throw new FormError(words.byPartner);
    const { state } = await requireGift(ctx, refund.gift_id);
    if (state === "void") throw new FormError(words.isMistake, { status: 409 });
    await change(ctx, refund, { state: "reversed", line_id: null });
    await cancelNotice(ctx, refund);
    await followRefunds(ctx, refund.gift_id, member, reason);
    await recordAuditEvent(ctx, transaction, member, {
      what: "refund taken back",
      subject: `gift:${refund.gift_id}`,
      after: refund.amount,
    });
  });
}

const maxAlone = 200;

/** Begins and marks the refunds of a single person after 72 hours; impossible ones are stopped. */
export async function refundAlone(ctx: AppContext): Promise<void> {
  const now = await findTrustedMoment(ctx);
  const before = new Date(now.getTime() - aloneMs).toISOString();
  for (const { id } of await store.listRefundsWaitingSince(ctx.db, before, maxAlone))
    try {
      const refund = await withTransaction(ctx, async (ctx) => {
        if (!isAlone(await readStandingsOfGifts(ctx), canManageGifts)) return undefined;
        return goOn(ctx, await requireRefund(ctx, id, "waiting"), undefined, { is_by_one: 1 });
      });
      if (refund !== undefined) await askForIt(ctx, refund);
    } catch (error) {
      if (!(error instanceof FormError)) throw error;
      ctx.log.error("refund of a single person failed", { refund: id, ...errorFields(error) });
      await withTransaction(ctx, async (ctx, transaction) => {
        const changed_at = ctx.clock.now().toISOString();
        await store.updateRefund(transaction, { id, state: "waiting" }, { state: "stopped", changed_at });
      });
    }
}
