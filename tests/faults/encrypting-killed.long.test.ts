import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { readSealed } from "../../app/features/media/private-files/sealed-files.server.ts";
import { migrations } from "../../app/features/migrations.server.ts";
import { findConcern, findNotes } from "../../app/features/safeguarding/concerns/sealed-concerns.server.ts";
import type { AppContext } from "../../app/server/context.server.ts";
import { type Database, openDatabase } from "../../app/server/db/database.server.ts";
import { openDiskStorage } from "../../app/server/storage/disk-storage.server.ts";
import { newInstallation, ServerProcess } from "../support/server-process.ts";
import { newDatabase, onServer } from "../support/test-database.ts";

// An update of a site full of concerns, whose start is killed again and again while it encrypts them.

const concerns = 1_500;
const files = 60;
const key = "the key of concerns of this test, 32 letters";
const secretWord = "Zaphenath";
const plainWords = (id: number) => `${secretWord} number ${id} said that somebody frightens her.`;
const plainFile = (id: number) => Buffer.from(`${secretWord} paper ${id} `.repeat(400));

/** Stores concerns as the release before encryption wrote them. */
async function fill(db: Database, folder: string) {
  const storage = openDiskStorage(join(folder, "files"));
  const at = "2026-01-01T10:00:00.000Z";
  const ids = Array.from({ length: concerns }, (_, place) => place + 1);
  for (let from = 0; from < concerns; from += 100) {
    const some = ids.slice(from, from + 100);
    const facts = { is_danger: 0, state: "new" as const, created_at: at, changed_at: at };
    await db
      .insertInto("concerns")
      .values(some.map((id) => ({ ...facts, reference: `R-${id}`, story: plainWords(id), fingerprint: `f${id}` })))
      .execute();
    const note = { written_at: at, written_by: "Lead" };
    await db
      .insertInto("concern_notes")
      .values(some.map((id) => ({ ...note, concern_id: id, text: plainWords(id) })))
      .execute();
  }
  for (let id = 1; id <= files; id++) {
    const path = await storage.put("private", "pdf", plainFile(id));
    const row = { path, owner: `concern:${id}`, type: "application/pdf", bytes: 1, created_at: at };
    await db
      .insertInto("private_files")
      .values({ ...row, state: "kept" })
      .execute();
  }
  await db.updateTable("concern_keys").set({ cleaned_at: at }).execute();
}

/** Counts the values that the earlier release wrote unencrypted. */
async function countPlain(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom(
      db
        .selectFrom("concerns")
        .select("id")
        .where("key_id", "is", null)
        .unionAll(db.selectFrom("concern_notes").select("id").where("key_id", "is", null))
        .unionAll(db.selectFrom("private_files").select("id").where("key_id", "is", null))
        .as("plain"),
    )
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Names of files in a folder that have the word. */
const filesWith = (folder: string, word: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && readFileSync(join(entry.parentPath, entry.name)).includes(word))
    .map(({ name }) => name);

async function tryKills(url: string, folder: string, variables: Record<string, string>) {
  const all = { ...variables, DATABASE_URL: url, CONCERNS_KEY: key };
  const first = new ServerProcess(all);
  await first.address;
  await first.stop();
  const db = await openDatabase(url, folder, migrations);
  await fill(db, folder);
  const whole = await countPlain(db);
  expect(whole).toBe(2 * concerns + files);
  const kept: number[] = [];
  // Each start gets further, and is killed in the rows, between the tables, in the files.
  for (const part of [0.95, 0.6, 0.45, 0.015, 0.005]) {
    const site = new ServerProcess(all);
    while ((await countPlain(db)) > whole * part) await wait(2);
    site.signal("SIGKILL");
    await site.ended;
    kept.push(await countPlain(db));
    expect(site.stdout).toBe("");
  }
  // Each kill left something to do, and less than the one before.
  expect(kept).toEqual(kept.toSorted((a, b) => b - a));
  expect(kept.at(-1)).toBeGreaterThan(0);
  const last = new ServerProcess(all);
  await last.address;
  for (;;) {
    const unclean = await db.selectFrom("concern_keys").select("id").where("cleaned_at", "is", null).execute();
    if (unclean.length === 0) break;
    await wait(20);
  }
  await last.stop();
  expect(await countPlain(db)).toBe(0);
  const config = { concernsKey: key } as AppContext["config"];
  const ctx = { db, config, storage: openDiskStorage(join(folder, "files")) };
  for (let id = 1; id <= concerns; id++) {
    expect(await findConcern(ctx, id)).toMatchObject({ isLocked: false, story: plainWords(id) });
    expect((await findNotes(ctx, id)).map(({ text }) => text)).toEqual([plainWords(id)]);
  }
  for (const { path, key_id, owner } of await db.selectFrom("private_files").selectAll().execute())
    expect(await readSealed(ctx, { path, key_id })).toEqual(plainFile(Number(owner.split(":")[1])));
  await db.destroy();
}

test("SQLite: all is encrypted and readable, and no file of the installation has a word of it", async () => {
  const { folder, variables } = newInstallation();
  await tryKills(variables.DATABASE_URL ?? "", folder, variables);
  expect(filesWith(folder, secretWord)).toEqual([]);
});

test("PostgreSQL: all is encrypted and readable, and the tables' files have no word of it", async () => {
  const { folder, variables } = newInstallation();
  const url = await newDatabase();
  await tryKills(url, folder, variables);
  expect(filesWith(folder, secretWord)).toEqual([]);
  const place = `select setting || '/' || pg_relation_filepath(relation) as path
    from pg_settings, unnest(array['concerns', 'concern_notes']) as relation where name = 'data_directory'`;
  await onServer(url, "checkpoint");
  const tables = (await onServer(url, place)) as { path: string }[];
  expect(tables).toHaveLength(2);
  for (const { path } of tables) expect(readFileSync(path).includes(secretWord)).toBe(false);
});
