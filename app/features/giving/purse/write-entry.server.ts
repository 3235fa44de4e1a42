import { purseErrors as words } from "content/purse-errors.ts";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { siteDate } from "../../../values/dates.ts";
import { writeMonth } from "../../../values/founding-month.ts";
import { type Currency, formatMoney } from "../../../values/money.ts";
import { monthAfter } from "../../../values/site-days.ts";
import { countOf } from "./count-of.ts";
import { holderOf, type Line, signedOf } from "./entry-lines.server.ts";
import { findLowest } from "./lowest-balance.server.ts";
import { namePlace, namePurse } from "./name-holders.server.ts";
import * as store from "./purse-queries.server.ts";
import type { EntryWhat } from "./purse-tables.ts";

export interface NewEntry {
  day: string;
  what: EntryWhat;
  /** Unique origin: the same fact makes one entry. */
  source: string;
  lines: readonly Line[];
  giftId?: number;
  voucherId?: number;
  fixes?: number;
  /** The person who acts; undefined for the site, whose entries of outside facts are never refused. */
  by?: { id: string } | undefined;
  /** Number of different people behind it. */
  people: number;
  /** True for one of several entries that `requireMoneyAfter` checks together. */
  isCheckedLater?: true;
}

const month = (day: string): string => day.slice(0, 7);

/** Returns the day of an outside fact in the books: its own, or the first open one. */
export async function findOpenDay({ db, clock }: InTransaction, day: string): Promise<string> {
  const last = await store.findLastMonth(db);
  const first = (await store.findFirstOpenDay(db)) ?? day;
  const open = last === undefined ? first : `${monthAfter(last)}-01`;
  const today = siteDate(clock.now());
  const earliest = day < open ? open : day;
  return earliest > today && open <= today ? today : earliest;
}

/**
 * Writes an entry with its balances and sums, in the transaction of its cause.
 * @returns its id; undefined if an entry of this source exists
 * @throws FormError for an act of a person on a day that is not open, in another currency, or without enough money
 */
export async function writeEntry(ctx: InTransaction, entry: NewEntry): Promise<number | undefined> {
  const { day, what, source, by, people } = entry;
  if (by !== undefined) await requireOpenDay(ctx, day, what);
  const lines = entry.lines.filter(({ minor }) => minor !== 0);
  requireWhole(lines, what);
  const { id } =
    (await store.insertEntry(ctx.db, {
      day,
      what,
      source,
      gift_id: entry.giftId ?? null,
      voucher_id: entry.voucherId ?? null,
      fixes: entry.fixes ?? null,
      made_by_id: by?.id ?? null,
      people,
      at: ctx.clock.now().toISOString(),
    })) ?? {};
  if (id === undefined) return undefined;
  await store.insertPostings(
    ctx.db,
    lines.map((line) => ({
      entry_id: id,
      what: line.what ?? what,
      place_id: "place" in line ? line.place.id : null,
      purse_id: "purse" in line ? line.purse.id : null,
      kind: line.kind ?? null,
      currency: line.currency,
      minor: signedOf(line),
    })),
  );
  await addUp(ctx, entry, lines);
  return id;
}

/** @throws FormError for a day before the first one, in a closed month, or ahead */
export async function requireOpenDay(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  day: string,
  what: EntryWhat,
): Promise<void> {
  const first = await store.findFirstOpenDay(db);
  if (what !== "opening" && (first === undefined || day < first)) throw new FormError(words.beforeFirst);
  if (day > siteDate(clock.now())) throw new FormError(words.ahead);
  const last = await store.findLastMonth(db);
  if (last !== undefined && month(day) <= last) throw new FormError(words.closed(writeMonth(last)), { status: 409 });
}

/** @throws Error for amounts that are no whole minor units, or that are not 0 together in each currency */
function requireWhole(lines: readonly Line[], what: EntryWhat): void {
  const sums = new Map<Currency, number>();
  for (const line of lines) {
    if (!Number.isSafeInteger(line.minor)) throw new Error("An amount is no whole number of minor units.");
    if ("place" in line && line.place.currency !== line.currency) throw new FormError(words.otherCurrency);
    sums.set(line.currency, (sums.get(line.currency) ?? 0) + signedOf(line));
  }
  // A foundation may begin with nothing.
  if (lines.length < 2 && !(what === "opening" && lines.length === 0))
    throw new Error("An entry has two amounts or more.");
  for (const sum of sums.values()) if (sum !== 0) throw new Error("The amounts of an entry are not 0 together.");
}

async function addUp(
  ctx: InTransaction,
  { day, what, by, isCheckedLater }: NewEntry,
  lines: readonly Line[],
): Promise<void> {
  const changed = new Map<string, { line: Line; minor: number }>();
  for (const line of lines) {
    const holder = holderOf(line);
    await store.addToSum(ctx.db, {
      holder,
      month: month(day),
      what: line.what ?? what,
      kind: line.kind ?? "",
      currency: line.currency,
      minor: line.minor,
      count: countOf(line.what ?? what, line.minor),
    });
    const key = `${holder} ${line.currency}`;
    changed.set(key, { line, minor: (changed.get(key)?.minor ?? 0) + line.minor });
  }
  // In one order, so that two entries at once wait for each other instead of for ever.
  for (const [, { line, minor }] of [...changed].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (minor === 0) continue;
    const now = await store.addToBalance(ctx.db, holderOf(line), line.currency, minor);
    if (by === undefined || isCheckedLater || minor > 0) continue;
    const lowest = await findLowest(ctx, line, now, day);
    if (lowest < 0) requireMoney(line, lowest);
  }
}

/** Checks the holders of lines that several entries of a day wrote. @throws FormError for one below zero */
export async function requireMoneyAfter(ctx: InTransaction, lines: readonly Line[], day: string): Promise<void> {
  for (const same of Map.groupBy(lines, (line) => `${holderOf(line)} ${line.currency}`).values()) {
    const [line] = same;
    if (line === undefined || same.reduce((sum, { minor }) => sum + minor, 0) >= 0) continue;
    const now = await store.findBalance(ctx.db, holderOf(line), line.currency);
    const lowest = await findLowest(ctx, line, now, day);
    if (lowest < 0) requireMoney(line, lowest);
  }
}

/** @throws FormError for a purse or place below zero; only a partner may be */
function requireMoney(line: Line, now: number): void {
  const lacks = formatMoney({ amount: -now, currency: line.currency });
  if ("purse" in line) throw new FormError(words.purseLacks(namePurse(line.purse), lacks), { status: 409 });
  if (line.place.kind !== "partner")
    throw new FormError(words.placeLacks(namePlace(line.place), lacks), { status: 409 });
}
