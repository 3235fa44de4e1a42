import { giftErrors } from "content/giving-errors.ts";
import { staffGiftChanges } from "content/staff-gift-changes.ts";
import { staffGifts } from "content/staff-gifts.ts";
import type * as v from "valibot";
import { refuseMoney } from "../../../cms/protection/find-money-questions.server.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { Actor, InTransaction, Sender } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { siteAddressOrLocal } from "../../../server/http/site-address.server.ts";
import { enqueueEmail } from "../../../server/mail/outbox.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { type Currency, formatMoney } from "../../../values/money.ts";
import { stopLinkOf } from "../../../values/private-key.ts";
import { storedNames } from "../../../values/stored-names.ts";
import { listRecentEvents } from "../../events/events/list-recent-events.server.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { findWords } from "../../foundation/words/find-words.server.ts";
import { isAlone, readStandingsOfGifts } from "../../people/users/find-settled-people.server.ts";
import { holdOf } from "../receipts/issue-receipt.server.ts";
import { hasGiftAccount } from "../transparency/find-gift-account.server.ts";
import { actOnGift, type GiftActor, isRecordedAlone, performAct, requireGift } from "./act-on-gift.server.ts";
import { askAboutEarlyDay } from "./ask-about-early-day.server.ts";
import { endPromise } from "./erase-donor.server.ts";
import { requirePurpose } from "./find-purpose.server.ts";
import { giftSpentEmail } from "./gift-emails.tsx";
import { canManageGifts, giftActsOfStaff, recordingGift, sweepingPromises } from "./gift-permissions.ts";
import * as store from "./gift-queries.server.ts";
import type { HandFields, handMethods, renewSchema, seenSchema } from "./gift-schema.ts";
import { hashPromise, requireShown } from "./hash-facts.server.ts";
import { giftLink, recordMove, spentKey } from "./promise-commands.server.ts";
import * as promises from "./promise-queries.server.ts";
import { receiveGift } from "./receive-gift.server.ts";

type Member = Actor["member"];

async function firstState(
  ctx: InTransaction,
  { id }: Member,
  gift: { method: (typeof handMethods)[number]; amount: number; currency: Currency },
): Promise<"counted" | "received"> {
  const recorded = {
    recorded_by_id: id,
    recorded_at: ctx.clock.now().toISOString(),
    checked_by_id: null,
    is_by_one: 0,
  };
  return (await isRecordedAlone(ctx, { ...gift, ...recorded, id: 0, source: null }, false)) ? "counted" : "received";
}

/** `counted`: waits for a second person; `alone`: waits 72 hours. */
export type Outcome = "coming" | "counted" | "alone" | "received";

/** Returns the facts of a promise on a page, and its number of gifts. If they differ now, the form is rejected. */
export const seenOf = (promise: Parameters<typeof hashPromise>[0], gifts: number): string =>
  `${gifts}:${hashPromise(promise)}`;

/**
 * Records a transfer for a promise, once for each form.
 * @throws AppError notFound; FormError that contains the typed values
 */
export async function recordSeenAtBank(
  { ctx, member }: Actor,
  promiseId: number,
  fields: v.InferOutput<ReturnType<typeof seenSchema>>,
): Promise<Outcome> {
  requireAct({ member }, recordingGift);
  return withTransaction(ctx, async (ctx, transaction) => {
    const promise = await promises.findPromise(transaction, "id", promiseId);
    if (promise === undefined) throw new AppError("notFound");
    const { amount, day: valueDate, idempotencyKey, seen } = fields;
    const { currency } = promise;
    const repeated = idempotencyKey && (await store.findGift(transaction, "idempotency_key", idempotencyKey));
    if (repeated) return outcomeOf(ctx, repeated.state);
    const typed = `${formatMoney({ amount, currency })}, ${writeDay(valueDate)}`;
    const conflict = (sentence: string) => new FormError(sentence, { status: 409 });
    if (promise.state !== "open" && promise.state !== "received") throw conflict(giftErrors.withdrawn(typed));
    const gifts = (await store.findGiftsOf(transaction, promiseId)).filter(({ state }) => state !== "void");
    if (gifts.some(({ state }) => state === "counted")) throw conflict(giftErrors.waits(typed));
    const now = seenOf(promise, gifts.length);
    if (seen !== now) {
      // A form of an earlier release has no such facts, so that it is outdated.
      const isRecorded = seen.split(":")[0] !== now.split(":")[0] && gifts.length > 0;
      throw conflict(isRecorded ? giftErrors.recorded(typed) : giftErrors.promiseChanged(typed));
    }
    const facts = { amount, currency, method: "transfer" as const, valueDate };
    const state = await firstState(ctx, member, facts);
    const key = { idempotencyKey: idempotencyKey || undefined };
    const gift = await receiveGift(ctx, { promise, ...facts, ...key, by: member, state });
    if (gift === undefined) throw conflict(giftErrors.recorded(typed));
    const what = state === "received" ? "gift received" : "gift recorded";
    await recordAuditEvent(ctx, transaction, member, { what, subject: `gift:${gift.id}` });
    return outcomeOf(ctx, gift.state);
  });
}

