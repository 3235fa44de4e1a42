import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { DeclaredMigrations } from "../../../server/db/migration-list.ts";

/** Tables whose column of the currency took two currencies alone. */
const restricted = ["pledges", "gifts", "statements", "bank_credits", "statement_files", "checkouts"];

const check = " check (currency in ('NGN', 'USD'))";

interface Part {
  type: string;
  name: string;
  tbl_name: string;
  sql: string;
}

/**
 * Drops the constraints of SQLite tables, which have to be made anew: with those that refer to them, since no row may refer
 * to a table that is gone. Indexes, triggers and the next ids stay as they were.
 */
async function makeAnew(db: Kysely<unknown>): Promise<void> {
  const tables = await findFamily(db);
  const parts = await sql<Part>`select type, name, tbl_name, sql from sqlite_schema
    where type in ('table', 'index', 'trigger') and sql is not null and tbl_name in (${sql.join(tables)})`.execute(db);
  const ids = await sql<{ name: string; seq: number }>`select name, seq from sqlite_sequence
    where name in (${sql.join(tables)})`.execute(db);
  const copyOf = (table: string) => sql.table(`${table}_before_120`);
  for (const table of tables) await sql`create table ${copyOf(table)} as select * from ${sql.table(table)}`.execute(db);
  for (const table of tables.toReversed()) await sql`drop table ${sql.table(table)}`.execute(db);
  const run = (part: Part) => sql.raw(part.sql.replace(check, "")).execute(db);
  for (const table of tables) {
    const own = parts.rows.find(({ type, name }) => type === "table" && name === table);
    if (own === undefined) throw new Error(`The table ${table} has no statement that makes it.`);
    await run(own);
    await sql`insert into ${sql.table(table)} select * from ${copyOf(table)}`.execute(db);
    await sql`drop table ${copyOf(table)}`.execute(db);
  }
  for (const part of parts.rows) if (part.type !== "table") await run(part);
  for (const { name, seq } of ids.rows) {
    await sql`delete from sqlite_sequence where name = ${name}`.execute(db);
    await sql`insert into sqlite_sequence (name, seq) values (${name}, ${seq})`.execute(db);
  }
}

/** The tables, and those that refer to them: each after those that it refers to. */
async function findFamily(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ child: string; parent: string }>`select m.name as child, f."table" as parent
    from sqlite_schema as m join pragma_foreign_key_list(m.name) as f where m.type = 'table'`.execute(db);
  const family = new Set(restricted);
  for (const name of family) for (const { child, parent } of rows) if (parent === name) family.add(child);
  const ordered = new Set<string>();
  const add = (name: string): void => {
    if (ordered.has(name)) return;
    for (const { child, parent } of rows) if (child === name && parent !== name && family.has(parent)) add(parent);
    ordered.add(name);
  };
  for (const name of family) add(name);
  return [...ordered];
}

export const giftMigrations: DeclaredMigrations = {
  // The code's table of currencies says which there are.
  "120-currencies": async (db) => {
    if (db.getExecutor().adapter instanceof PostgresAdapter)
      for (const table of restricted)
        await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_currency_check`)}`.execute(db);
    else await makeAnew(db);
    await db.schema
      .alterTable("gift_limits")
      .addColumn("amounts", "text", (column) => column.notNull().defaultTo("{}"))
      .execute();
    await sql`update gift_limits set amounts = '{"NGN":' || ngn || ',"USD":' || usd || '}'`.execute(db);
    for (const column of ["ngn", "usd"]) await db.schema.alterTable("gift_limits").dropColumn(column).execute();
  },
};
