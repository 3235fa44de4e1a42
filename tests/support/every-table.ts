import type { ColumnMetadata } from "kysely";
import type { Database } from "../../app/server/db/database.server.ts";
import type { Tables } from "../../app/server/db/tables.ts";
import { counter, tableKeys, tablesInOrder } from "../../ops/copy-database/primary-keys.ts";
import type { AnyDatabase, Row } from "../../ops/copy-database/rows.ts";
import { goOnAfter } from "../../ops/copy-database/sequences.ts";
import { samplesOf } from "./feature-samples.ts";

/** Texts that break careless code. */
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

/** Columns of enumerated values or foreign keys. */
const wanted: Record<string, (n: number) => string | number | null> = {
  status: () => "draft",
  made_by: () => "rename",
  kind: () => "photograph",
  date_precision: () => "month",
  placement: () => "footer",
  role: () => "editor",
  purpose: () => "invitation",
  state: () => "failed",
  permanent_failure: () => "email",
  answer: () => "adult",
  userId: (n) => `id ${n}`,
  user_id: (n) => `id ${n}`,
  photo_id: (n) => n,
  consent_id: (n) => n,
  subject_id: (n) => n,
  recording_id: (n) => n,
  document_id: (n) => n,
  message_id: (n) => n,
  concern_id: (n) => n,
  upload_id: (n) => n,
  promise_id: (n) => n,
  gift_id: (n) => n,
  bank_statement_id: (n) => n,
  currency: () => "NGN",
  frequency: () => "monthly",
  "promises.state": () => "open",
  "gifts.state": () => "received",
  "checkouts.state": () => "begun",
  "refunds.state": () => "done",
  "refunds.kind": () => "refund",
  "payment_subscriptions.state": () => "active",
  "bank_credits.state": () => "open",
  "consents.kind": () => "paper",
  "appearances.recording_id": () => null,
  "appearances.document_file_id": () => null,
  "appearances.ended_why": () => "deleted",
  "receipts.state": () => "void",
  "events.state": () => "planned",
  "guests.state": () => "coming",
  how: () => "list",
  people: () => "once",
  event_id: (n) => n,
  "concerns.state": () => "closed",
  "private_files.state": () => "kept",
  ...samplesOf("values"),
};

/** Returns true if a column holds one of a few values, or the key of another row. */
export const isEnumerated = (table: string, column: string): boolean =>
  `${table}.${column}` in wanted || column in wanted;

/** Fills every table, whatever its columns, with rows that are hard to copy. @param rows per table */
export async function fillEveryTable(db: Database, rows = strangeTexts.length): Promise<void> {
  const found = await db.introspection.getTables();
  for (const table of tablesInOrder) {
    if (table === counter) continue;
    const columns = found.find(({ name }) => name === table)?.columns;
    // An earlier release did not have it.
    if (columns === undefined) continue;
    for (let first = 1; first <= rows; first += 500) {
      const page = Array.from({ length: Math.min(500, rows - first + 1) }, (_, place) =>
        rowOf(table, columns, first + place, rows),
      );
      await (db as unknown as AnyDatabase).insertInto(table).values(page).execute();
    }
    // The id counts up, as the engine would generate it. A key of another name is never generated.
    if (columns.some(({ name, isAutoIncrementing }) => name === "id" && isAutoIncrementing))
      await goOnAfter(db as unknown as AnyDatabase, new Map([[table, rows]]));
  }
}

function rowOf(table: keyof Tables, columns: ColumnMetadata[], n: number, rows: number): Row {
  const isKey = (name: string) => tableKeys[table].includes(name);
  return Object.fromEntries(
    columns.map((column) => [
      column.name,
      // SQLite accepts null in a text key.
      fieldFor(table, { ...column, isNullable: column.isNullable && !isKey(column.name) }, n, rows),
    ]),
  );
}

/** Beyond a page of PostgreSQL. */
const maxElsewhere = 10_000;

/**
 * The longest text stands in two columns: in all of them it would be a hundred megabytes, as it is in a source of many
 * rows, whose copying others have the time to disturb.
 */
const hasLongest = (name: string, rows: number) => rows > strangeTexts.length || /^(?:message|paragraphs)$/.test(name);

function fieldFor(
  table: keyof Tables,
  { name, dataType, isNullable }: ColumnMetadata,
  n: number,
  rows: number,
): string | number | null {
  const special = wanted[`${table}.${name}`] ?? wanted[name];
  if (special !== undefined) return special(n);
  if (/int/i.test(dataType)) return name === "id" ? n : n * 1_000_003;
  if (isNullable && n % 3 === 0) return null;
  if (isIndexed(name) || tableKeys[table].includes(name)) return `${name} ${n}`;
  return `${name} ${n} ${strangeTextFor(n)?.slice(0, hasLongest(name, rows) ? undefined : maxElsewhere)}`;
}

/** The longest once only. */
function strangeTextFor(n: number): string | undefined {
  return strangeTexts[n < strangeTexts.length ? n : n % (strangeTexts.length - 1)];
}

/** Indexes reject long texts. */
function isIndexed(name: string): boolean {
  return /id$|code|source|reference|plan|customer|provider|hash|email|slug|token|key|name|^subject$|fingerprint|path|what|who|_at$|At$|cause|recipient|by$|date|identifier/i.test(
    name,
  );
}