async function outcomeOf(ctx: InTransaction, state: store.GiftRow["state"]): Promise<Outcome> {
  if (state !== "counted") return state === "announced" ? "coming" : "received";
  return isAlone(await readStandingsOfGifts(ctx), canManageGifts) ? "alone" : "counted";
}

/** Records a gift. Cash, or an amount above the limit, counts when a second person agrees, or after 72 hours. */
export async function recordByHand(
  { ctx, member }: Actor,
  fields: HandFields,
): Promise<{ outcome: Outcome; isRepeated: boolean }> {
  requireAct({ member }, recordingGift);
  const { amount, currency, method, day: valueDate, note, name, email, goods, goodsCount, idempotencyKey } = fields;
  const boughtGoods = goods ? `${goodsCount ?? ""} × ${goods}` : "";
  const typed = [
    { field: "name", text: name ?? "", isName: true },
    { field: "goods", text: boughtGoods, isName: true },
  ];
  await refuseMoney(ctx, typed, staffGifts.notYet);
  await askAboutEarlyDay(ctx, valueDate, fields.early, staffGifts.notYet);
  const project = await requirePurpose(ctx, fields.project, staffGiftChanges.purpose.ended);
  const event = (await listRecentEvents(ctx)).find(({ id }) => String(id) === fields.event);
  return withTransaction(ctx, async (ctx, transaction) => {
    const state = fields.coming === "on" ? "announced" : await firstState(ctx, member, { method, amount, currency });
    const gift = await receiveGift(ctx, {
      amount,
      currency,
      method,
      valueDate,
      by: member,
      project,
      eventId: event?.id,
      state,
      donor: { name, email, isPublic: false },
      goods: goods === null ? undefined : { what: goods, count: Number(goodsCount) },
      idempotencyKey: idempotencyKey || undefined,
      note: note ?? undefined,
    });
    if (gift === undefined) {
      const known = await store.findGift(transaction, "idempotency_key", idempotencyKey);
      if (known !== undefined) requireSame(known, fields);
      return { outcome: await outcomeOf(ctx, known?.state ?? state), isRepeated: true };
    }
    await recordAuditEvent(ctx, transaction, member, { what: "gift recorded", subject: `gift:${gift.id}` });
    return { outcome: await outcomeOf(ctx, gift.state), isRepeated: false };
  });
}

/** Rejects a form that recorded another gift: a page of the browser's back button, with other values. @throws FormError */
function requireSame(known: store.GiftRow, fields: HandFields): void {
  const { amount, currency, method, day, name, email, goods, goodsCount } = fields;
  const isSame =
    Number(known.amount) === amount &&
    known.currency === currency &&
    known.method === method &&
    known.value_date === day &&
    known.goods === goods &&
    (goods === null || Number(known.goods_count) === Number(goodsCount)) &&
    known.name === name &&
    known.email === email;
  if (isSame) return;
  const recorded = known.goods ?? formatMoney(known);
  throw new FormError(giftErrors.formRecorded(recorded, writeDay(known.value_date)), { status: 409 });
}

/**
 * Agrees to a gift as the second person. If the recorder's id is unknown, this person becomes the recorder.
 * @throws FormError
 */
