import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { migrations } from "../../app/features/migrations.server.ts";
import { openExistingSqlite } from "../../app/server/db/existing-sqlite.server.ts";
import { replacedByBaseline } from "../../app/server/db/migrations/baseline.ts";
import { sqliteDatabaseOver } from "../../app/server/db/sqlite.server.ts";
import { type Applied, isNewer, readMigrations } from "./applied-migrations.ts";
import { checkRow } from "./check-row.ts";
import { whenConnectionLost } from "./connection-lost.ts";
import type { Way } from "./copy-all.ts";
import { CopyError } from "./copy-error.ts";
import { openUnmigrated } from "./open-unmigrated.server.ts";
import { counter, derivedTables } from "./primary-keys.ts";
import { type AnyDatabase, countRows, largePages, pagesBy } from "./rows.ts";
import { drawnByPostgres } from "./sequences.ts";
import { beginView } from "./source.server.ts";

/**
 * Returns true if a PostgreSQL database belongs to an older version that this one can update.
 * @throws ConfigError
 */
export async function isOlderServer(url: string): Promise<boolean> {
  const db = await openUnmigrated("DATABASE_URL", url, "/");
  if (db === undefined) return false;
  try {
    const applied = await readMigrations(db);
    return applied.length > 0 && !isNewer(applied) && namesOf(applied).length < Object.keys(migrations).length;
  } finally {
    await db.destroy();
  }
}

function namesOf(applied: readonly Applied[]): string[] {
  const names = new Set(applied.map(({ name }) => name));
  const hasBaseline = replacedByBaseline.every((name) => names.has(name));
  return Object.keys(migrations).filter((name) => names.has(name) || (hasBaseline && name === "050-baseline"));
}

/**
 * Copies a snapshot of an older version's PostgreSQL database, with that version's tables, so that the copy can be
 * restored into it.
 * @param file absolute path of an empty file
 * @throws ConfigError or CopyError; the file is then useless
 */
export async function copyOlderIntoFile(
  url: string,
  file: string,
  { steps = largePages, stopping }: Pick<Way, "steps" | "stopping">,
): Promise<void> {
  const source = await openUnmigrated("DATABASE_URL", url, "/");
  if (source === undefined) throw new CopyError("There is no database yet: nothing can be moved.");
  try {
    const applied = await readMigrations(source);
    const target = await makeTables(file, namesOf(applied));
    try {
      const view = await whenConnectionLost("old", () => beginView(source));
      try {
        const tables = await findTables(target);
        const there = new Set((await source.introspection.getTables()).map(({ name }) => name));
        if (tables.some(({ name }) => !there.has(name)))
          throw new CopyError("DATABASE_URL names a database that has not the tables of its version.");
        for (const table of tables) {
          // Triggers may have written some of the rows.
          await target.deleteFrom(table.name).execute();
          for await (const page of pagesBy(view, table.name, table.key, steps)) {
            stopping?.throwIfAborted();
            const rows = page.map((row) => checkRow(table.name as typeof counter, row, "keep"));
            await target.insertInto(table.name).orReplace().values(rows).execute();
          }
        }
        await requireCounts(view, target, tables);
        for (const { table, last } of await drawnByPostgres(view)) {
          if (last === null || !tables.some(({ name }) => name === table)) continue;
          await sql`delete from sqlite_sequence where name = ${table}`.execute(target);
          await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(target);
        }
      } finally {
        await view.rollback().execute();
      }
      await target.deleteFrom("kysely_migration").execute();
      await target
        .insertInto("kysely_migration")
        .values(applied.map(({ name, timestamp }) => ({ name, timestamp })))
        .execute();
    } finally {
      await target.destroy();
    }
  } finally {
    await source.destroy();
  }
}

/** Creates the tables of these migrations in a single file, which is useless after a power failure. */
async function makeTables(file: string, names: readonly string[]): Promise<AnyDatabase> {
  const connection = openExistingSqlite(file, 0);
  connection.exec("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF");
  const db = sqliteDatabaseOver(connection);
  const some = Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name)));
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => some } }).migrateToLatest();
  if (error !== undefined) throw error;
  return db as unknown as AnyDatabase;
}

interface OlderTable {
  name: string;
  key: string[];
}

/** Finds the tables that people and the site fill. The counter comes last, as triggers of other tables write it. */
async function findTables(db: AnyDatabase): Promise<OlderTable[]> {
  const { rows } = await sql<{ name: string; column: string }>`
    select tables.name, columns.name as "column" from pragma_table_list as tables, pragma_table_info(tables.name) as columns
    where tables.schema = 'main' and tables.type = 'table' and tables.name not like 'sqlite\\_%' escape '\\'
      and tables.name not like 'kysely\\_%' escape '\\'
    order by tables.name, columns.pk = 0, columns.pk, columns.cid`.execute(db);
  const keys = sql<{ name: string; column: string }>`
    select tables.name, columns.name as "column" from pragma_table_list as tables, pragma_table_info(tables.name) as columns
    where columns.pk > 0 order by columns.pk`;
  const keyed = Map.groupBy((await keys.execute(db)).rows, ({ name }) => name);
  const skipped: string[] = derivedTables;
  return [...Map.groupBy(rows, ({ name }) => name)]
    .filter(([name]) => !skipped.includes(name))
    .map(([name, columns]) => ({ name, key: (keyed.get(name) ?? columns).map(({ column }) => column) }))
    .toSorted((a, b) => Number(a.name === counter) - Number(b.name === counter));
}

async function requireCounts(view: AnyDatabase, target: AnyDatabase, tables: readonly OlderTable[]): Promise<void> {
  for (const { name } of tables) {
    const [old, copied] = await Promise.all([view, target].map((db) => countRows(db, name as typeof counter)));
    if (old !== copied) throw new CopyError(`${name} has ${old} rows in the database and ${copied} in the copy of it.`);
  }
}
