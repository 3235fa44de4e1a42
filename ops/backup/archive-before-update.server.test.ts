// On both engines: the way back is another one on each.
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";
import { createAppContext } from "../../app/app-context.server.ts";
import { migrations } from "../../app/features/migrations.server.ts";
import { dropPlainCopies, sealOldConcerns } from "../../app/features/safeguarding/concerns/seal-old-concerns.server.ts";
import { isWhole, listArchives } from "../../app/server/archives/list-archives.server.ts";
import { readConfig } from "../../app/server/config/config.server.ts";
import { openDatabase } from "../../app/server/db/database.server.ts";
import { dropErasedBytes } from "../../app/server/db/drop-deleted-bytes.server.ts";
import { migrateHere, requireMigrated } from "../../app/server/db/migrate-process.server.ts";
import { nameFile } from "../../app/server/storage/name-file.server.ts";
import { asFile, decompress, picturesFolderOf } from "../../tests/support/backups.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { openFixture, postgresFixture } from "../../tests/support/release-010.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { openUnmigrated as newServer, onServer } from "../../tests/support/test-database.ts";
import { openUnmigrated } from "../copy-database/open-unmigrated.server.ts";
import { archiveBeforeUpdate } from "./archive-before-update.server.ts";
import { passingTables, signInTables } from "./remove-sign-ins.server.ts";
import { restoreBackup } from "./restore-backup.server.ts";

const paper = Buffer.from("a paper of a concern, as the release before kept it");
const paperPath = nameFile("private", "pdf", paper);

/** A site of release 0.1.0 in a folder: rows in every table, concerns in plain text, and a private file. */
async function openRelease(settings: Record<string, string> = {}) {
  const root = temporaryFolder();
  mkdirSync(join(root, "var"), { recursive: true });
  const named = "update private_files set path = ? where id = 1";
  let url = "sqlite:var/site.sqlite";
  if (inject("postgres") === undefined) {
    const fixture = openFixture();
    fixture.prepare(named).run(paperPath);
    fixture.prepare("vacuum into ?").run(join(root, "var/site.sqlite"));
    fixture.close();
  } else {
    const { database } = await newServerWithUrl();
    url = database;
    await onServer(url, named.replace("?", `'${paperPath}'`));
  }
  const config = readConfig(
    { DATABASE_URL: url, SESSION_SECRET: "x".repeat(32), PORT: String(await freePort()), ...settings },
    root,
  );
  mkdirSync(join(picturesFolderOf(config), "private"), { recursive: true });
  writeFileSync(join(picturesFolderOf(config), paperPath), paper);
  const said: string[] = [];
  const archive = () => archiveBeforeUpdate(config, (line) => said.push(line));
  return { root, config, said, archive, plan: { by: "folder", folder: join(root, "var/backups") } as const };
}

async function newServerWithUrl() {
  const db = await newServer();
  await sql.raw(postgresFixture()).execute(db);
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return { database: `${inject("postgres")}${rows[0]?.name}` };
}

/** All rows of an unmigrated database, by table and as text, without what no backup has. */
async function readAll(url: string, root: string): Promise<Record<string, string[]>> {
  const db = await openUnmigrated("DATABASE_URL", url, root);
  if (db === undefined) throw new Error("There is no database.");
  const left = [...signInTables, ...passingTables, "outbox_emails", "kysely_migration_lock"] as string[];
  const read: Record<string, string[]> = {};
  for (const { name } of await db.introspection.getTables({ withInternalKyselyTables: true })) {
    if (left.includes(name) || name.includes("_words") || name.startsWith("search_")) continue;
    const rows = await db.selectFrom(name).selectAll().execute();
    const inOrder = (row: Record<string, unknown>) => Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1));
    read[name] = rows.map((row) => JSON.stringify(inOrder(row).map(([key, value]) => [key, String(value)]))).sort();
  }
  await db.destroy();
  return read;
}

/** The database in an archive, as a file. */
function databaseIn(archive: string): string {
  const entry = decompress(readFileSync(archive)).find(({ path }) => path === "database.sqlite");
  return asFile(entry?.content ?? Buffer.alloc(0));
}

