import type { Tables } from "../../app/server/db/tables.ts";
import { breakingAt } from "./connection-lost.ts";
import type { ZeroBytes } from "./check-row.ts";
import { copyTable } from "./copy-tables.ts";
import { type AnyDatabase, countRows, largePages, type Pages } from "./rows.ts";
import { counter, tablesInOrder } from "./primary-keys.ts";

/** How far a copying is. */
export interface Progress {
  doing: "copying" | "checking";
  table: keyof Tables;
  /** Rows, of all tables, in what is being done. */
  done: number;
  total: number;
}

/** Two databases, and how rows come from one to the other. */
export interface Way {
  /** The old one, as it was at one moment. */
  view: AnyDatabase;
  target: AnyDatabase;
  zeroBytes: ZeroBytes;
  /** As fast as it goes, unless given. */
  steps?: Pages;
  stopping?: AbortSignal;
  onProgress?(progress: Progress): void;
}

/**
 * Copies what is missing, and tells how far it is.
 *
 * @throws MoveRefused for a row that cannot be kept, or when one of the two does not do its work
 */
export async function copyAll(way: Way): Promise<void> {
  const { view, target, zeroBytes, stopping, steps = largePages } = way;
  const counts = await breakingAt("old", () => countAll(view));
  const there = await breakingAt("new", () => countAll(target));
  let done = tablesInOrder.reduce((sum, table) => sum + (table === counter ? 0 : (there.get(table) ?? 0)), 0);
  const total = Math.max(
    done,
    [...counts.values()].reduce((sum, count) => sum + count, 0),
  );
  for (const table of tablesInOrder) {
    const onPage = (rows: number) => {
      done += rows;
      way.onProgress?.({ doing: "copying", table, done: Math.min(done, total), total });
    };
    onPage(0);
    await copyTable(view, target, table, { zeroBytes, steps, stopping, onPage });
  }
}

/** How many rows every table has. */
export async function countAll(database: AnyDatabase): Promise<Map<keyof Tables, number>> {
  const counts = new Map<keyof Tables, number>();
  for (const table of tablesInOrder) counts.set(table, await countRows(database, table));
  return counts;
}
