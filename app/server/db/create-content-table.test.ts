import { sql } from "kysely";
import { expect, test } from "vitest";
import { openNewDatabase } from "../../../tests/support/test-database.ts";
import { createContentTable } from "./create-content-table.ts";
import type { Database } from "./database.server.ts";
import { isPostgres } from "./engine.ts";

async function createNotes(): Promise<Database> {
  const db = await openNewDatabase();
  await createContentTable(db, "notes", {
    columns: (table) => table.addColumn("text", "text", (column) => column.notNull()),
    searched: ["title", "text"],
  });
  return db;
}

/** Each column of a table, with its default and if it can be null. */
async function columnsOf(db: Database, name: string) {
  const tables = await db.introspection.getTables();
  const { columns } = tables.find((table) => table.name === name) ?? { columns: [] };
  return columns.map((column) => [
    column.name,
    column.dataType.toLowerCase(),
    column.isNullable,
    column.hasDefaultValue,
    column.isAutoIncrementing,
  ]);
}

/** Indexes and triggers of a table, each without the name of the table. */
async function watchersOf(db: Database, name: string): Promise<string[]> {
  const { rows } = isPostgres(db)
    ? await sql<{ name: string }>`select indexname as name from pg_indexes where tablename = ${name}
        union select tgname from pg_trigger where tgrelid = ${name}::regclass and not tgisinternal`.execute(db)
    : await sql<{ name: string }>`select name from sqlite_master
        where tbl_name = ${name} and type in ('index', 'trigger')`.execute(db);
  return rows.map((row) => row.name.slice(name.length)).toSorted();
}

test("a new content type's table has the shared columns, indexes and triggers", async () => {
  const db = await createNotes();
  const own = ["text", "source", "date", "link"];
  const shared = async (name: string) =>
    (await columnsOf(db, name)).filter(([column]) => !own.includes(String(column))).toSorted();
  expect(await shared("notes")).toEqual(await shared("news_items"));
  // The list of news is by date.
  const ofNews = (await watchersOf(db, "news_items")).filter((name) => name !== "_by_date");
  expect(await watchersOf(db, "notes")).toEqual(ofNews);
});

test("each change of it counts as a change of public pages, and is read again by the search", async () => {
  const db = await createNotes();
  const seen = async () => {
    const { rows } = await sql<{ number: number }>`select number from content_version`.execute(db);
    const queue = await sql<{ source_id: number }>`
      delete from search_words_queue where kind = 'notes' returning source_id`.execute(db);
    return { number: Number(rows[0]?.number), queued: queue.rows.map(({ source_id }) => Number(source_id)) };
  };
  let { number } = await seen();
  for (const change of [
    sql`insert into notes (title, text) values ('A note', 'Its text')`,
    sql`update notes set text = 'Another text'`,
    sql`update notes set status = 'draft'`,
    sql`delete from notes`,
  ]) {
    await change.execute(db);
    const after = await seen();
    expect(after.queued).toEqual([1]);
    expect(after.number).toBeGreaterThan(number);
    number = after.number;
  }
  await expect(sql`insert into notes (title, text, status) values ('A', 'B', 'gone')`.execute(db)).rejects.toThrow();
});
