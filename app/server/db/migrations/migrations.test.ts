import { type Kysely, sql } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";
import { makeReleaseTables, openFixture, postgresFixture } from "../../../../tests/support/release-010.ts";
import { openUnmigrated } from "../../../../tests/support/test-database.ts";
import { migrations } from "../../../features/migrations.server.ts";
import type { Database } from "../database.server.ts";
import { findAppliedMigrations, migrateToLatest } from "../migrate.server.ts";
import { renamedColumns, renamedTables } from "../plain-name-migrations.ts";
import { sqliteDatabaseOver } from "../sqlite.server.ts";

type AnyDatabase = Kysely<Record<string, Record<string, unknown>>>;

/** Counts changes of other tables. */
const counter = "content_version";

/** Every row of these columns, by table. */
async function readRows(db: Database, columns: Map<string, string[]>) {
  const tables: Record<string, Record<string, unknown>[]> = {};
  for (const [table, names] of columns) {
    const [first = ""] = names;
    tables[table] = await (db as unknown as AnyDatabase).selectFrom(table).select(names).orderBy(first).execute();
  }
  return tables;
}

/** What later tables say in the words of the ones before, for what moved. */
async function readAsBefore(db: Database): Promise<void> {
  for (const [table, before, after] of renamedColumns)
    await sql`alter table ${sql.ref(table)} rename column ${sql.ref(after)} to ${sql.ref(before)}`.execute(db);
  for (const [before, after] of renamedTables)
    await sql`alter table ${sql.ref(after)} rename to ${sql.ref(before)}`.execute(db);
  await sql`create view consent_codes as select hash, consents.id as consent_id, created_by, subject_cards.created_at
    from subject_cards join consents on consents.subject_id = subject_cards.subject_id`.execute(db);
  for (const thing of ["photo", "recording"])
    await sql`create view ${sql.ref(`${thing}_people`)} as select ${sql.ref(`${thing}_id`)}, consent_id
      from appearances where ${sql.ref(`${thing}_id`)} is not null`.execute(db);
  await sql`alter table consents rename to consents_now`.execute(db);
  await sql`create view consents as select consents_now.*, code as subject_code, withdrawn_at, withdrawn_how
    from consents_now join subjects on subjects.id = subject_id`.execute(db);
  await sql`delete from settings where name in ('calendarIds', 'sampleAccountEnded')`.execute(db);
  await sql`delete from page_texts where name in ('home', 'donate', 'giving')`.execute(db);
  await sql`delete from versions where subject in ('words:home', 'words:donate', 'words:giving')`.execute(db);
  await sql`alter table users rename to users_now`.execute(db);
  await sql`create view users as select users_now.*, (select role from user_roles where user_id = users_now.id
    order by role = 'lead' desc limit 1) as role from users_now`.execute(db);
}

/** The database of release 0.1.0 on this run's engine, full of rows. */
async function openFullRelease(): Promise<Database> {
  if (inject("postgres") === undefined) {
    const db = sqliteDatabaseOver(openFixture());
    onTestFinished(() => db.destroy());
    return db;
  }
  const db = await openUnmigrated();
  await sql.raw(postgresFixture()).execute(db);
  return db;
}

/** Its rows said what the folder of the backups says. */
const dropped = "backups";

const columnsOf = async (db: Database) =>
  new Map(
    (await db.introspection.getTables())
      .filter(({ name }) => name !== counter && name !== dropped && !name.includes("_words"))
      .map(({ name, columns }) => [name, columns.map((column) => column.name)]),
  );

test("a full site of release 0.1.0 keeps every row through the migrations", async () => {
  const db = await openFullRelease();
  const columns = await columnsOf(db);
  const before = await readRows(db, columns);
  expect(Object.values(before).flat().length).toBeGreaterThan(400);
  await migrateToLatest(db, migrations);
  const { names, isLatest } = (await findAppliedMigrations(db, migrations)) ?? {};
  expect([names?.[0], isLatest]).toEqual(["050-baseline", true]);
  await readAsBefore(db);
  const after = await readRows(db, columns);
  for (const [table, rows] of Object.entries(before)) expect([table, after[table]]).toEqual([table, rows]);
});

/** What the engine says of the schema, in one form however it was written. */
async function describeSchema(db: Database): Promise<unknown> {
  const plain = (text: string) => text.toLowerCase().replace(/["\s]+/g, "");
  if (inject("postgres") === undefined) {
    const parts = sql<{ part: string; text: string | null }>`
      select type || ' ' || name as part, sql as text from sqlite_schema where name not like 'kysely_%'`;
    const { rows } = await parts.execute(db);
    return Object.fromEntries(rows.map(({ part, text }) => [part, plain(text ?? "")]));
  }
  const lines = async (query: ReturnType<typeof sql<{ line: string }>>) =>
    (await query.execute(db)).rows.map(({ line }) => line).toSorted();
  return {
    columns: await lines(sql`select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default,
      collation_name, is_identity, identity_generation) as line
      from information_schema.columns where table_schema = 'public' and table_name not like 'kysely_%'`),
    indexes: await lines(
      sql`select indexdef as line from pg_indexes where schemaname = 'public' and tablename not like 'kysely_%'`,
    ),
    constraints: await lines(sql`select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as line
      from pg_constraint where connamespace = 'public'::regnamespace and conrelid::regclass::text not like 'kysely_%'`),
    triggers: await lines(sql`select pg_get_triggerdef(oid) as line from pg_trigger where not tgisinternal`),
    functions: await lines(sql`select pg_get_functiondef(oid) as line from pg_proc
      where pronamespace = 'public'::regnamespace and prolang = (select oid from pg_language where lanname = 'plpgsql')`),
  };
}

test("the baseline makes the schema of release 0.1.0, to the index", async () => {
  const made = await openUnmigrated();
  await makeReleaseTables(made);
  expect(await describeSchema(made)).toEqual(await describeSchema(await openFullRelease()));
});
