import { sql } from "kysely";
import { type Database, openDatabase } from "../../app/server/db/database.server.ts";
import { signInTables } from "../../ops/backup/remove-sessions.server.ts";
import { checksumOf } from "../../ops/copy-database/checksum.ts";
import { tablesInOrder } from "../../ops/copy-database/primary-keys.ts";
import type { AnyDatabase } from "../../ops/copy-database/rows.ts";
import { fillEveryTable } from "./every-table.ts";

/** Opens a database for what `work` does, as the site would, and closes it. */
export async function within<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(url, "/");
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Makes a database with rows in every table that are hard to copy. @returns its address */
export async function aSource(url: string, rows?: number): Promise<string> {
  await within(url, (db) => fillEveryTable(db, rows));
  return url;
}

/** All that a database holds, and the history of its tables. */
export const allOf = (url: string) =>
  within(url, async (db) => {
    const sums: Record<string, unknown> = {};
    for (const table of tablesInOrder)
      sums[table] = await checksumOf(db as unknown as AnyDatabase, table, { zeroBytes: "keep" });
    const { rows } = await sql`select name, timestamp from kysely_migration order by timestamp`.execute(db);
    return { sums, migrations: rows };
  });

/** What a backup of a database brings back: all but what signs somebody in, and e-mails with links that wait. */
export async function allBackedUp(url: string) {
  const { sums, migrations } = await allOf(url);
  for (const table of [...signInTables, "letters"]) delete sums[table];
  return { sums, migrations };
}

/** Writes one more message. @returns the number that it was given */
export const nextNumber = (url: string) =>
  within(url, async (db) => {
    const words = { first_name: "", last_name: "", email: "", subject: "", message: "", created_at: "" };
    const row = { ...words, fingerprint: "new" };
    const { id } = await db.insertInto("messages").values(row).returning("id").executeTakeFirstOrThrow();
    return Number(id);
  });
