import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Migrator } from "kysely/migration";
import { describe, expect, test } from "vitest";
import { migrations } from "../../app/features/migrations.server.ts";
import { findConcern, sealConcernTexts } from "../../app/features/safeguarding/concerns/sealed-concerns.server.ts";
import { unfinishedCopy } from "../../app/server/db/migrate.server.ts";
import { openSqlite } from "../../app/server/db/sqlite.server.ts";
import { copyKey, drawPhrase } from "../../app/server/sealing/phrase-seal.server.ts";
import { keyIdOf } from "../../app/server/sealing/seal.server.ts";
import { restoreBackup } from "../../ops/backup/restore-backup.server.ts";
import { isAtLength } from "../support/at-length.ts";
import { aNewMachine, asFile, backUpDatabase, filesBelow, rewrite } from "../support/backups.ts";
import { hastenTime } from "../support/short-waits.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { newDatabase, onServer } from "../support/test-database.ts";
import { allBackedUp, aSource, within } from "../support/whole-database.ts";

/** The address of a file that is not there yet. */
const newFile = () => `sqlite:${join(temporaryFolder(), "site.sqlite")}`;

// A backup of PostgreSQL holds such a file too, and its own test restores it; zero bytes have one where a site moves.
test.runIf(isAtLength)(
  "a backup of SQLite is restored into PostgreSQL, row by row; zero bytes are left out",
  async () => {
    const source = await aSource(newFile());
    const { place, url } = await aNewMachine();
    const write = (message: string) =>
      within(source, (db) => db.updateTable("messages").set({ message }).where("id", "=", 5).execute());
    await write("Good\0 morning");
    const archive = await backUpDatabase(source);
    await restoreBackup(place, archive);
    expect(await onServer(url, "select message from messages where id = 5")).toEqual([{ message: "Good morning" }]);
    await write("Good morning");
    expect(await allBackedUp(url)).toEqual(await allBackedUp(source));
  },
);

// The phrase opens them in the file of SQLite, before any engine takes it: its tests on SQLite are of that, too.
test.runIf(isAtLength)("the recovery phrase opens the concerns of SQLite in PostgreSQL", async () => {
  const source = newFile();
  const key = { concernsKey: "the key of the machine that is lost, 32 letters" };
  const phrase = drawPhrase();
  const at = "2026-01-01T10:00:00.000Z";
  await within(source, async (db) => {
    const facts = { reference: "R-1", is_danger: 0, state: "new" as const, created_at: at, changed_at: at };
    const texts = { story: "A worry.", place: null, name: null, contact: null, passed_to: null };
    const sealed = sealConcernTexts(key, 1, texts);
    await db
      .insertInto("concerns")
      .values({ id: 1, ...facts, ...sealed, fingerprint: "f" })
      .execute();
    const copy = { key_id: keyIdOf(key), sealed: await copyKey(key, phrase), made_at: at, made_by: "Lead" };
    await db
      .insertInto("concern_key_copies")
      .values({ ...copy, idempotency_key: "k" })
      .execute();
  });
  const { place, url } = await aNewMachine();
  const archive = await backUpDatabase(source);
  expect((await restoreBackup(place, archive, { askPhrase: async () => phrase })).concerns).toBe("unlocked");
  const concern = await within(url, (db) => findConcern({ db, config: place }, 1));
  expect(concern).toMatchObject({ isLocked: false, story: "A worry." });
});

test("a backup of an older version is brought up to date on the way", async () => {
  const file = newFile();
  const { db } = openSqlite(file.slice("sqlite:".length));
  const older = Object.fromEntries(Object.entries(migrations).slice(0, -2));
  await new Migrator({ db: db, provider: { getMigrations: async () => older } }).migrateToLatest();
  await db.insertInto("jobs").values({ name: "purge", period: 7, ended_at: null, failure: null }).execute();
  await db.destroy();
  const { place, url } = await aNewMachine();
  const { manifest } = await restoreBackup(place, await backUpDatabase(file));
  expect(manifest.migrations).toEqual(Object.keys(older));
  const jobs = await within(url, (opened) => opened.selectFrom("jobs").selectAll().execute());
  expect(jobs).toEqual([{ name: "purge", period: 7, ended_at: null, failure: null }]);
});

describe("nothing is restored over anything:", () => {
  const complaint = async (url: string, change: (archive: string) => string = (archive) => archive) => {
    const archive = change(await backUpDatabase(await aSource(newFile(), 1)));
    const { place } = await aNewMachine(url);
    const error: unknown = await restoreBackup(place, archive).catch((reason: unknown) => reason);
    expect(filesBelow(place.root)).toEqual(["var/concerns-key", "var/secret"]);
    return String(error);
  };
  const full = "names a database that holds something already, and nothing is ever restored over it";

  test("a site, however small", async () => {
    const url = await newDatabase();
    await onServer(url, "insert into settings (name, value) values ('name', '\"Ours\"')");
    expect(await complaint(url)).toContain(full);
    expect(await onServer(url, "select value from settings")).toEqual([{ value: '"Ours"' }]);
  });

  test("tables of another program", async () => {
    const url = await newDatabase();
    await onServer(url, "create table ledger (amount int)");
    expect(await complaint(url)).toContain(full);
  });

  test("a move that is not finished", async () => {
    const url = await newDatabase();
    await onServer(url, `insert into kysely_migration values ('${unfinishedCopy}0123', '')`);
    expect(await complaint(url)).toContain("names a database into which a move is not finished. Name an empty one.");
  });

  test("a site of newer code; nor is an archive of newer code restored", async () => {
    const url = await newDatabase();
    await onServer(url, "insert into kysely_migration values ('999-from-the-future', '')");
    expect(await complaint(url)).toContain("names a database made by a newer version of this site.");
    const future = (archive: string) =>
      asFile(rewrite(readFileSync(archive), (_, manifest) => void manifest.migrations.push("999-future")));
    const empty = await newDatabase();
    expect(await complaint(empty, future)).toContain("This backup was made by a newer version of the site.");
    await within(empty, async (db) => {
      expect(await db.selectFrom("posts").selectAll().execute()).toEqual([]);
    });
  });

  test("a database on which somebody is", async () => {
    const url = await newDatabase();
    await within(url, async (db) => {
      await db.selectFrom("posts").selectAll().execute();
      hastenTime();
      expect(await complaint(url)).toContain("The site, or another restoring, is running on the database");
    });
    await within(url, (db) => db.selectFrom("posts").selectAll().execute());
  });
});
