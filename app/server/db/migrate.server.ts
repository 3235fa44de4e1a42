import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { ConfigError } from "../config/config-error.ts";
import { isPostgres } from "./engine.ts";
import type { Migrations } from "./migration-list.ts";
import { replacedByBaseline } from "./migrations/baseline.ts";
import { TryAgain } from "./retry-while-locked.ts";
import type { Tables } from "./tables.ts";

type Database = Kysely<Tables>;

/** Prefix of a migration that marks an unfinished copy: no version knows it, so no site starts with that database. */
export const unfinishedCopy = "unfinished-move-";

export const unfinishedRestore = `${unfinishedCopy}restoring`;

/** Reasons why the database does not fit this code, by a text in the error. */
const whyUnusable: [name: RegExp, why: string][] = [
  [
    new RegExp(unfinishedRestore),
    "names a database into which a backup is not restored to its end. Run npm run restore again, until it says that it is.",
  ],
  [
    new RegExp(unfinishedCopy),
    "names a database into which a move is not finished. Run npm run copy-database again, until it says that both have the same.",
  ],
  [
    /previously executed migration.*missing/s,
    "names a database made by a newer version of this site. Install that version, or restore a backup.",
  ],
  [
    /\b(?:table|index|trigger) \S+ already exists|duplicate column name|no such (?:table|column|index|trigger)/,
    "names a database that an interrupted update of an earlier version left half changed, or a database of another program. It stays as it is. Restore the last backup: docs/how-to/restore-backup.md.",
  ],
];

/**
 * Applies pending migrations: all or none, even if the process is killed. One process migrates, others wait.
 * @throws ConfigError for an unusable database, which is then closed; otherwise the migration's error
 */
export async function migrateToLatest(db: Database, migrations: Migrations): Promise<void> {
  const applied = await findAppliedMigrations(db, migrations);
  if (applied?.isLatest) return;
  const { error } = await runMigrations(db, migrations, applied);
  if (error === undefined) return;
  const again = (await isUnfinishedFirstStart(db, migrations)) ? await startAnew(db, migrations) : { error };
  if (again.error === undefined) return;
  await db.destroy();
  if (error instanceof ConfigError) throw error;
  const message = error instanceof Error ? error.message : "";
  const [, why] = whyUnusable.find(([name]) => name.test(message)) ?? [];
  throw why === undefined ? error : new ConfigError("DATABASE_URL", why);
}

/**
 * Reads the applied migrations with one query, as the migrator would read all columns of all tables first.
 * @returns undefined without the table of migrations
 */
export async function findAppliedMigrations(db: Database, migrations: Migrations) {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    const all = rows.map(({ name }) => name);
    const replaced = all.filter((name) => replacedByBaseline.includes(name));
    const rest = all.filter((name) => !replaced.includes(name));
    // A complete set of the replaced migrations counts as the baseline.
    const names = replaced.length === replacedByBaseline.length ? [baseline, ...rest] : rest;
    const unknown = names.filter((name) => !isKnownMigration(name, migrations));
    const isLatest = replaced.length === 0 && unknown.length === 0 && names.length === Object.keys(migrations).length;
    return { names, unknown, isLatest, hasReplaced: replaced.length > 0 };
  } catch {
    // The database is new; any other problem is reported by the migrator.
    return undefined;
  }
}

type Applied = NonNullable<Awaited<ReturnType<typeof findAppliedMigrations>>>;

export const baseline = "050-baseline";

/** Returns true for a migration of this code, or of a release that it can update. */
export const isKnownMigration = (name: string, migrations: Migrations): boolean =>
  Object.hasOwn(migrations, name) || replacedByBaseline.includes(name);

const tooOld =
  "names a database of a release before 0.1.0. Start that release once, then this version again: git checkout 0.1.0 && npm start";

/**
 * Replaces old migrations by the baseline, in the transaction of the next migration. The baseline gets the date of the
 * first one, which is the age of the site.
 * @throws ConfigError for a database of an earlier release, which has only some of them
 */
