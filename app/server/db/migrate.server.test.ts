import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, onTestFinished, test } from "vitest";
import { makeReleaseTables, noteReleaseMigrations } from "../../../tests/support/release-010.ts";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { migrations } from "../../features/migrations.server.ts";
import { ConfigError } from "../config/config.server.ts";
import { openDatabase } from "./database.server.ts";
import { deleteDatabaseCopies, findDatabaseCopies } from "./database-copies.server.ts";
import { changeSchema } from "./migrate.server.ts";
import { replacedByBaseline } from "./migrations/baseline.ts";
import { sqliteDatabaseOver } from "./sqlite.server.ts";

const names = Object.keys(migrations);

/** A database file of release 0.1.0, or of one before it. @param applied its migrations, all of them if left out */
async function makeFile(folder: string, applied?: readonly string[]) {
  const file = join(folder, "site.sqlite");
  const connection = new DatabaseSync(file);
  const db = sqliteDatabaseOver(connection);
  await makeReleaseTables(db);
  await noteReleaseMigrations(db, applied);
  const change = (statement: string) => connection.exec(statement);
  return { file, db, change, close: () => db.destroy() };
}

const aPost =
  "insert into posts (slug, title, paragraphs, author_name, timestamp) values ('a', 'A', '[]', 'Sample', 1)";

async function open(folder: string) {
  const db = await openDatabase("sqlite:site.sqlite", folder, migrations);
  onTestFinished(() => db.destroy());
  return db;
}

async function complaint(folder: string): Promise<string> {
  const error: unknown = await open(folder).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ConfigError);
  return (error as ConfigError).message;
}

test("copies of earlier releases are found, and deleted by their age", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "site.sqlite");
  writeFileSync(`${file}.copy-050-baseline`, "a copy");
  const [copy, ...others] = await findDatabaseCopies(file, folder);
  expect([copy?.path, others]).toEqual([`${file}.copy-050-baseline`, []]);
  expect(await deleteDatabaseCopies(file, folder, ({ madeAt }) => madeAt < new Date(Date.now() - 60_000))).toBe(0);
  expect(await deleteDatabaseCopies(file, folder)).toBe(1);
  expect(await findDatabaseCopies(file, folder)).toEqual([]);
});

test("a first start that an earlier release left half done begins again", async () => {
  const folder = temporaryFolder();
  const { close } = await makeFile(folder, replacedByBaseline.slice(0, 19));
  await close();
  const db = await open(folder);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual(names);
});

test("a database from before 0.1.0 is refused unchanged, with the release that can update it", async () => {
  const folder = temporaryFolder();
  const { change, close } = await makeFile(folder, replacedByBaseline.slice(0, -1));
  change(aPost);
  await close();
  const said = await complaint(folder);
  expect(said).toContain(
    "names a database of a release before 0.1.0. Start that release once, then this version again",
  );
  expect(said).toContain("git checkout 0.1.0 && npm start");
  const left = new DatabaseSync(join(folder, "site.sqlite"), { readOnly: true });
  expect(left.prepare("select title from posts").all()).toEqual([{ title: "A" }]);
  expect(left.prepare("select count(*) as count from kysely_migration").get()).toEqual({
    count: replacedByBaseline.length - 1,
  });
  left.close();
});

test("a failed migration changes nothing, and says that the previous version still starts", async () => {
  const folder = temporaryFolder();
  const { file, change, close } = await makeFile(folder);
  change(`${aPost}; create trigger refuse before update on kysely_migration_lock begin select 1; end`);
  change("create trigger stop before insert on kysely_migration begin select raise(abort, 'a test stops it'); end");
  await close();
  const schema = () => {
    const db = new DatabaseSync(file, { readOnly: true });
    const rows = db.prepare("select type, name, sql from sqlite_schema order by name").all();
    db.close();
    return rows;
  };
  const found = schema();
  expect(await complaint(folder)).toContain(
    "cannot be brought up to date: a test stops it. Nothing in it was changed: the version before still starts with it.",
  );
  expect(schema()).toEqual(found);
});

test("a change of the schema that leaves rows referring to nothing is taken back", async () => {
  const db = sqliteDatabaseOver(new DatabaseSync(":memory:"));
  await sql`create table parents (id integer primary key)`.execute(db);
  await sql`create table children (parent_id integer references parents (id))`.execute(db);
  await sql`insert into parents values (1)`.execute(db);
  await sql`insert into children values (1)`.execute(db);
  const { error } = await changeSchema(db, async (inside) => void (await sql`delete from parents`.execute(inside)));
  expect(String(error)).toContain("1 rows would refer to rows that are not there");
  expect((await sql`select * from parents`.execute(db)).rows).toEqual([{ id: 1 }]);
  await expect(sql`insert into children values (7)`.execute(db)).rejects.toThrow("FOREIGN KEY");
  await db.destroy();
});

/** Indexes whose columns moved to another table. */
const replaced = ["index consents_by_subject", "index consents_by_withdrawal"];

/** Indexes that `166-plain-names` makes again under the name of today. */
const renamed = new Set(
  [
    "gifts_by_pledge",
    "gift_events_by_pledge",
    "bank_credits_by_statement",
    "checkouts_by_pledge",
    "lines_out_by_statement",
  ].map((name) => `index ${name}`),
);

test("a table that a migration makes again keeps its indexes and triggers", async () => {
  const connection = new DatabaseSync(":memory:");
  const db = sqliteDatabaseOver(connection);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const parts = connection.prepare(
    "select type || ' ' || name as part, tbl_name from sqlite_schema where type in ('index', 'trigger') and name not like 'sqlite_%'",
  );
  const missing: Record<string, string[]> = {};
  const tablesNow = connection.prepare("select name from sqlite_schema where type = 'table'");
  let known: { part: string; table: string }[] = [];
  for (const name of names) {
    expect((await migrator.migrateTo(name)).error).toBeUndefined();
    const found = parts.all().map(({ part, tbl_name }) => ({ part: String(part), table: String(tbl_name) }));
    const tables = new Set(tablesNow.all().map((row) => String(row.name)));
    const gone = known
      .filter(({ part, table }) => tables.has(table) && !found.some((one) => one.part === part))
      .map(({ part }) => part)
      .filter((part) => !replaced.includes(part) && !renamed.has(part));
    if (gone.length > 0) missing[name] = gone;
    known = found;
  }
  expect(missing).toEqual({});
  await db.destroy();
});

test("a file of another kind beside the database is no copy of it", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "site.sqlite-wal"), "");
  writeFileSync(join(folder, "other.sqlite.copy-042"), "");
  expect(await findDatabaseCopies(join(folder, "site.sqlite"), folder)).toEqual([]);
});
