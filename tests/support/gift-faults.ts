import { giftStates } from "../../app/features/giving/gifts/gift-filter.ts";
import { sumGifts } from "../../app/features/giving/gifts/gift-list-queries.server.ts";
import { findLineId } from "../../app/features/giving/gifts/gift-origin.ts";
import type { GiftRow } from "../../app/features/giving/gifts/gift-queries.server.ts";
import { counts, hasReceipt, isByHand, limitOf, weekMs } from "../../app/features/giving/gifts/gift-states.ts";
import { searchWordsOf } from "../../app/values/search-words.ts";
import type { History } from "./gift-histories.ts";
import { findRefundFaults } from "./refund-faults.ts";

const sumOf = (gifts: { amount: number }[]) => gifts.reduce((sum, { amount }) => sum + amount, 0);

const everyGift = { from: "", until: "", purpose: "", way: "", unseen: false, unthanked: false, q: "" } as const;

/** Checks the rules that hold after every act. @returns the broken ones */
export async function findFaults({ ctx, erased }: History): Promise<unknown[]> {
  const { db } = ctx;
  const gifts = await db.selectFrom("gifts").selectAll().orderBy("id").execute();
  const lines = await db.selectFrom("bank_credits").selectAll().orderBy("id").execute();
  const promises = await db.selectFrom("promises").selectAll().orderBy("id").execute();
  const receipts = await db.selectFrom("receipts").selectAll().orderBy("serial").execute();
  const faults: unknown[] = [];
  const live = gifts.filter(({ state }) => state !== "void");
  const lineOfHand = ({ id, whole_id }: GiftRow) =>
    lines.find(({ gift_id }) => gift_id !== null && (gift_id === id || gift_id === whole_id));

  // The money of a bank line, and of a divided gift, counts once.
  for (const line of lines) {
    const own = live.filter(
      (gift) => findLineId(gift) === line.id || (isByHand(gift.source) && lineOfHand(gift)?.id === line.id),
    );
    if (sumOf(own) > line.amount)
      faults.push(["line counted twice", line.id, own.map(({ id, source }) => [id, source])]);
    if (line.state === "other" && own.length > 0) faults.push(["no gift, and counts", line.id]);
  }
  for (const whole of gifts.filter(({ whole_id }) => whole_id === null)) {
    const own = live.filter(({ id, whole_id }) => id === whole.id || whole_id === whole.id);
    if (sumOf(own) > whole.amount) faults.push(["parts are more than the whole", whole.id]);
  }

  // Each counting gift has one valid receipt with its amount and name; numbers have no gap.
  if (receipts.some(({ serial }, index) => serial !== index + 1)) faults.push(["gap in the numbers"]);
  for (const gift of gifts) {
    const valid = receipts.filter(({ gift_id, state }) => gift_id === gift.id && state === "valid");
    if (valid.length !== (hasReceipt(gift.state) ? 1 : 0)) faults.push(["receipts", gift.id, gift.state, valid.length]);
    for (const { contents } of valid) {
      const frozen = JSON.parse(contents);
      if (frozen.amount !== gift.amount || frozen.name !== gift.name) faults.push(["receipt says otherwise", gift.id]);
    }
    if ((gift.name_folded ?? "") !== searchWordsOf(gift.name ?? "").join(" ")) faults.push(["not found", gift.id]);
  }

  faults.push(...findAlone(gifts, lineOfHand), ...(await findRefundFaults(ctx, gifts)));

  // A promise is received while a gift of it counts; its page names neither another donor nor an erased one.
  for (const promise of promises) {
    const own = gifts.filter(({ promise_id }) => promise_id === promise.id);
    const isReceived = own.some(({ state }) => state !== "void" && state !== "counted" && state !== "announced");
    if (promise.state === "received" && !isReceived) faults.push(["promise without a gift", promise.id]);
    if (promise.state === "open" && own.some(({ state }) => counts(state)))
      faults.push(["gift of an open promise", promise.id]);
    const names = receipts
      .filter(({ gift_id }) => own.some(({ id }) => id === gift_id))
      .map(({ contents }) => JSON.parse(contents).name);
    const isOurs = (name: string | null) => name === null || name === promise.name || name === "Renamed";
    if (!names.every(isOurs)) faults.push(["another donor's name", promise.id, names]);
  }

  const emails = await db.selectFrom("outbox_emails").select(["recipient", "text"]).execute();
  const all = JSON.stringify([gifts, promises, receipts, emails]);
  for (const { name, email } of erased)
    if (all.includes(`${name}"`) || all.includes(email)) faults.push(["not forgotten", name]);

  for (const state of giftStates) {
    const ofState = gifts.filter((gift) => gift.state === state);
    const kept = await sumGifts(db, { ...everyGift, state });
    if (kept.count !== ofState.length || (kept.sums[0]?.amount ?? 0) !== sumOf(ofState))
      faults.push(["sums", state, kept]);
  }
  return faults;
}

/** An account and the account that it created are one person. */
const personOf = (id: string | null) => (id === "puppet" ? "admin" : id);

/** Finds cash, and more than the limit in a week, that one person made count without a bank line. */
function findAlone(gifts: GiftRow[], lineOfHand: (gift: GiftRow) => unknown): unknown[] {
  const faults: unknown[] = [];
  const byHand = gifts.filter(({ state, source }) => counts(state) && isByHand(source));
  const alone: GiftRow[] = [];
  for (const gift of byHand) {
    const ids = new Set([gift.recorded_by_id, gift.checked_by_id].map(personOf));
    const isAgreed = ids.size === 2 && !ids.has(null);
    const isSeen = lineOfHand(gift) !== undefined;
    if (gift.method === "cash" && !isAgreed) faults.push(["cash alone", gift.id]);
    if (gift.method !== "cash" && !isAgreed && !isSeen) alone.push(gift);
  }
  for (const { id, recorded_by_id, recorded_at } of alone) {
    const at = Date.parse(recorded_at);
    const ofWeek = alone.filter((other) => {
      const later = Date.parse(other.recorded_at) - at;
      return personOf(other.recorded_by_id) === personOf(recorded_by_id) && later >= 0 && later < weekMs;
    });
    if (sumOf(ofWeek) > limitOf({}, "NGN").amount) faults.push(["alone in a week", id, ofWeek.map(({ id }) => id)]);
  }
  return faults;
}
