import type { Tables } from "../../app/server/db/tables.ts";
import type { ZeroBytes } from "./check-row.ts";
import { whenConnectionLost } from "./connection-lost.ts";
import { copyTable } from "./copy-tables.ts";
import { counter, tablesInOrder } from "./primary-keys.ts";
import { type AnyDatabase, countRows, largePages, type Pages } from "./rows.ts";

export interface Progress {
  doing: "copying" | "checking";
  table: keyof Tables;
  /** Number of rows of all tables in this phase. */
  done: number;
  total: number;
}

export interface Way {
  view: AnyDatabase;
  target: AnyDatabase;
  zeroBytes: ZeroBytes;
  /** As fast as possible by default. */
  steps?: Pages;
  stopping?: AbortSignal;
  onProgress?(progress: Progress): void;
}

/**
 * Copies missing rows.
 * @throws CopyError for a row that cannot be stored, or when a database fails
 */
export async function copyAll(way: Way): Promise<void> {
  const { view, target, zeroBytes, stopping, steps = largePages } = way;
  const counts = await whenConnectionLost("old", () => countAll(view));
  const there = await whenConnectionLost("new", () => countAll(target));
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

export async function countAll(db: AnyDatabase): Promise<Map<keyof Tables, number>> {
  const counts = new Map<keyof Tables, number>();
  for (const table of tablesInOrder) counts.set(table, await countRows(db, table));
  return counts;
}
