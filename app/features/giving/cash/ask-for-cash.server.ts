import { purseErrors as words } from "content/purse-errors.ts";
import type { Actor, AppContext, InTransaction, Sender } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { formatMoney } from "../../../values/money.ts";
import { canKeepBooks, canSpend } from "../../../values/roles.ts";
import { readStandingsOfGifts } from "../../people/users/find-settled-people.server.ts";
import { askWithin } from "../purse/act-on-purse.server.ts";
import * as store from "../purse/books.server.ts";
import { namePlace } from "../purse/name-holders.server.ts";
import { askingForPurseAct, givingCash, holdingCash } from "../purse/purse-permissions.ts";
import type { PlaceKind } from "../purse/purse-tables.ts";
import { requireOpenDay } from "../purse/write-entry.server.ts";
import { findExpected, type Given, requireOpenPlace } from "./count-cash.server.ts";
import { countedKinds } from "./find-counts-due.server.ts";

/** Places out of which a person gets cash, and into which cash comes back. */
export const givingKinds: readonly PlaceKind[] = ["bank", "wallet", "box"];

/** Asks a member of staff to say that cash came. @throws FormError */
export async function askToGive({ ctx, member }: Actor, given: Given, key: string) {
  requireAct({ member }, givingCash);
  return withTransaction(ctx, async (ctx, transaction) => {
    const place = await requireOpenPlace(ctx, given.placeId);
    if (!givingKinds.includes(place.kind)) throw new FormError(words.place);
    const { accounts } = await readStandingsOfGifts(ctx);
    const receiver = accounts.find(({ id }) => id === given.userId);
    if (receiver === undefined || !canSpend(receiver))
      throw new FormError(words.person, { errors: { person: words.person } });
    if (!(given.minor > 0)) throw new FormError(words.amount, { errors: { amount: words.amount } });
    await requireOpenDay(ctx, given.day, "moved");
    const left = (await store.findBalance(transaction, `place:${place.id}`, place.currency)) - given.minor;
    if (left < 0) throw placeLacks(place, -left);
    return askWithin(ctx, member, "give", given, key);
  });
}

const placeLacks = (place: store.Place, amount: number) =>
  new FormError(words.placeLacks(namePlace(place), formatMoney({ amount, currency: place.currency })), { status: 409 });

/** Page with the forms of counts. */
const backTo = "/admin/cash/move";

export interface CountForm {
  placeId: number;
  /** Place that gets the cash; null for a count alone. */
  toId: number | null;
  counted: number;
  /** False for a part of the cash. */
  isAll: boolean;
  day: string;
  why: string;
}

/**
 * Asks another person to agree to a count, or to cash that came back. A difference needs a sentence and two keepers, of
 * whom none has the cash.
 * @throws AppError notFound for another person's cash; FormError
 */
export async function askToCount(sender: Sender, { isAll, ...form }: CountForm, key: string) {
  const { ctx, member } = sender;
  requireAct(sender, holdingCash);
  return withTransaction(ctx, async (ctx) => {
    const place = await requireOpenPlace(ctx, form.placeId);
    const isKeeper = canKeepBooks(member);
    if (!isKeeper && place.user_id !== member.id) throw new AppError("notFound");
    if (!countedKinds.includes(place.kind)) throw new FormError(words.place);
    await requireOpenDay(ctx, form.day, "moved");
    if (form.toId !== null) await requireTarget(ctx, place, form.toId);
    await requireNoOtherCount(ctx, place.id, key);
    if (form.toId !== null && !isAll) {
      if (!(form.counted > 0)) throw new FormError(words.amount, { errors: { amount: words.amount } });
      const left = (await store.findBalance(ctx.db, `place:${place.id}`, place.currency)) - form.counted;
      if (left < 0) throw placeLacks(place, -left);
      return askWithin(ctx, member, "back", { ...form, expected: null, why: "" }, key);
    }
    const expected = await findExpected(ctx, place, form.day);
    const difference = form.counted - expected;
    if (difference === 0)
      return askWithin(ctx, member, form.toId === null ? "count" : "back", { ...form, expected, why: "" }, key);
    const { areSame } = await readStandingsOfGifts(ctx);
    const sum = formatMoney({ amount: Math.abs(difference), currency: place.currency });
    if (!isKeeper || (place.user_id !== null && areSame(place.user_id, member.id)))
      throw new FormError(words.ownDifference(sum));
    if (form.why === "") {
      const why = difference < 0 ? words.missing(sum) : words.over(sum);
      throw new FormError(why, { errors: { why } });
    }
    requireAct(sender, askingForPurseAct, backTo);
    return askWithin(ctx, member, "short", { ...form, expected }, key);
  });
}

/** @throws FormError for a place that cannot get the cash */
async function requireTarget(ctx: InTransaction, place: store.Place, id: number): Promise<void> {
  const target = await requireOpenPlace(ctx, id);
  if (target.id === place.id || !givingKinds.includes(target.kind)) throw new FormError(words.place);
  if (target.currency !== place.currency) throw new FormError(words.otherMoney);
}

/** Two counts of one place at once would both be right. @throws FormError */
async function requireNoOtherCount({ db }: Pick<AppContext, "db">, placeId: number, key: string): Promise<void> {
  const waiting = await store.findWaitingActs(db);
  const isOther = waiting.some(
    (act) =>
      act.key !== key &&
      ["back", "count", "short"].includes(act.what) &&
      (JSON.parse(act.facts) as { placeId: number }).placeId === placeId,
  );
  if (isOther) throw new FormError(words.countWaits, { status: 409 });
}
