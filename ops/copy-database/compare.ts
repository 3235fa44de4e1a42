import type { Tables } from "../../app/server/db/tables.ts";
import { checksumOf, type Reading } from "./checksum.ts";
import { whenConnectionLost } from "./connection-lost.ts";
import { countAll, type Way } from "./copy-all.ts";
import { CopyError } from "./copy-error.ts";
import { counter, tablesInOrder } from "./primary-keys.ts";
import { lastMark } from "./rows.ts";

/**
 * Compares all tables row by row.
 * @returns row counts by table
 * @throws CopyError with all differing tables, or when a database fails
 */
export async function requireSame(way: Way): Promise<Record<string, number>> {
  const counts = await whenConnectionLost("old", () => countAll(way.view));
  const total = 2 * [...counts.values()].reduce((sum, count) => sum + count, 0);
  let done = 0;
  const rows: Record<string, number> = {};
  const complaints: string[] = [];
  for (const table of tablesInOrder) {
    const onPage = (read: number) => {
      done = Math.min(total, done + read);
      way.onProgress?.({ doing: "checking", table, done, total });
    };
    onPage(0);
    const { old, copied, isSame } = await sumsOf(way, table, { onPage });
    rows[table] = copied.rows;
    if (isSame) continue;
    complaints.push(
      old.rows === copied.rows
        ? `${table} has other words in the new database than in the old one`
        : `${table} has ${old.rows} rows in the old database and ${copied.rows} in the new one`,
    );
  }
  if (complaints.length === 0) return rows;
  throw new CopyError(
    `The new database is not what was copied: ${complaints.join("; ")}. Does another program write to it? Stop that, and run this again: it copies those tables anew.`,
  );
}

/**
 * Finds tables whose copied rows have changed or disappeared in the source. The last copied row may be a new one, as
 * some keys are random.
 */
export async function findOutdated(way: Way): Promise<(keyof Tables)[]> {
  const found: (keyof Tables)[] = [];
  for (const table of tablesInOrder) {
    const until = await whenConnectionLost("new", () => lastMark(way.target, table));
    if (until === undefined || table === counter) continue;
    if (!(await sumsOf(way, table, { until })).isSame) found.push(table);
  }
  return found;
}

async function sumsOf(
  { view, target, zeroBytes, steps, stopping }: Way,
  table: keyof Tables,
  { until, onPage }: Pick<Reading, "until" | "onPage">,
) {
  const reading: Reading = {
    zeroBytes,
    steps,
    until,
    onPage(read) {
      stopping?.throwIfAborted();
      onPage?.(read);
    },
  };
  const old = await whenConnectionLost("old", () => checksumOf(view, table, reading));
  const copied = await whenConnectionLost("new", () => checksumOf(target, table, reading));
  return { old, copied, isSame: old.sha256 === copied.sha256 && old.rows === copied.rows };
}
