import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, inject, onTestFinished, test } from "vitest";
import { openFixture, postgresFixture } from "../../../../tests/support/release-010.ts";
import { openUnmigrated } from "../../../../tests/support/test-database.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { changeSchema, migrateToLatest } from "../../../server/db/migrate.server.ts";
import type { Migrations } from "../../../server/db/migration-list.ts";
import { sqliteDatabaseOver } from "../../../server/db/sqlite.server.ts";
import { migrations } from "../../migrations.server.ts";

type AnyDatabase = Kysely<Record<string, Record<string, unknown>>>;

const isSqlite = () => inject("postgres") === undefined;

const upTo = (last: string): Migrations =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last));

const before = upTo("119-zzz");
const after = upTo("120-zzz");

/** Makes a full database of an earlier release, with limits of gifts. */
async function openReleaseBefore(): Promise<Database> {
  const db = isSqlite() ? sqliteDatabaseOver(openFixture()) : await openUnmigrated();
  if (isSqlite()) onTestFinished(() => db.destroy());
  else await sql.raw(postgresFixture()).execute(db);
  await migrateToLatest(db, before);
  await sql`insert into gift_limits (ngn, usd, by_id, at) values (9000000, 9000, 'ada', '2026-03-01T09:00:00.000Z')`.execute(
    db,
  );
  // The id of a deleted row is not reused.
  await sql`insert into statements (currency, name, first_day, last_day, lines, added, opening, closing, fingerprint, added_at, added_by)
    values ('NGN', 'x', '2026-03-01', '2026-03-01', 1, 0, 0, 0, 'gone', '2026-03-01', 'Ada')`.execute(db);
  await sql`delete from statements where fingerprint = 'gone'`.execute(db);
  return db;
}

/** Reads every row of every table, except those that migrations write. */
async function readRows(db: Database) {
  const tables = (await db.introspection.getTables()).filter(
    ({ name, isView }) => !isView && !/^(?:content_version|kysely_|search_words|gift_limits)/.test(name),
  );
  const read = tables.map(async ({ name, columns }) => {
    const order = columns.map((column) => column.name);
    return [
      name,
      await (db as unknown as AnyDatabase)
        .selectFrom(name)
        .selectAll()
        .orderBy(order[0] ?? "")
        .orderBy(order[1] ?? order[0] ?? "")
        .execute(),
    ] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

/** Reads the schema: statements on SQLite; indexes, constraints and triggers on PostgreSQL. */
async function readSchema(db: Database): Promise<string[]> {
  const lines = isSqlite()
    ? sql<{ line: string }>`select type || ' ' || name || ' ' || coalesce(sql, '') as line from sqlite_schema`
    : sql<{ line: string }>`select indexdef as line from pg_indexes where schemaname = 'public'
        union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
          where connamespace = 'public'::regnamespace
        union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`;
  return (await lines.execute(db)).rows.map(({ line }) => line).toSorted();
}

const ofCurrency = / check \(currency in \([^()]*\)\)/;

test("an updated site keeps every row, index or trigger, then takes any currency", async () => {
  const db = await openReleaseBefore();
  const rows = await readRows(db);
  const schema = await readSchema(db);
  expect(rows.gifts?.length).toBeGreaterThan(0);
  expect(rows.pledges?.length).toBeGreaterThan(0);
  await migrateToLatest(db, after);
  expect(await readRows(db)).toEqual(rows);
  const without = schema
    .map((line) => line.replace(ofCurrency, ""))
    .filter((line) => !/\w+_currency_check CHECK/.test(line) && !line.includes("gift_limits"));
  expect((await readSchema(db)).filter((line) => !line.includes("gift_limits"))).toEqual(without);
  expect(schema.filter((line) => ofCurrency.test(line) || /\w+_currency_check CHECK/.test(line))).toHaveLength(6);
  const limits = await db.selectFrom("gift_limits").select(["amounts", "by_id"]).execute();
  expect(limits).toEqual([{ amounts: '{"NGN":9000000,"USD":9000}', by_id: "ada" }]);

  const add = (currency: string, amount: number) =>
    sql<{
      id: number;
    }>`insert into pledges (code, prefix, link, amount, currency, frequency, is_public, state, created_at)
      values (${`${currency}ABC`}, 'TAB', 'x', ${amount}, ${currency}, 'once', 0, 'open', '2026-03-01') returning id`.execute(
      db,
    );
  await add("UGX", 5_000);
  await expect(add("KES", 0)).rejects.toThrow(/constraint/i);
  const next = await sql<{
    id: number;
  }>`insert into statements (currency, name, first_day, last_day, lines, added, opening, closing, fingerprint, added_at, added_by)
    values ('KES', 'x', '2026-03-01', '2026-03-01', 1, 0, 0, 0, 'next', '2026-03-01', 'Ada') returning id`.execute(db);
  expect(next.rows[0]?.id).toBe((rows.statements?.length ?? 0) + 2);
  await expect(sql`update receipts set gift_id = 987654`.execute(db)).rejects.toThrow(/foreign key/i);
});

test("an interrupted update leaves the old site, then runs again", async () => {
  const db = await openReleaseBefore();
  const rows = await readRows(db);
  const schema = await readSchema(db);
  const cutOff = async () => {
    throw new Error("the power is gone");
  };
  const run = async (inside: Database) => {
    const migrator = new Migrator({
      db: inside,
      provider: { getMigrations: async () => ({ ...after, "120-cut-off": { up: cutOff } }) },
    });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
  };
  if (isSqlite()) expect(String((await changeSchema(db, run)).error)).toContain("the power is gone");
  else await expect(run(db)).rejects.toThrow("the power is gone");
  expect([await readRows(db), await readSchema(db)]).toEqual([rows, schema]);
  await migrateToLatest(db, after);
  expect(await readRows(db)).toEqual(rows);
  await migrateToLatest(db, after);
  expect(await readRows(db)).toEqual(rows);
});

test("a site with promises shows the sample's account no more", async () => {
  const db = await openReleaseBefore();
  const marks = () => sql`select name from settings where name = 'sampleAccountEnded'`.execute(db);
  await migrateToLatest(db, upTo("186-zzz"));
  expect((await marks()).rows).toEqual([]);
  await migrateToLatest(db, migrations);
  expect((await marks()).rows).toEqual([{ name: "sampleAccountEnded" }]);
});
