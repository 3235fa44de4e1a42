import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import { anOwnPage } from "../../../../tests/support/builders.ts";
import { fillEveryTable } from "../../../../tests/support/every-table.ts";
import { openUnmigrated } from "../../../../tests/support/test-database.ts";
import type { Database } from "../database.server.ts";
import { migrations } from "./index.ts";

type AnyDatabase = Kysely<Record<string, Record<string, unknown>>>;

/** The last migration of the release before. */
const released = "063-list-indexes";

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
  await sql`create view consent_codes as select hash, consents.id as consent_id, created_by, subject_cards.created_at
    from subject_cards join consents on consents.subject_id = subject_cards.subject_id`.execute(db);
  for (const thing of ["photo", "recording"])
    await sql`create view ${sql.ref(`${thing}_people`)} as select ${sql.ref(`${thing}_id`)}, consent_id
      from appearances where ${sql.ref(`${thing}_id`)} is not null`.execute(db);
  await sql`alter table consents rename to consents_now`.execute(db);
  await sql`create view consents as select consents_now.*, code as subject_code, withdrawn_at, withdrawn_how
    from consents_now join subjects on subjects.id = subject_id`.execute(db);
}

test("a full site of the release before keeps every row through the migrations", async () => {
  const db = await openUnmigrated();
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo(released)).error).toBeUndefined();
  await fillEveryTable(db);
  const found = await db.introspection.getTables();
  const columns = new Map(
    found
      .filter(({ name }) => name !== counter && !name.includes("_words"))
      .map(({ name, columns }) => [name, columns.map((column) => column.name)]),
  );
  const before = await readRows(db, columns);
  expect(Object.values(before).flat().length).toBeGreaterThan(400);
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  await readAsBefore(db);
  const after = await readRows(db, columns);
  for (const [table, rows] of Object.entries(before)) expect([table, after[table]]).toEqual([table, rows]);
});

test("a page of one's own whose address the site takes for itself moves beside it", async () => {
  const db = await openUnmigrated();
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo("049-recordings")).error).toBeUndefined();
  for (const slug of ["volunteer", "volunteer-page", "impact", "rules"])
    await db.insertInto("pages").values(anOwnPage({ slug })).execute();
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  const slugs = (await db.selectFrom("pages").select("slug").orderBy("id").execute()).map(({ slug }) => slug);
  expect(slugs).toEqual(["volunteer-page-2", "volunteer-page", "impact-page", "rules"]);
});
