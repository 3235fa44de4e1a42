import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Migrator } from "kysely/migration";
import { describe, expect, test } from "vitest";
import { migrations } from "../app/features/migrations.server.ts";
import { unfinishedCopy } from "../app/server/db/migrate.server.ts";
import { openSqlite } from "../app/server/db/sqlite.server.ts";
import { restoreBackup } from "../ops/backup/restore-backup.server.ts";
import { aNewMachine, asFile, backUpDatabase, filesBelow, rewrite } from "./support/backups.ts";
import { hastenTime } from "./support/short-waits.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";
import { newDatabase, onServer } from "./support/test-database.ts";
import { aSource, within } from "./support/whole-database.ts";

/** The address of a file that is not there yet. */
const newFile = () => `sqlite:${join(temporaryFolder(), "site.sqlite")}`;

// A backup of PostgreSQL holds such a file too, and its own test restores it; zero bytes have one where a site moves.

// The phrase opens them in the SQLite file before either engine reads it, so the tests on SQLite cover it.

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

  test("a site of any size", async () => {
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

  test("a database in use", async () => {
    const url = await newDatabase();
    await within(url, async (db) => {
      await db.selectFrom("posts").selectAll().execute();
      hastenTime();
      expect(await complaint(url)).toContain("The site, or another restoring, is running on the database");
    });
    await within(url, (db) => db.selectFrom("posts").selectAll().execute());
  });
});
