import { type Currency, fixedAmount } from "../../../values/money.ts";
import { lastDayOfMonth } from "../../../values/site-days.ts";
import { countOf } from "../purse/count-of.ts";
import type { EntryWhat } from "../purse/purse-tables.ts";

/** An amount of an entry, as the file of its month has it. */
export interface FilePosting {
  what: EntryWhat;
  /** Code of the place or of the purse; the other one is empty. */
  place: string;
  purpose: string;
  kind: string;
  currency: Currency;
  /** Minor units: + into the place or the purse, − out of it. */
  minor: number;
}

export interface FileEntry {
  id: number;
  day: string;
  what: EntryWhat;
  /** True for gifts, refunds and fees of cards, which stand in sums of the month. */
  isOfGift: boolean;
  /** Number of its voucher; empty without one. */
  voucher: string;
  /** `a person`, `an organisation`, or a name that staff marked. */
  payee: string;
  /** Entry that it takes back or sets right. */
  fixes: number | null;
  /** Number of different people; 0 for the site. */
  people: number;
  postings: readonly FilePosting[];
}

/** A voucher that was refused or taken back; its number stands in the file, so that none is missing. */
export interface FileVoucher {
  day: string;
  what: "refused" | "taken-back";
  voucher: string;
  currency: Currency;
}

export interface MonthFile {
  text: string;
  /** Line number of each entry of the file. */
  lines: Map<number, number>;
  /** Line number of each voucher that was refused or taken back, by its number. */
  ended: Map<string, number>;
  /** Last line number. */
  last: number;
}

const heads = "line,day,what,place,purpose,kind,currency,amount,count,voucher,payee,fixes,people";

type Row = Pick<FilePosting, "place" | "purpose" | "kind" | "currency" | "minor"> & {
  day: string;
  what: string;
  count?: number;
  voucher?: string;
  payee?: string;
  people?: number;
};

/** Quotes a cell (RFC 4180). A name that a spreadsheet would take for a formula gets a sign before it. */
function cell(text: string): string {
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Writes the file of a month: UTF-8, LF, no byte order mark. Its first line is the seal of the file before.
 * @param month YYYY-MM
 * @param entries of the month, in any order
 * @param earlier line numbers of earlier entries, and the last line number of the file before
 */
export function writeMonthFile(
  month: string,
  previousSeal: string,
  { entries, vouchers }: { entries: readonly FileEntry[]; vouchers: readonly FileVoucher[] },
  earlier: { lines: ReadonlyMap<number, number>; last: number },
): MonthFile {
  const lastDay = lastDayOfMonth(month);
  const blocks = [
    ...entries
      .filter(({ isOfGift }) => !isOfGift)
      .map((entry) => ({ day: entry.day, id: entry.id, entry, rows: rowsOf(entry) })),
    ...sumsOfGifts(entries, lastDay).map((row) => ({
      day: lastDay,
      id: Number.MAX_SAFE_INTEGER,
      entry: undefined,
      rows: [row],
    })),
    ...vouchers.map((voucher) => ({
      day: voucher.day,
      id: Number.MAX_SAFE_INTEGER - 1,
      entry: undefined,
      rows: [{ ...voucher, place: "", purpose: "", kind: "", minor: 0 }],
    })),
  ].toSorted((a, b) => (a.day === b.day ? a.id - b.id : a.day < b.day ? -1 : 1));
  const lines = new Map<number, number>();
  const ended = new Map<string, number>();
  let last = earlier.last;
  const written = blocks.flatMap(({ entry, rows }) => {
    last++;
    if (entry !== undefined) lines.set(entry.id, last);
    for (const { what, voucher = "" } of rows)
      if (what === "refused" || what === "taken-back") ended.set(voucher, last);
    const fixed = entry?.fixes == null ? undefined : (lines.get(entry.fixes) ?? earlier.lines.get(entry.fixes));
    return rows.map((row) => writeRow(last, row, fixed));
  });
  return { text: [`previous-sha256,${previousSeal}`, heads, ...written, ""].join("\n"), lines, ended, last };
}

function writeRow(line: number, row: Row, fixes: number | undefined): string {
  const { day, what, place, purpose, kind, currency, minor, count = "", voucher = "", payee = "", people } = row;
  const amount = fixedAmount({ amount: minor, currency });
  const cells = [what, place, purpose, kind, currency].map(cell);
  const end = [count, voucher, cell(payee), fixes ?? "", people === undefined || people === 0 ? "" : people];
  return [line, day, ...cells, amount, ...end].join(",");
}

/** Joins the amount of a place with that of the purse it was for; other amounts have rows of their own. */
function rowsOf({ day, voucher, payee, people, postings }: FileEntry): Row[] {
  const about = { day, voucher, payee, people };
  const own = postings.filter(({ what }) => what !== "put-in");
  const places = own.filter(({ place }) => place !== "");
  const purposes = own.filter(({ purpose }) => purpose !== "");
  const [place] = places;
  const [purpose] = purposes;
  const isPair = places.length === 1 && purposes.length === 1 && place?.currency === purpose?.currency;
  const rest = isPair && place && purpose ? [{ ...purpose, place: place.place }] : own;
  return [...rest, ...postings.filter(({ what }) => what === "put-in")].map((posting) => ({ ...about, ...posting }));
}

/** Sums gifts, refunds and fees: a row for each place, and one for each purpose. */
function sumsOfGifts(entries: readonly FileEntry[], day: string): Row[] {
  const sums = new Map<string, Row & { count: number }>();
  for (const { postings } of entries.filter(({ isOfGift }) => isOfGift))
    for (const { what, place, purpose, kind, currency, minor } of postings) {
      const key = [what, place, purpose, kind, currency].join(" ");
      const sum = sums.get(key) ?? { day, what, place, purpose, kind, currency, minor: 0, count: 0 };
      sums.set(key, { ...sum, minor: sum.minor + minor, count: sum.count + countOf(what, minor) });
    }
  return [...sums]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, sum]) => (sum.minor === 0 && sum.count === 0 ? [] : sum));
}

/** Seal before the first file. */
export const noSeal = "0".repeat(64);
