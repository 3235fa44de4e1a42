import type { AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { type FileRow, readMonthFile } from "../months/read-month-file.server.ts";
import { countOf } from "../purse/count-of.ts";
import type { EntryWhat } from "../purse/purse-tables.ts";
import { joinSums, type Sum } from "./count-sums.ts";
import * as store from "./transparency-queries.server.ts";

const sumOf = ({ purpose, what, kind, currency, minor, count }: FileRow): Sum => ({
  purpose,
  what,
  kind,
  currency,
  minor,
  count: count ?? countOf(what as EntryWhat, minor),
});

/**
 * Sums the files of closed months, each once. A file that is new, or another one after a restore, is summed with all
 * later ones.
 */
export async function keepMonthSums(ctx: AppContext): Promise<void> {
  const closed = (await store.findClosedMonths(ctx.db)).toReversed();
  const first = closed.findIndex(({ sha256, summed }) => summed !== sha256);
  const { month: from } = closed[first] ?? {};
  if (from === undefined) return;
  await withTransaction(ctx, async ({ db }) => {
    await store.deleteMonthSumsFrom(db, from);
    const earlier = closed[first - 1];
    const [before] = earlier === undefined ? [] : await store.findMonthSums(db, [earlier.month]);
    let totals: Sum[] = before === undefined ? [] : JSON.parse(before.totals);
    for (const { month } of closed.slice(first)) {
      const { content = "", sha256 = "" } = (await store.findMonthFile(db, month)) ?? {};
      const rows = readMonthFile(content);
      const sums = joinSums(rows.filter(({ purpose }) => purpose !== "").map(sumOf));
      totals = joinSums([...totals, ...sums]);
      const json = { sums: JSON.stringify(sums), totals: JSON.stringify(totals) };
      await store.insertMonthSums(db, { month, sha256, rows: rows.length, bytes: Buffer.byteLength(content), ...json });
    }
  });
}
