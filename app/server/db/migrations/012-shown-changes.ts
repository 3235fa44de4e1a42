import { type Kysely, PostgresAdapter, sql } from "kysely";

/** What public pages show something of. */
const tables = ["posts", "events", "projects", "news_items", "photos", "photo_uses", "settings"];

/**
 * A number that goes up with every change of what public pages show, in the transaction of the change: so every process
 * of the site knows of it, whoever changed it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("shown_changes")
    .addColumn("number", "integer", (column) => column.notNull())
    .execute();
  await sql`insert into shown_changes (number) values (0)`.execute(database);
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  await (isPostgres ? countInPostgres(database) : countInSqlite(database));
}

async function countInSqlite(database: Kysely<unknown>): Promise<void> {
  for (const table of tables) {
    for (const change of ["insert", "update", "delete"]) {
      await sql`
        create trigger ${sql.id(`${table}_shown_${change}`)} after ${sql.raw(change)} on ${sql.id(table)}
        begin update shown_changes set number = number + 1; end`.execute(database);
    }
  }
}

/** Here one statement counts once, however many rows it has, and processes that listen are told at the commit. */
async function countInPostgres(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function count_shown_change() returns trigger language plpgsql as $$
      declare now_at bigint;
      begin
        update shown_changes set number = number + 1 returning number into now_at;
        perform pg_notify('shown_changes', now_at::text);
        return null;
      end
    $$`.execute(database);
  for (const table of tables) {
    await sql`
      create trigger ${sql.id(`${table}_shown`)} after insert or update or delete or truncate on ${sql.id(table)}
      for each statement execute function count_shown_change()`.execute(database);
  }
}
