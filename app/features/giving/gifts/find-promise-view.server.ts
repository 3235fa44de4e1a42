import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import { charactersWithoutFont } from "../../../values/characters-without-font.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { formatMoney, sumsOf } from "../../../values/money.ts";
import { keyOf } from "../../../values/private-key.ts";
import { findNumbersOfPromise } from "../receipts/find-receipt.server.ts";
import * as gifts from "./gift-queries.server.ts";
import { hasCome } from "./gift-states.ts";
import { formatReference, requirePromise } from "./promise-commands.server.ts";

export type PromiseView = Awaited<ReturnType<typeof findPromiseView>>;

const dayOf = (iso: string) => writeDay(siteDate(new Date(iso)));

const moneyOf = (gift: gifts.GiftRow) => ({ id: gift.id, amount: formatMoney(gift) });

/** Returns the data for a private link, without the e-mail address. @throws AppError noGift */
export async function findPromiseView(ctx: AppContext, key: string, asker: Pick<RequestInfo, "address">) {
  const promise = await requirePromise(ctx, key, asker);
  const all = await gifts.findGiftsOf(ctx.db, promise.id);
  const arrived = all.filter(({ state }) => state === "received");
  const receipts = await findNumbersOfPromise(ctx, promise.id);
  const currencyOf = new Map(all.map((gift) => [gift.id, gift.currency]));
  const refunds = await gifts.listRefundsOfGifts(ctx.db, [...currencyOf.keys()]);
  /** Returns the amount that came, before any refund. */
  const paidOf = (gift: gifts.GiftRow) =>
    formatMoney({ ...gift, amount: refunds.find(({ gift_id }) => gift_id === gift.id)?.paid ?? gift.amount });
  // The whole of a divided gift is void as well, but its parts came.
  const isMistake = ({ id, state, state_before }: gifts.GiftRow) =>
    state === "void" && state_before === "received" && !all.some(({ whole_id }) => whole_id === id);
  const { state, currency, frequency, name, sent_at, sent_day, sent_from, remind_at } = promise;
  return {
    state,
    currency,
    /** Purposes of received gifts; before the first gift, of the promise. Null means “Wherever it is needed most”. */
    purposes: [...new Set((arrived.length === 0 ? [promise] : arrived).map(({ purpose }) => purpose))],
    frequency,
    name,
    /** Letters of the name that the PDF fonts lack. */
    undrawn: charactersWithoutFont(name ?? "").join(" "),
    prefix: promise.prefix,
    key: keyOf(promise),
    reference: formatReference(promise),
    promised: formatMoney(promise),
    /** Received amounts, without those that went back; before the first gift, the promised amount. */
    amount: (arrived.length === 0 ? [promise] : sumsOf(arrived)).map(formatMoney).join(", "),
    isPublic: promise.is_public === 1,
    /** `stoppedOn` is null unless the donor stopped a monthly gift. */
    isMonthly: frequency === "monthly",
    stoppedOn: promise.stopped_at && dayOf(promise.stopped_at),
    hasDonor: promise.name !== null || promise.email !== null,
    canBeReminded: promise.email !== null,
    promisedOn: dayOf(promise.created_at),
    /** ISO date. */
    promisedDay: siteDate(new Date(promise.created_at)),
    sentOn: sent_at && dayOf(sent_at),
    /** Day and last digits that the donor entered, for a payment without a reference. */
    sender: sent_day !== null && sent_from !== null ? { day: sent_day, digits: sent_from } : undefined,
    remindedOn: remind_at && dayOf(remind_at),
    disputed: all.filter(({ state }) => state === "disputed").map(moneyOf),
    refunded: refunds.map(({ id, gift_id, amount, state, day, way, changed_at }) => ({
      id,
      how:
        state === "asked" ? ("onItsWay" as const) : way === "bank" ? ("takenByBank" as const) : ("refunded" as const),
      amount: formatMoney({ amount, currency: currencyOf.get(gift_id) ?? currency }),
      day: day === null ? dayOf(changed_at) : writeDay(day),
    })),
    /** True if the whole of a gift went back. */
    hasWentBack: all.some(({ state }) => state === "refunded"),
    mistakes: all.filter(isMistake).map(({ id, value_date }) => ({ id, day: writeDay(value_date) })),
    /** Gifts that came, also those that went back or are disputed. */
    came: all
      .filter(({ state }) => hasCome(state))
      .map((gift) => ({
        id: gift.id,
        amount: paidOf(gift),
        day: writeDay(gift.value_date),
        receipt: gift.state === "received" ? receipts.get(gift.id) : undefined,
        thankedOn: gift.thanked_on && writeDay(gift.thanked_on),
      })),
    gifts: arrived.map((gift) => ({
      id: gift.id,
      amount: formatMoney(gift),
      day: writeDay(gift.value_date),
      receipt: receipts.get(gift.id),
      spentOn: gift.spent_on,
      spentDay: gift.spent_at && dayOf(gift.spent_at),
    })),
  };
}
