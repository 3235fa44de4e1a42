import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { migrations } from "../../app/features/migrations.server.ts";
import { type Database, openDatabase } from "../../app/server/db/database.server.ts";
import { passingTables, signInTables } from "../../ops/backup/remove-sign-ins.server.ts";
import { checksumOf } from "../../ops/copy-database/checksum.ts";
import type { CopyOptions } from "../../ops/copy-database/copy-database.server.ts";
import { tablesInOrder } from "../../ops/copy-database/primary-keys.ts";
import type { AnyDatabase } from "../../ops/copy-database/rows.ts";
import { fillEveryTable } from "./every-table.ts";

/** Opens a database like the app for the duration of `work`. */
export async function within<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(url, "/", migrations);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** A migrated file without rows, made once by each worker: migrating takes longer than filling. */
let migrated: Buffer | undefined;

async function migratedFile(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), "tabasamu-migrated-"));
  const file = join(folder, "site.sqlite");
  await (await openDatabase(`sqlite:${file}`, "/", migrations)).destroy();
  const bytes = readFileSync(file);
  rmSync(folder, { recursive: true });
  return bytes;
}

/** Creates a database with rows in every table that are hard to copy. @returns its URL */
export async function aSource(url: string, rows?: number): Promise<string> {
  const [, file] = /^sqlite:(.*)/.exec(url) ?? [];
  if (file !== undefined && !existsSync(file)) {
    migrated ??= await migratedFile();
    writeFileSync(file, migrated);
  }
  await within(url, (db) => fillEveryTable(db, rows));
  return url;
}

/** All contents of a database, and its migration history. */
export const allOf = (url: string) =>
  within(url, async (db) => {
    const sums: Record<string, unknown> = {};
    for (const table of tablesInOrder)
      sums[table] = await checksumOf(db as unknown as AnyDatabase, table, { zeroBytes: "keep" });
    const { rows } = await sql`select name, timestamp from kysely_migration order by timestamp`.execute(db);
    return { sums, migrations: rows };
  });

/** The contents that a backup restores: all except sign-in secrets, waiting e-mails with links, and questions that a restore ends. */
export async function allBackedUp(url: string) {
  const { sums, migrations } = await allOf(url);
  for (const table of [...signInTables, ...passingTables, "outbox_emails", "trustee_requests"]) delete sums[table];
  return { sums, migrations };
}

/** Adds a message. @returns its generated id */
export const nextNumber = (url: string) =>
  within(url, async (db) => {
    const words = { first_name: "", last_name: "", email: "", subject: "", message: "", created_at: "" };
    const row = { ...words, fingerprint: "new" };
    const { id } = await db.insertInto("messages").values(row).returning("id").executeTakeFirstOrThrow();
    return Number(id);
  });

/** Stops a move once so many rows were copied. */
export function stoppingAfter(rows: number): CopyOptions {
  const stopping = new AbortController();
  return {
    stopping: stopping.signal,
    onProgress({ doing, done }) {
      if (doing === "copying" && done >= rows) stopping.abort();
    },
  };
}
