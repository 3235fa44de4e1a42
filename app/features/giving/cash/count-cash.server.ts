import { purseErrors as words } from "content/purse-errors.ts";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import type { Currency } from "../../../values/money.ts";
import * as store from "../purse/books.server.ts";
import type { Line } from "../purse/entry-lines.server.ts";
import { makePlace, requireGeneral } from "../purse/find-holders.server.ts";
import type { EntryWhat } from "../purse/purse-tables.ts";
import { findOpenDay, writeEntry } from "../purse/write-entry.server.ts";
import { sumWaitingVouchers } from "./cash-queries.server.ts";

/** Cash that a person of the house gets out of a place. */
export interface Given {
  userId: string;
  placeId: number;
  /** Minor units. */
  minor: number;
  /** ISO date. */
  day: string;
  note: string;
}

/** A count of a place, or cash that came back from a person. */
export interface Count {
  placeId: number;
  /** Place that gets the counted cash; null if it stays where it is. */
  toId: number | null;
  /** Amount that the books expect, in minor units; null for a part of the cash, which is not compared. */
  expected: number | null;
  counted: number;
  /** ISO date. */
  day: string;
  /** Sentence about a difference; empty without one. */
  why: string;
}

/** The person who asked, the one who agreed, the number of people, and the unique source of the entry. */
export interface Behind {
  by: { id: string; name: string };
  /** Undefined if only one person acts. */
  second?: { id: string } | undefined;
  people: number;
  source: string;
  /** Time at which the first person asked (ISO 8601). */
  askedAt: string;
}

/** @throws FormError */
export async function requireOpenPlace({ db }: Pick<AppContext, "db">, id: number): Promise<store.Place> {
  const place = await store.findPlace(db, id);
  if (place === undefined || place.closed_at !== null) throw new FormError(words.place);
  return place;
}

/**
 * Returns the amount that a person finds in a place on an evening: the balance of the books, without money of vouchers
 * that wait.
 * @param day ISO date @param sentUntil leaves out vouchers that were sent later (ISO 8601)
 */
export async function findExpected(
  { db }: Pick<AppContext, "db">,
  { id, currency }: { id: number; currency: Currency },
  day: string,
  sentUntil?: string,
): Promise<number> {
  const holder = `place:${id}`;
  const later = await store.sumDaysAfter(db, holder, currency, day);
  const sinceThen = later.reduce((sum, change) => sum + Number(change.sum), 0);
  return (
    (await store.findBalance(db, holder, currency)) - sinceThen - (await sumWaitingVouchers(db, id, day, sentUntil))
  );
}

/** Writes that a person has cash now, when the person said so. @throws FormError if the place has too little */
export async function giveCash(ctx: InTransaction, given: Given, { by, people, source }: Behind): Promise<void> {
  const place = await requireOpenPlace(ctx, given.placeId);
  const { currency } = place;
  const hand = await makePlace(ctx, { kind: "hand", currency, account: null, user_id: given.userId });
  const lines: Line[] = [
    { place, currency, minor: -given.minor },
    { place: hand, currency, minor: given.minor },
  ];
  const day = await findOpenDay(ctx, given.day);
  await writeEntry(ctx, { day, what: "moved", source, lines, by, people });
}

/**
 * Writes a count: what is missing leaves Most needed as Running the house, what is over enters it. Cash that came back
 * moves in the same entry.
 * @throws FormError if the books changed since the count
 */
export async function countCash(ctx: InTransaction, count: Count, behind: Behind): Promise<void> {
  const { by, people, source, askedAt } = behind;
  const place = await requireOpenPlace(ctx, count.placeId);
  const { currency } = place;
  const { expected, counted } = count;
  const lines: Line[] = [];
  let what: EntryWhat = "moved";
  if (count.toId !== null) {
    const target = await requireOpenPlace(ctx, count.toId);
    lines.push({ place, currency, minor: -counted }, { place: target, currency, minor: counted });
  }
  if (expected !== null) {
    // A voucher that the holder sends after the count is about other cash.
    if (expected !== (await findExpected(ctx, place, count.day, askedAt)))
      throw new FormError(words.countedBefore, { status: 409 });
    const minor = counted - expected;
    const difference: EntryWhat = minor < 0 ? "short" : "over";
    const kind = minor < 0 ? { kind: store.runningKind } : {};
    lines.push(
      { place, currency, minor, what: difference },
      { purse: await requireGeneral(ctx), currency, minor, what: difference, ...kind },
    );
    if (count.toId === null || counted === 0) what = difference;
    await store.updatePlace(ctx.db, place.id, { counted_on: count.day });
  }
  if (lines.every(({ minor }) => minor === 0)) return;
  await writeEntry(ctx, { day: await findOpenDay(ctx, count.day), what, source, lines, by, people });
}
