import { type Kysely, sql } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";
import { openFixture, postgresFixture } from "../../../tests/support/release-010.ts";
import { openUnmigrated } from "../../../tests/support/test-database.ts";
import { migrations } from "../../features/migrations.server.ts";
import type { Database } from "./database.server.ts";
import { migrateToLatest } from "./migrate.server.ts";
import type { Migrations } from "./migration-list.ts";
import { sqliteDatabaseOver } from "./sqlite.server.ts";

const upTo = (last: string): Migrations =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last));

async function openReleaseBefore(): Promise<Database> {
  const isSqlite = inject("postgres") === undefined;
  const db = isSqlite ? sqliteDatabaseOver(openFixture()) : await openUnmigrated();
  if (isSqlite) onTestFinished(() => db.destroy());
  else await sql.raw(postgresFixture()).execute(db);
  await migrateToLatest(db, upTo("165-zzz"));
  return db;
}

/** Names of tables, columns and indexes. */
async function readNames(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables();
  const indexes =
    inject("postgres") === undefined
      ? sql<{ name: string }>`select name from sqlite_schema where type = 'index'`
      : sql<{ name: string }>`select relname as name from pg_class where relnamespace = current_schema()::regnamespace`;
  const constraints =
    inject("postgres") === undefined ? [] : [sql<{ name: string }>`select conname as name from pg_constraint`];
  const others = await Promise.all([indexes, ...constraints].map((query) => query.execute(db)));
  return [
    ...tables.flatMap(({ name, columns }) => [name, ...columns.map((column) => `${name}.${column.name}`)]),
    ...others.flatMap(({ rows }) => rows.map(({ name }) => name)),
  ];
}

const isOld = (name: string) =>
  /pledge|takedown|taken_down/.test(name) || /(?<!bank_)statement/.test(name.replace(/^pg_.*|.*_credits_by_.*/, ""));

test("no table, column, index or constraint has an old name after the migration", async () => {
  const db = await openReleaseBefore();
  expect((await readNames(db)).filter(isOld).length).toBeGreaterThan(20);
  const before = (await readNames(db)).length;
  await migrateToLatest(db, upTo("166-zzz"));
  const after = await readNames(db);
  expect([after.filter(isOld), after.length]).toEqual([[], before]);
});

test("own words of e-mails about a promise keep their text, version and draft", async () => {
  const db = (await openReleaseBefore()) as unknown as Kysely<Record<string, Record<string, unknown>>>;
  const words = JSON.stringify({ "pledge.text": 'We say "pledge.text" here', "reminder.text": "Soon" });
  const renamed = JSON.stringify({ "promise.text": 'We say "pledge.text" here', "reminder.text": "Soon" });
  const row = { status: "scheduled", publish_at: "2027-01-01T00:00:00.000Z", version: 3 };
  await sql`delete from page_texts where name = 'emails'`.execute(db);
  await db
    .insertInto("page_texts")
    .values({ name: "emails", content: words, next_content: words, ...row })
    .execute();
  await db
    .insertInto("versions")
    .values({ subject: "words:emails", version: 93, saved_at: "2026", saved_by: "Ada", content: words })
    .execute();
  await migrateToLatest(db as unknown as Database, migrations);
  const page = await db.selectFrom("page_texts").selectAll().where("name", "=", "emails").executeTakeFirstOrThrow();
  expect(page).toMatchObject({ ...row, content: renamed, next_content: renamed });
  const version = await db.selectFrom("versions").select("content").where("version", "=", 93).executeTakeFirst();
  expect(version).toEqual({ content: renamed });
});
