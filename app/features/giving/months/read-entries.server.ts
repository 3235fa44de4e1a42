import type { AppContext } from "../../../server/context.server.ts";
import { lastDayOfMonth } from "../../../values/site-days.ts";
import { formatVoucherNumber } from "../spending/voucher-states.ts";
import * as store from "./month-queries.server.ts";
import type { FilePosting } from "./write-month-file.server.ts";

type Row = Awaited<ReturnType<typeof store.findEntriesBetween>>[number];
type Amount = Awaited<ReturnType<typeof store.findAmountsOf>>[number];

/** An entry of the books with its amounts. */
export interface EntryOfMonth extends Omit<Row, "serial" | "year"> {
  /** Number of its voucher; empty without one. */
  voucher: string;
  postings: FilePosting[];
}

/** Reads all entries of a month. @param month YYYY-MM */
export async function readEntries({ db }: Pick<AppContext, "db">, month: string): Promise<EntryOfMonth[]> {
  const entries = await store.findEntriesBetween(db, `${month}-01`, lastDayOfMonth(month));
  const ids = entries.map(({ id }) => id);
  const amounts = Map.groupBy(await store.findAmountsOf(db, ids), ({ entry_id }) => entry_id);
  return entries.map(({ year, serial, ...entry }) => ({
    ...entry,
    voucher: year === null || serial === null ? "" : formatVoucherNumber(year, serial),
    postings: (amounts.get(entry.id) ?? []).map(toFilePosting),
  }));
}

/** Returns an amount as files have it: + into a place or a purse. */
const toFilePosting = ({ what, place, purse, kind, currency, minor }: Amount): FilePosting => ({
  what: whatInFile(what),
  place: place ?? "",
  purpose: purse ?? "",
  kind: kind ?? "",
  currency,
  minor: purse === null ? minor : -minor,
});

/** A refund of a gift before the first day is a refund. */
export const whatInFile = (what: FilePosting["what"]): FilePosting["what"] => (what === "before" ? "refund" : what);
