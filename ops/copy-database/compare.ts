import type { Tables } from "../../app/server/db/tables.ts";
import { breakingAt } from "./connection-lost.ts";
import { type Reading, sumOf } from "./checksum.ts";
import { countAll, type Way } from "./copy-all.ts";
import { MoveRefused } from "./copy-error.ts";
import { lastMark } from "./rows.ts";
import { counter, tablesInOrder } from "./primary-keys.ts";

/**
 * Reads all tables of both, row by row.
 *
 * @returns the number of rows by table
 * @throws MoveRefused naming every table that differs, or when one of the two does not do its work
 */
export async function needSame(way: Way): Promise<Record<string, number>> {
  const counts = await breakingAt("old", () => countAll(way.view));
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
  throw new MoveRefused(
    `The new database is not what was copied: ${complaints.join("; ")}. Does another program write to it? Stop that, and run this again: it copies those tables anew.`,
  );
}

/**
 * Finds the tables of which the new database has other rows than the old one, as far as it has any: what was changed or
 * taken away since they were copied. Its last row may be a new one whose key was drawn by chance.
 */
export async function findOutdated(way: Way): Promise<(keyof Tables)[]> {
  const found: (keyof Tables)[] = [];
  for (const table of tablesInOrder) {
    const until = await breakingAt("new", () => lastMark(way.target, table));
    if (until === undefined || table === counter) continue;
    if (!(await sumsOf(way, table, { until })).isSame) found.push(table);
  }
  return found;
}

/** Reads a table in both. */
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
  const old = await breakingAt("old", () => sumOf(view, table, reading));
  const copied = await breakingAt("new", () => sumOf(target, table, reading));
  return { old, copied, isSame: old.sha256 === copied.sha256 && old.rows === copied.rows };
}
