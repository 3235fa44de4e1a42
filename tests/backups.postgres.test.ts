import { readdirSync, statSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { findBackupFailure } from "../app/server/db/backup-failures.server.ts";
import { startScheduler } from "../app/server/scheduler/scheduler.server.ts";
import { makeBackup } from "../ops/backup/make-backup.server.ts";
import { backUp, nightlyBackup } from "../ops/backup/nightly-backup.server.ts";
import { restoreBackup } from "../ops/backup/restore-backup.server.ts";
import { anEmptyPlace, backUpDatabase, decompress, filesBelow, picturesFolderOf } from "./support/backups.ts";
import { strangeTexts } from "./support/every-table.ts";
import { never } from "./support/outbox.ts";
import { textOf } from "./support/page-text.ts";
import { createStaffedSite } from "./support/staff-visitor.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";
import { newDatabase, onServer } from "./support/test-database.ts";
import { createTestSite } from "./support/test-site.ts";
import { allBackedUp, aSource, nextNumber, within } from "./support/whole-database.ts";

describe("a backup of PostgreSQL", () => {
  const engines: [string, () => Promise<string> | string][] = [
    ["PostgreSQL", newDatabase],
    ["SQLite", () => "sqlite:var/site.sqlite"],
  ];
  test.each(engines)("restored into %s has every row, and no number is ever given again", async (_name, to) => {
    const source = await aSource(await newDatabase());
    await within(source, (db) => db.deleteFrom("messages").where("id", ">", 2).execute());
    const before = await allBackedUp(source);
    const archive = await backUpDatabase(source);
    expect(await allBackedUp(source)).toEqual(before);
    const place = anEmptyPlace({ DATABASE_URL: await to() });
    const { manifest } = await restoreBackup(place, archive);
    expect(manifest.rows).toMatchObject({ messages: 2, posts: strangeTexts.length, content_version: 1 });
    expect(manifest.migrations).toHaveLength(before.migrations.length);
    const target = place.databaseUrl.replace("sqlite:", `sqlite:${place.root}/`);
    expect(await allBackedUp(target)).toEqual(before);
    expect(await nextNumber(target)).toBe(strangeTexts.length + 1);
    expect(filesBelow(place.root).filter((path) => path.includes("restoring"))).toEqual([]);
  });

  test("has the database as one file of SQLite, finished, as a site on SQLite has it", async () => {
    const source = await aSource(await newDatabase());
    const entries = decompress(await readFile(await backUpDatabase(source)));
    expect(entries.map(({ path }) => path)).toEqual(["database.sqlite", "secret", "manifest.json"]);
    const file = join(temporaryFolder(), "site.sqlite");
    writeFileSync(file, entries[0]?.content ?? "");
    const copy = new DatabaseSync(file, { readOnly: true });
    expect(copy.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "delete" });
    expect(copy.prepare("select count(*) as marks from kysely_migration where name like 'unfinished%'").get()).toEqual({
      marks: 0,
    });
    copy.close();
    expect(await allBackedUp(`sqlite:${file}`)).toEqual(await allBackedUp(source));
  });

  // Both lie outside of the database, and come back in the same way on SQLite, which has tests of it.
  test("brings its pictures along, and its secret", async () => {
    const { ctx } = await createTestSite();
    const archive = join(temporaryFolder(), "site.tar.gz");
    await makeBackup(ctx, archive);
    expect(statSync(archive).mode & 0o777).toBe(0o600);
    const place = anEmptyPlace({ DATABASE_URL: await newDatabase() });
    await restoreBackup(place, archive);
    const pictures = filesBelow(picturesFolderOf(ctx.config));
    expect(pictures.length).toBeGreaterThan(3);
    expect(filesBelow(picturesFolderOf(place))).toEqual(pictures);
    expect(await readFile(join(place.root, "var/secret"), "utf8")).toBe(ctx.config.secret);
  });

  test("that is made while people work holds one moment", async () => {
    // More of them would be a hundred megabytes, and people write between any two tables anyway.
    const rows = strangeTexts.length;
    const source = await aSource(await newDatabase(), rows);
    let isOver = false;
    let wrote = 0;
    const working = within(source, async (db) => {
      while (!isOver) {
        wrote++;
        // The first and the last table in the order of copying change together or not at all.
        await db.transaction().execute(async (transaction) => {
          const file = { path: `reader ${wrote}`, photo_id: 1 };
          await transaction.insertInto("photo_files").values(file).execute();
          await transaction.insertInto("imported_rows").values({ key: file.path, became: "", at: "" }).execute();
        });
        // People rest between two writes: one who never does keeps the backup from its turn for as long as it works.
        await setTimeout(5);
      }
    });
    const copying = backUpDatabase(source, { isThrottled: true }).finally(() => {
      isOver = true;
    });
    const [archive] = await Promise.all([copying, working]);
    const place = anEmptyPlace();
    const { manifest } = await restoreBackup(place, archive);
    expect(manifest.rows.photo_files).toBe(manifest.rows.imported_rows);
    expect(manifest.rows.imported_rows).toBeGreaterThanOrEqual(rows);
    expect(manifest.rows.imported_rows).toBeLessThan(rows + wrote);
  });
});

