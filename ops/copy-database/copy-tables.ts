import type { Tables } from "../../app/server/db/tables.ts";
import { checkRow, type ZeroBytes } from "./check-row.ts";
import { whenConnectionLost } from "./connection-lost.ts";
import { counter } from "./primary-keys.ts";
import { type AnyDatabase, lastMark, type Pages, pagesOf } from "./rows.ts";

export interface Copying {
  zeroBytes: ZeroBytes;
  steps: Pages;
  stopping?: AbortSignal;
  onPage(rows: number): void;
}

/**
 * Copies rows after the target's last one. Each page is atomic.
 * @throws CopyError for a row that cannot be stored, or when a database fails
 */
export async function copyTable(
  view: AnyDatabase,
  target: AnyDatabase,
  table: keyof Tables,
  { zeroBytes, steps, stopping, onPage }: Copying,
): Promise<void> {
  const after = table === counter ? undefined : await whenConnectionLost("new", () => lastMark(target, table));
  const pages = pagesOf(view, table, steps, { after });
  for (;;) {
    stopping?.throwIfAborted();
    const { value: page } = await whenConnectionLost("old", () => pages.next());
    if (!page) return;
    const rows = page.map((row) => checkRow(table, row, zeroBytes));
    await whenConnectionLost("new", () =>
      target.transaction().execute(async (transaction) => {
        if (table === counter) await transaction.deleteFrom(table).execute();
        await transaction.insertInto(table).values(rows).execute();
      }),
    );
    onPage(rows.length);
  }
}

/**
 * Empties tables, children first.
 * @param tables in foreign-key order (parents first)
 */
export async function emptyTables(target: AnyDatabase, tables: readonly (keyof Tables)[]): Promise<void> {
  await whenConnectionLost("new", () =>
    target.transaction().execute(async (transaction) => {
      for (const table of tables.toReversed()) await transaction.deleteFrom(table).execute();
    }),
  );
}
