import type { ColumnMetadata } from "kysely";
import type { Database } from "../../app/server/db/database.server.ts";
import type { Tables } from "../../app/server/db/tables.ts";
import { counter, tableKeys, tablesInOrder } from "../../ops/copy-database/primary-keys.ts";
import type { AnyDatabase, Row } from "../../ops/copy-database/rows.ts";
import { goOnAfter } from "../../ops/copy-database/sequences.ts";

/** Texts that go wrong where somebody was careless with them. */
export const strangeTexts = [
  "",
  "null",
  "Tabasamu 😀 👩🏽‍🏫 Ọjọ́ – “quoted” 'once'",
  "\\u0000 \\N \t\r\n; drop table posts; --",
  '{"json": [1, null, "😀"]}',
  "true",
  "2026-03-10T09:00:00.000Z",
  "x".repeat(200_000),
];

/** Columns that take only some words, or name rows of others. */
const wanted: Record<string, (n: number) => string | number> = {
  status: () => "draft",
  kind: () => "photograph",
  date_precision: () => "month",
  role: () => "editor",
  purpose: () => "invitation",
  state: () => "failed",
  refused: () => "letter",
  userId: (n) => `id ${n}`,
  user_id: (n) => `id ${n}`,
  photo_id: (n) => n,
};

/**
 * Fills every table of a database, whatever columns it has, with rows that are hard to copy.
 *
 * @param rows of each table
 */
export async function fillEveryTable(db: Database, rows = strangeTexts.length): Promise<void> {
  const found = await db.introspection.getTables();
  for (const table of tablesInOrder) {
    if (table === counter) continue;
    const columns = found.find(({ name }) => name === table)?.columns ?? [];
    for (let first = 1; first <= rows; first += 500) {
      const page = Array.from({ length: Math.min(500, rows - first + 1) }, (_, place) =>
        rowOf(table, columns, first + place),
      );
      await (db as unknown as AnyDatabase).insertInto(table).values(page).execute();
    }
    // As if the engine had drawn them.
    if (columns.some(({ isAutoIncrementing }) => isAutoIncrementing))
      await goOnAfter(db as unknown as AnyDatabase, new Map([[table, rows]]));
  }
}

function rowOf(table: keyof Tables, columns: ColumnMetadata[], n: number): Row {
  const isKey = (name: string) => tableKeys[table].includes(name);
  return Object.fromEntries(
    columns.map((column) => [
      column.name,
      // SQLite would take nothing for a text that is a key.
      fieldFor({ ...column, isNullable: column.isNullable && !isKey(column.name) }, n),
    ]),
  );
}

function fieldFor({ name, dataType, isNullable }: ColumnMetadata, n: number): string | number | null {
  const special = wanted[name];
  if (special !== undefined) return special(n);
  if (/int/i.test(dataType)) return name === "id" ? n : n * 1_000_003;
  if (isNullable && n % 3 === 0) return null;
  return `${name} ${n}${isIndexed(name) ? "" : ` ${strangeTextFor(n)}`}`;
}

/** The longest once only. */
function strangeTextFor(n: number): string | undefined {
  return strangeTexts[n < strangeTexts.length ? n : n % (strangeTexts.length - 1)];
}

/** Indexes take no long texts. */
function isIndexed(name: string): boolean {
  return /id$|hash|email|slug|token|key|name|^subject$|fingerprint|path|what|who|_at$|At$|cause|recipient|by$|date|identifier/i.test(
    name,
  );
}
