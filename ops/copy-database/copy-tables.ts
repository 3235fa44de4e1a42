import type { Tables } from "../../app/server/db/tables.ts";
import { breakingAt } from "./connection-lost.ts";
import { checkRow, type ZeroBytes } from "./check-row.ts";
import { type AnyDatabase, lastMark, type Pages, pagesOf } from "./rows.ts";
import { counter } from "./primary-keys.ts";

/** How a table is copied. */
export interface Copying {
  zeroBytes: ZeroBytes;
  steps: Pages;
  stopping?: AbortSignal;
  /** Told after every page that is there for good. */
  onPage(rows: number): void;
}

/**
 * Copies the rows of a table that are not there yet: those behind the last one that is. A page comes whole or not at all.
 *
 * @throws MoveRefused for a row that cannot be kept, or when one of the two does not do its work
 */
export async function copyTable(
  view: AnyDatabase,
  target: AnyDatabase,
  table: keyof Tables,
  { zeroBytes, steps, stopping, onPage }: Copying,
): Promise<void> {
  const after = table === counter ? undefined : await breakingAt("new", () => lastMark(target, table));
  const pages = pagesOf(view, table, steps, { after });
  for (;;) {
    stopping?.throwIfAborted();
    const { value: page } = await breakingAt("old", () => pages.next());
    if (!page) return;
    const rows = page.map((row) => checkRow(table, row, zeroBytes));
    await breakingAt("new", () =>
      target.transaction().execute(async (transaction) => {
        if (table === counter) await transaction.deleteFrom(table).execute();
        await transaction.insertInto(table).values(rows).execute();
      }),
    );
    onPage(rows.length);
  }
}

/** Empties tables, those whose rows name others first. @param tables in the order in which they are filled */
export async function emptyTables(target: AnyDatabase, tables: readonly (keyof Tables)[]): Promise<void> {
  await breakingAt("new", () =>
    target.transaction().execute(async (transaction) => {
      for (const table of tables.toReversed()) await transaction.deleteFrom(table).execute();
    }),
  );
}
