import type { AppContext } from "../../../server/context.server.ts";
import { siteDate } from "../../../values/dates.ts";
import { monthAfter } from "../../../values/site-days.ts";
import { findFirstDay } from "../purse/books.server.ts";
import * as store from "./month-queries.server.ts";
import { type EntryOfMonth, readEntries } from "./read-entries.server.ts";

export interface WholeEntry extends EntryOfMonth {
  /** Line in its month's file; undefined in an open month, and for gifts. */
  line: number | undefined;
}

/** Reads all entries month by month, so that other requests are answered in between. */
export async function* readLines(ctx: AppContext): AsyncGenerator<{ month: string; entries: WholeEntry[] }> {
  const first = await findFirstDay(ctx.db);
  if (first === undefined) return;
  const last = siteDate(ctx.clock.now()).slice(0, 7);
  for (let month = first.slice(0, 7); month <= last; month = monthAfter(month)) {
    const entries = await readEntries(ctx, month);
    const ids = entries.map(({ id }) => id);
    const lines = await store.findLinesOf(ctx.db, ids);
    yield { month, entries: entries.map((entry) => ({ ...entry, line: lines.get(entry.id) })) };
    await new Promise((resolve) => setTimeout(resolve));
  }
}
