import type { AppContext } from "../../../server/context.server.ts";
import { siteDate } from "../../../values/dates.ts";
import { monthAfter } from "../../../values/site-days.ts";
import { findFirstDay } from "../purse/books.server.ts";
import { formatVoucherNumber } from "../spending/voucher-states.ts";
import { toFilePosting } from "./close-month.server.ts";
import * as store from "./month-queries.server.ts";
import { type FilePosting, lastDayOf } from "./write-month-file.server.ts";

type Row = Awaited<ReturnType<typeof store.findEntriesBetween>>[number];

export interface WholeEntry extends Omit<Row, "serial" | "year"> {
  /** Empty without one. */
  voucher: string;
  line: number | undefined;
  postings: FilePosting[];
}

/** Reads all entries month by month, so that other requests are answered in between. */
export async function* readLines({ db, clock }: AppContext): AsyncGenerator<{ month: string; entries: WholeEntry[] }> {
  const first = await findFirstDay(db);
  if (first === undefined) return;
  const last = siteDate(clock.now()).slice(0, 7);
  for (let month = first.slice(0, 7); month <= last; month = monthAfter(month)) {
    const rows = await store.findEntriesBetween(db, `${month}-01`, lastDayOf(month));
    const ids = rows.map(({ id }) => id);
    const amounts = Map.groupBy(await store.findAmountsOf(db, ids), ({ entry_id }) => entry_id);
    const lines = await store.findLinesOf(db, ids);
    const entries = rows.map(({ year, serial, ...row }) => ({
      ...row,
      voucher: year === null || serial === null ? "" : formatVoucherNumber(year, serial),
      line: lines.get(row.id),
      postings: (amounts.get(row.id) ?? []).map(toFilePosting),
    }));
    yield { month, entries };
    await new Promise((resolve) => setTimeout(resolve));
  }
}