test("an update of a site with concerns and private files can be taken back word for word", async () => {
  const { config, archive, said, plan, root } = await openRelease();
  const before = await readAll(config.databaseUrl, root);
  expect(Object.values(before).flat().length).toBeGreaterThan(300);
  await migrateHere(config, migrations, archive);
  expect(said.join("\n")).toMatch(
    /The site as it was before the update is \S+before-update-\S+\.tar\.gz; it is kept for 7 days\./,
  );

  // The new version encrypts concerns and files, and a bank statement is refused later.
  const ctx = await createAppContext(config);
  onTestFinished(() => ctx.db.destroy());
  await sealOldConcerns(ctx);
  await dropPlainCopies(ctx);
  await dropErasedBytes(ctx, new Date().toISOString());
  expect(existsSync(join(picturesFolderOf(config), paperPath))).toBe(false);

  const [kept, ...others] = await listArchives(plan);
  expect([kept?.kind, others]).toEqual(["update", []]);
  const file = join(plan.folder, kept?.name ?? "");
  const entries = decompress(readFileSync(file));
  // The form that the release before reads.
  expect(JSON.parse(entries.at(-1)?.content.toString() ?? "")).toMatchObject({ format: 1 });
  expect(entries.find(({ path }) => path === `files/${paperPath}`)?.content).toEqual(paper);
  expect(await readAll(`sqlite:${databaseIn(file)}`, root)).toEqual(before);
});

test("the archive of an update is restored and migrated on an empty machine", async () => {
  const { archive, plan } = await openRelease();
  await archive();
  const [kept] = await listArchives(plan);
  const place = readConfig({ DATABASE_URL: "sqlite:var/site.sqlite" }, temporaryFolder());
  const { manifest } = await restoreBackup(place, join(plan.folder, kept?.name ?? ""));
  expect(manifest.missing).toEqual([]);
  expect(kept && isWhole(kept)).toBe(true);
  expect(readFileSync(join(picturesFolderOf(place), paperPath))).toEqual(paper);
  const db = await openDatabase(place.databaseUrl, place.root, migrations);
  expect((await db.selectFrom("posts").selectAll().execute()).length).toBe(manifest.rows.posts);
  await db.destroy();
});

test("an archive that cannot be written stops the update before anything is changed", async () => {
  const { config, root, plan } = await openRelease();
  const before = await readAll(config.databaseUrl, root);
  const full = () => archiveBeforeUpdate(config, () => {}, { freeBytes: async () => 60_000_000 });
  await expect(migrateHere(config, migrations, full)).rejects.toThrow(
    /^BACKUPS_URL names the place of the archive that an update makes first, and it cannot be made\. The disk is too full: .* Nothing was changed: the version before still starts\.$/,
  );
  expect(await readAll(config.databaseUrl, root)).toEqual(before);
  expect(readdirSync(plan.folder)).toEqual([]);
  await expect(requireMigrated(config, migrations)).rejects.toThrow("Start this version once: npm start");
});

test("a start that is tried again replaces its archive, and clears what a killed one left", async () => {
  const { archive, plan, config } = await openRelease({ BACKUPS_URL: "off" });
  await archive();
  const [first] = await listArchives(plan);
  const old = join(plan.folder, "before-update-2026-01-01T000000.tar.gz.part");
  writeFileSync(old, "half");
  utimesSync(old, 1, 1);
  // A second later: the name has the time.
  await expect.poll(() => new Date().toISOString().slice(0, 19)).not.toBe(first?.madeAt.slice(0, 19));
  await archive();
  const left = readdirSync(plan.folder).filter((name) => !name.endsWith(".json"));
  expect([left.length, left.includes(first?.name ?? "")]).toEqual([1, false]);
  expect(config.backups).toBeUndefined();
});

test("the archive of an update is encrypted if a passphrase is set", async () => {
  const { archive, plan } = await openRelease({ BACKUP_PASSPHRASE: "six calm hippos read the news" });
  await archive();
  const [kept] = await listArchives(plan);
  expect(kept?.name).toMatch(/^before-update-.*\.tar\.gz\.age$/);
  expect(
    readFileSync(join(plan.folder, kept?.name ?? ""))
      .subarray(0, 21)
      .toString(),
  ).toBe("age-encryption.org/v1");
});