async function replaceByBaseline(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string; timestamp: string }>`
    select name, timestamp from kysely_migration where name in (${sql.join(replacedByBaseline)}) order by name`.execute(
    db,
  );
  const [first] = rows;
  if (first === undefined) return;
  if (rows.length < replacedByBaseline.length) throw new ConfigError("DATABASE_URL", tooOld);
  await sql`delete from kysely_migration where name in (${sql.join(replacedByBaseline)})`.execute(db);
  await sql`insert into kysely_migration (name, timestamp) values (${baseline}, ${first.timestamp})`.execute(db);
}

const migratorOver = (db: Database, migrations: Migrations) =>
  new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });

async function runMigrations(
  db: Database,
  migrations: Migrations,
  applied: Applied | undefined,
): Promise<{ error?: unknown }> {
  const hasReplaced = applied?.hasReplaced ?? false;
  const work = async (inside: Database) => {
    if (hasReplaced) await replaceByBaseline(inside);
    await migrate(inside, migrations);
  };
  if (!isPostgres(db)) return changeSchema(db, work);
  if (!hasReplaced) return migratorOver(db, migrations).migrateToLatest();
  try {
    await db.transaction().execute(async (transaction) => {
      // Uses the migrator's own lock, which one session can take twice.
      await sql`select pg_advisory_xact_lock(${sql.lit(migratorLock)}::bigint)`.execute(transaction);
      await work(transaction);
    });
    return {};
  } catch (error) {
    return { error };
  }
}

/** Advisory lock of Kysely's adapter for PostgreSQL. */
const migratorLock = "3853314791062309107";

async function migrate(db: Database, migrations: Migrations): Promise<void> {
  const { error } = await migratorOver(db, migrations).migrateToLatest();
  if (error !== undefined) throw error;
}

/**
 * Runs a change of an SQLite schema in one transaction. Foreign keys are off meanwhile, as dropping a table would
 * delete or reject the rows that refer to it ([SQLite's
 * procedure](https://www.sqlite.org/lang_altertable.html#otheralter)). They are checked before the commit.
 * @returns the error if nothing was changed
 */
export async function changeSchema(
  db: Database,
  change: (db: Database) => Promise<void>,
): Promise<{ error?: unknown }> {
  return db.connection().execute(async (connection) => {
    // This pragma has no effect inside a transaction.
    await sql`pragma foreign_keys = off`.execute(connection);
    try {
      await connection.transaction().execute(async (transaction) => {
        const before = await countDangling(transaction);
        await change(transaction);
        const dangling = (await countDangling(transaction)) - before;
        if (dangling > 0) throw new Error(`${dangling} rows would refer to rows that are not there`);
      });
      return {};
    } catch (error) {
      if (error instanceof TryAgain) throw error;
      return { error };
    } finally {
      await sql`pragma foreign_keys = on`.execute(connection);
    }
  });
}

async function countDangling(db: Database): Promise<number> {
  return (await sql`pragma foreign_key_check`.execute(db)).rows.length;
}

/** Tables into which the migrations themselves write. */
const filledByMigrations = /^(?:kysely_migration(?:_lock)?|content_version|search_words_queue)$/;

/**
 * Returns true if all tables are empty. Before atomic migrations, a first start could be killed with some tables
 * created: such a database has nothing to lose.
 */
async function isUnfinishedFirstStart(db: Database, migrations: Migrations): Promise<boolean> {
  if (isPostgres(db)) return false;
  const applied = await findAppliedMigrations(db, migrations);
  if (applied === undefined || applied.unknown.length > 0) return false;
  for (const name of await findTables(db)) {
    if (filledByMigrations.test(name)) continue;
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  return true;
}

/** Finds the tables, without those that belong to an SQLite text index, because these disappear with the index. */
async function findTables(db: Database): Promise<string[]> {
  const tables = sql<{ name: string }>`
    select name from pragma_table_list where schema = 'main' and type in ('table', 'virtual')
      and name not like 'sqlite\\_%' escape '\\'`;
  return (await tables.execute(db)).rows.map(({ name }) => name);
}

/** Drops the empty tables of an unfinished first start, and migrates, in one transaction. */
const startAnew = (db: Database, migrations: Migrations): Promise<{ error?: unknown }> =>
  changeSchema(db, async (inside) => {
    for (const name of await findTables(inside)) await sql`drop table ${sql.table(name)}`.execute(inside);
    await migrate(inside, migrations);
  });
