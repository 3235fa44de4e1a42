import { purseErrors as words } from "content/purse-errors.ts";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import type { Currency } from "../../../values/money.ts";
import type { Behind } from "../cash/count-cash.server.ts";
import * as store from "../purse/books.server.ts";
import { findWaitingActs } from "../purse/books.server.ts";
import type { Line } from "../purse/entry-lines.server.ts";
import { requireGeneral, requirePurseOf } from "../purse/find-holders.server.ts";
import type { EntryWhat } from "../purse/purse-tables.ts";
import { readPostings } from "../purse/read-postings.server.ts";
import { findOpenDay, requireMoneyAfter, writeEntry } from "../purse/write-entry.server.ts";
import { findListedEntry, type ListedEntry } from "./line-queries.server.ts";

/** The right lines of an entry, and the reason. */
export interface Correction {
  entryId: number;
  /** ISO date of an open month. */
  day: string;
  why: string;
  /** None if the entry should not be there. */
  lines: WantedLine[];
}

/** A gain of a place or a purse, in minor units; negative for a loss. */
export interface WantedLine {
  /** `place:3` or `purse:2`. */
  holder: string;
  kind: string | null;
  what: EntryWhat;
  currency: Currency;
  minor: number;
}

/** Acts of people that a correction can change. */
const correctable: readonly EntryWhat[] = [
  "opening",
  "spent",
  "income",
  "back",
  "charge",
  "moved",
  "exchanged",
  "short",
  "over",
  "put-in",
];

/** Unique source of the exact negative of an entry: an entry is corrected once. */
const sourceOfFix = (id: number): string => `fix:${id}`;

/** Returns true for the negative of a correction; the right entry beside it can be corrected. */
const isNegative = ({ source }: Pick<ListedEntry, "source">): boolean => /^fix:\d+$/.test(source);

/**
 * Reasons why an entry cannot be corrected by hand.
 * - gift, payout: the fact changes on its own page
 * - corrected: its correction is corrected instead
 */
type WhyNot = "gift" | "payout" | "corrected" | "negative" | "waits" | "other";

/** Returns why an entry cannot be corrected; undefined if it can. */
export async function whyNotCorrect({ db }: Pick<AppContext, "db">, entry: ListedEntry): Promise<WhyNot | undefined> {
  if (entry.source.startsWith("gift:")) return "gift";
  if (entry.source.startsWith("credit:")) return "payout";
  if (isNegative(entry)) return "negative";
  if (entry.corrected > 0) return "corrected";
  if (entry.made_by_id === null || !correctable.includes(entry.what)) return "other";
  const waiting = await findWaitingActs(db);
  const isWaiting = waiting.some(
    ({ what, facts }) => what === "correct" && (JSON.parse(facts) as Correction).entryId === entry.id,
  );
  return isWaiting ? "waits" : undefined;
}

/** @throws FormError for an entry that cannot be corrected now */
export async function requireCorrectable(ctx: Pick<AppContext, "db">, id: number, isAgreed = false) {
  const entry = await findListedEntry(ctx.db, id);
  if (entry === undefined) throw new FormError(words.line);
  const why = await whyNotCorrect(ctx, entry);
  if (why !== undefined && !(isAgreed && why === "waits"))
    throw new FormError(words.notCorrected[why], { status: 409 });
  return entry;
}

/** Writes the exact negative of an entry, then what it should say, on one day. @throws FormError */
export async function correctEntry(ctx: InTransaction, correction: Correction, { by, people }: Behind): Promise<void> {
  const entry = await requireCorrectable(ctx, correction.entryId, true);
  const written = await readPostings(ctx.db, [entry]);
  const negative = written.map((line) => ({ ...line, minor: -line.minor }));
  const day = await findOpenDay(ctx, correction.day);
  const about = {
    day,
    what: entry.what,
    by,
    people,
    fixes: entry.id,
    isCheckedLater: true,
    ...(entry.voucher_id !== null && { voucherId: entry.voucher_id }),
  } as const;
  const source = sourceOfFix(entry.id);
  if ((await writeEntry(ctx, { ...about, source, lines: negative })) === undefined)
    throw new FormError(words.notCorrected.corrected, { status: 409 });
  const wanted = await asLines(ctx, correction.lines);
  const spent = [...wanted, ...(await findPutInAgain(ctx, written, wanted))];
  const right = [...spent, ...(await findRest(ctx, [...negative, ...spent]))];
  if (right.length > 0) await writeEntry(ctx, { ...about, source: `${source}/right`, lines: right });
  await requireMoneyAfter(ctx, [...negative, ...right], day);
}

/** @throws FormError for a place or a purse that is not there */
async function asLines({ db }: InTransaction, wanted: readonly WantedLine[]): Promise<Line[]> {
  const lines: Line[] = [];
  for (const { holder, kind, ...line } of wanted) {
    const [noun, id] = holder.split(":");
    const place = noun === "place" ? await store.findPlace(db, Number(id)) : undefined;
    const purse = noun === "purse" ? await store.findPurse(db, "id", Number(id)) : undefined;
    const about = { ...line, ...(kind !== null && { kind }) };
    if (place !== undefined) lines.push({ ...about, place });
    else if (purse !== undefined) lines.push({ ...about, purse });
    else throw new FormError(words.place);
  }
  return lines;
}

/** Returns the part that the purse still needs of the money that Most needed put in with the corrected entry. */
async function findPutInAgain(ctx: InTransaction, written: readonly Line[], wanted: readonly Line[]): Promise<Line[]> {
  const general = await requireGeneral(ctx);
  const lines: Line[] = [];
  for (const old of written) {
    if (old.what !== "put-in" || !("purse" in old) || old.purse.id === general.id) continue;
    const { purse, currency } = old;
    const spent = wanted.reduce(
      (sum, line) =>
        "purse" in line && line.purse.id === purse.id && line.currency === currency ? sum - line.minor : sum,
      0,
    );
    const lacks = spent - (await store.findBalance(ctx.db, `purse:${purse.id}`, currency));
    const minor = Math.min(Math.max(lacks, 0), old.minor);
    if (spent > 0 && minor > 0)
      lines.push(
        { purse, currency, minor, what: "put-in" },
        { purse: general, currency, minor: -minor, what: "put-in" },
      );
  }
  return lines;
}

/** Returns lines that bring the difference of an ended purse to the purse that got its rest. */
async function findRest(ctx: InTransaction, lines: readonly Line[]): Promise<Line[]> {
  const found: Line[] = [];
  const ended = lines.flatMap((line) => ("purse" in line && line.purse.ended_at !== null ? [{ ...line }] : []));
  for (const same of Map.groupBy(ended, ({ purse, currency }) => `${purse.id} ${currency}`).values()) {
    const [line] = same;
    const minor = same.reduce((sum, { minor }) => sum + minor, 0);
    if (line === undefined || minor === 0) continue;
    const { purse, currency } = line;
    const next = await requirePurseOf(ctx, purse.project_id);
    found.push({ purse, currency, minor: -minor, what: "ended" }, { purse: next, currency, minor, what: "ended" });
  }
  return found;
}
