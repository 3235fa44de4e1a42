import { createHash } from "node:crypto";
import { realpathSync } from "node:fs";
import { sql } from "kysely";
import { readAddress } from "../../app/server/db/postgres-address.ts";
import { type Applied, readMigrations, requireThisVersion } from "./applied-migrations.ts";
import { CopyError } from "./copy-error.ts";
import { isFileInUse, isServerInUse } from "./in-use.server.ts";
import { fileOf, isPostgres, openUnmigrated } from "./open-unmigrated.server.ts";
import type { AnyDatabase } from "./rows.ts";

export interface Source {
  view: AnyDatabase;
  migrations: Applied[];
  /** Identifies the database without its address. */
  fingerprint: string;
  /** @returns true if a site now runs with the database */
  endView(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Opens the site's database for reading.
 * @param couldBeInUse without it, a database in use is rejected
 * @throws ConfigError when it cannot be opened; CopyError when in use, or of another version
 */
export async function openSource(url: string, root: string, couldBeInUse: boolean): Promise<Source> {
  const file = fileOf(url, root);
  if (!couldBeInUse && file !== undefined && isFileInUse(file)) throw new CopyError(running);
  const db = await openUnmigrated("DATABASE_URL", url, root);
  if (db === undefined) throw new CopyError("There is no database yet: nothing can be moved.");
  try {
    if (!couldBeInUse && file === undefined && (await isServerInUse(db))) throw new CopyError(running);
    const migrations = await readMigrations(db);
    requireThisVersion(migrations);
    const view = await beginView(db);
    // Closing would wait forever for an open transaction.
    const end = async () => {
      if (!view.isCommitted && !view.isRolledBack)
        await view
          .rollback()
          .execute()
          .catch(() => {});
    };
    const close = async () => {
      await end();
      await db.destroy();
    };
    return {
      view,
      migrations,
      fingerprint: fingerprintOf(url, root, migrations),
      async endView() {
        await end();
        if (file === undefined) return isServerInUse(db);
        await close();
        return isFileInUse(file);
      },
      close,
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

const running =
  "The site is running on the database that DATABASE_URL names, or another program has it open. Stop it first, so that nothing is written that would not be moved. To rehearse while it runs: --anyway.";

/** Begins a snapshot of a database, which the caller must end. */
export async function beginView(db: AnyDatabase) {
  // SQLite always reads a snapshot, from the first query on.
  const view = await db.startTransaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute();
  try {
    // The transaction is idle while the other database is written.
    if (isPostgres(db)) await sql`set local idle_in_transaction_session_timeout = 0`.execute(view);
    await sql`select number from content_version`.execute(view);
  } catch (error) {
    await view.rollback().execute();
    throw error;
  }
  return view;
}

/** Returns a text that identifies a database or store, without credentials. */
export function placeOf(word: string, url: string, root: string): string {
  const file = fileOf(url, root);
  if (file === undefined) {
    const { host, port, database } = readAddress(word, url);
    return JSON.stringify([host, port, database]);
  }
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}

/** Includes the time of the first migration, as several installations can use the same folder one after another. */
function fingerprintOf(url: string, root: string, [first]: Applied[]): string {
  const place = placeOf("DATABASE_URL", url, root);
  return createHash("sha256")
    .update(JSON.stringify([place, first]))
    .digest("hex")
    .slice(0, 32);
}