describe("nothing half-made is left", () => {
  test("after a backup of a missing database, an empty one, or one of another version", async () => {
    const source = await newDatabase();
    await expect(backUpDatabase(`${source}_not`)).rejects.toThrow("DATABASE_URL names a database that is not there.");
    await onServer(source, "delete from kysely_migration where name like '128-%'");
    await expect(backUpDatabase(source)).rejects.toThrow("DATABASE_URL names a database that has not the tables");
    await onServer(source, "delete from kysely_migration");
    await expect(backUpDatabase(source)).rejects.toThrow("There is no database yet");
  });
});

describe("every night", () => {
  // The next test also makes a nightly backup. A test on SQLite reads the same row on the page.
  test("a backup is made, checked, and shown on the staff home", async () => {
    const { ctx, readAsStaff } = await createStaffedSite({ now: "2026-03-10T01:00:00Z" }, "admin");
    await backUp(ctx, never);
    const [card = ""] = /<section aria-labelledby="backups">.*?<\/section>/s.exec(await readAsStaff("/admin")) ?? [];
    expect(textOf(card)).toContain("Last backup: March 10, 02:00, checked");
    expect(readdirSync(join(ctx.config.root, "var/backups"))).toEqual([
      "pictures",
      "tabasamu-2026-03-10.tar.gz",
      "tabasamu-2026-03-10.tar.gz.json",
    ]);
  });

  test("one of several processes makes it", async () => {
    const settings = { DATABASE_URL: await newDatabase(), BACKUPS_URL: `file:${temporaryFolder()}` };
    const machines = [1, 2, 3].map(() => createTestSite({ settings, empty: true, now: "2026-03-10T00:30:00Z" }));
    const all = await Promise.all(machines);
    const works = all.map(({ ctx }) => startScheduler(ctx, [nightlyBackup]));
    onTestFinished(async () => void (await Promise.all(works.map((work) => work.stop()))));
    for (const at of ["2026-03-10T00:59:59Z", "2026-03-10T01:00:00Z"]) {
      for (const { clock } of all) clock.at = new Date(at);
      await Promise.all(works.map((work) => work.tick()));
    }
    const made = all.flatMap(({ logged }) => logged.filter((line) => line.includes('"event":"backup made"')));
    expect(made).toHaveLength(1);
    expect(await findBackupFailure(all[0]?.ctx.db as never)).toBeUndefined();
  });

  test("a night without PostgreSQL is written down in words", async () => {
    const { ctx } = await createTestSite({ empty: true });
    const settings = { ...ctx.config, databaseUrl: `${ctx.config.databaseUrl}_not` };
    await expect(backUp({ ...ctx, config: settings }, never)).rejects.toThrow("names a database that is not there");
    expect((await findBackupFailure(ctx.db))?.failure).toBe(
      "DATABASE_URL names a database that is not there. Make it first: createdb NAME",
    );
  });
});