export async function agreeToGift(actor: Actor, id: number, seen?: string): Promise<"agree" | "first"> {
  const { id: own, name } = actor.member;
  requireAct(actor, giftActsOfStaff.agree);
  return withTransaction(actor.ctx, async (ctx, transaction) => {
    const gift = await requireGift(ctx, id);
    await requireShown(ctx, gift, seen);
    if (gift.state === "counted" && gift.recorded_by_id === null) {
      await store.updateGift(transaction, id, { recorded_by: name, recorded_by_id: own }, ["counted"]);
      await recordMove(ctx, { gift_id: id, promise_id: gift.promise_id, what: "counted", by: name });
      await recordAuditEvent(ctx, transaction, actor.member, { what: "gift counted", subject: `gift:${id}` });
      return "first";
    }
    await performAct(ctx, actor.member, id, "agree", { changes: { checked_by: name, checked_by_id: own } });
    return "agree";
  });
}

/** Marks an announced gift as arrived; this person becomes its recorder. @throws FormError */
export const markArrived = (actor: Actor, id: number, seen?: string) =>
  actOnGift(actor, id, "arrived", {
    seen,
    changes: {
      value_date: siteDate(actor.ctx.clock.now()),
      recorded_at: actor.ctx.clock.now().toISOString(),
      recorded_by: actor.member.name,
      recorded_by_id: actor.member.id,
    },
  });

/** Replaces a receipt by one with another name. @param name null for an unknown friend @throws FormError */
export const renewReceipt = async (
  actor: GiftActor,
  id: number,
  { name, reason }: v.InferOutput<typeof renewSchema>,
  seen?: string,
) => {
  await refuseMoney(actor.ctx, [{ field: "name", text: name ?? "", isName: true }], staffGifts.notYet);
  const changes = { name, ...(name === null && { is_public: 0 }) };
  await actOnGift(actor, id, "receipt", { seen, note: reason, changes });
};

/** Records how a gift was spent, and e-mails its donor once. @throws FormError */
export const spendGift = async (sender: Sender, id: number, spentOn: string, seen?: string) => {
  await refuseMoney(sender.ctx, [{ field: "spentOn", text: spentOn }], staffGifts.notYet);
  requireAct(sender, giftActsOfStaff.spend, `/admin/gifts/${id}`);
  // The same form twice.
  const before = (await store.findGift(sender.ctx.db, "id", id))?.spent_on;
  if (before === spentOn) return;
  if (!before && (await hasGiftAccount(sender.ctx, sender.requestInfo, id)))
    throw new FormError(staffGifts.gift.spend.hasAccount, { status: 409 });
  const at = sender.ctx.clock.now().toISOString();
  const changes = (gift: store.GiftRow) => ({ spent_on: spentOn, spent_at: gift.spent_at ?? at });
  await actOnGift(sender, id, "spend", { seen, note: spentOn, changes }, async (ctx, gift) => {
    if (gift.spent_at !== null || gift.email === null) return;
    const promise = gift.promise_id === null ? undefined : await promises.findPromise(ctx.db, "id", gift.promise_id);
    const { name: foundation } = await findSettings(ctx);
    const { emails } = await findWords(ctx);
    const link = promise && giftLink(siteAddressOrLocal(sender.ctx), promise);
    const about = {
      to: gift.email,
      foundation,
      words: emails?.spent,
      amount: formatMoney(gift),
      spentOn,
      link,
      stop: promise && stopLinkOf(link, promise),
    };
    await enqueueEmail(ctx, ctx.db, giftSpentEmail(about), {
      kind: "gift-spent",
      idempotencyKey: spentKey(id),
      // Sent after the e-mail of thanks.
      ...holdOf(ctx, gift),
    });
  });
};

/** Removes promises that robots made. @returns the number of those that were open */
export async function sweepPromises({ ctx, member }: Actor, ids: number[]): Promise<number> {
  requireAct({ member }, sweepingPromises);
  return withTransaction(ctx, async (ctx, transaction) => {
    let count = 0;
    for (const id of ids) if (await endPromise(ctx, id, "fake", member.name)) count++;
    if (count > 0)
      await recordAuditEvent(ctx, transaction, member, {
        what: "promises swept",
        subject: storedNames.promises,
        after: count,
      });
    return count;
  });
}
