import type { Tables } from "../tables.ts";
import { breakingAt } from "./breaking-at.ts";
import { sumOf } from "./checksum.ts";
import { countAll, type Way } from "./copy-all.ts";
import { MoveRefused } from "./move-refused.ts";
import { lastMark } from "./rows.ts";
import { counter, tablesInOrder } from "./table-keys.ts";

/** What comparing two databases found. */
export interface Comparison {
  /** Number of rows in the new one, by table. */
  rows: Record<string, number>;
  /** What is said of each that differs. */
  complaints: string[];
}

/** Reads all tables of both, row by row. @throws MoveRefused when one of the two does not do its work */
export async function compare({ view, target, zeroBytes, steps, stopping, onProgress }: Way): Promise<Comparison> {
  const found: Comparison = { rows: {}, complaints: [] };
  const counts = await breakingAt("old", () => countAll(view));
  const total = 2 * [...counts.values()].reduce((sum, count) => sum + count, 0);
  let done = 0;
  for (const table of tablesInOrder) {
    const onPage = (rows: number) => {
      stopping?.throwIfAborted();
      done = Math.min(total, done + rows);
      onProgress?.({ doing: "checking", table, done, total });
    };
    onPage(0);
    const old = await breakingAt("old", () => sumOf(view, table, zeroBytes, onPage, steps));
    const copied = await breakingAt("new", () => sumOf(target, table, zeroBytes, onPage, steps));
    found.rows[table] = copied.rows;
    if (old.sha256 === copied.sha256 && old.rows === copied.rows) continue;
    found.complaints.push(
      old.rows === copied.rows
        ? `${table} has other words in the new database than in the old one`
        : `${table} has ${old.rows} rows in the old database and ${copied.rows} in the new one`,
    );
  }
  return found;
}

/**
 * Finds the tables of which the new database has other rows than the old one, as far as it has any: what was changed or
 * taken away since they were copied. Its last row may be a new one whose key was drawn by chance.
 */
export async function findOutdated(way: Way): Promise<(keyof Tables)[]> {
  const { view, target, zeroBytes, steps, stopping } = way;
  const found: (keyof Tables)[] = [];
  for (const table of tablesInOrder) {
    const until = await breakingAt("new", () => lastMark(target, table));
    if (until === undefined || table === counter) continue;
    const onPage = () => stopping?.throwIfAborted();
    const old = await breakingAt("old", () => sumOf(view, table, zeroBytes, onPage, steps, until));
    const copied = await breakingAt("new", () => sumOf(target, table, zeroBytes, onPage, steps));
    if (old.sha256 !== copied.sha256) found.push(table);
  }
  return found;
}

/** @throws MoveRefused naming every table that differs */
export function needSame({ complaints }: Comparison): void {
  if (complaints.length === 0) return;
  throw new MoveRefused(
    `The new database is not what was copied: ${complaints.join("; ")}. Does another program write to it? Stop that, and run this again: it copies those tables anew.`,
  );
}
