import { createHash } from "node:crypto";
import { realpathSync } from "node:fs";
import { sql } from "kysely";
import { readAddress } from "../../app/server/db/postgres-address.ts";
import { fileOf, isPostgres, openAsItStands } from "./open-unmigrated.server.ts";
import { isFileInUse, isServerInUse } from "./in-use.server.ts";
import { type Applied, needThisVersion, readMigrations } from "./applied-migrations.ts";
import { MoveRefused } from "./copy-error.ts";
import type { AnyDatabase } from "./rows.ts";

/** The database that is copied. */
export interface Source {
  /** All that it held at one moment, whoever writes meanwhile. */
  view: AnyDatabase;
  /** The migrations that it had, and when. */
  migrations: Applied[];
  /** Tells it from every other database, and tells nobody where it is. */
  fingerprint: string;
  /** Ends the view. @returns does the site run on it by now? */
  endView(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Opens the database that the site has, for reading.
 *
 * @param mayBeInUse without it, a database on which the site runs is refused
 * @throws BadSetting when it cannot be opened; MoveRefused when it is in use, or was made by another version
 */
export async function openSource(url: string, root: string, mayBeInUse: boolean): Promise<Source> {
  const file = fileOf(url, root);
  if (!mayBeInUse && file !== undefined && isFileInUse(file)) throw new MoveRefused(running);
  const database = await openAsItStands("DATABASE_URL", url, root);
  if (database === undefined) throw new MoveRefused("There is no database yet: nothing can be moved.");
  try {
    if (!mayBeInUse && file === undefined && (await isServerInUse(database))) throw new MoveRefused(running);
    const migrations = await readMigrations(database);
    needThisVersion(migrations);
    const view = await beginView(database);
    // A transaction that is open would keep its connection, and closing would wait for it for ever.
    const end = async () => {
      if (!view.isCommitted && !view.isRolledBack)
        await view
          .rollback()
          .execute()
          .catch(() => {});
    };
    const close = async () => {
      await end();
      await database.destroy();
    };
    return {
      view,
      migrations,
      fingerprint: fingerprintOf(url, root, migrations),
      async endView() {
        await end();
        if (file === undefined) return isServerInUse(database);
        await close();
        return isFileInUse(file);
      },
      close,
    };
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

const running =
  "The site is running on the database that DATABASE_URL names, or another program has it open. Stop it first, so that nothing is written that would not be moved. To rehearse while it runs: --anyway.";

async function beginView(database: AnyDatabase) {
  // SQLite has one kind of transaction, which sees one moment from its first question on.
  const view = await database
    .startTransaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute();
  try {
    // While the other database is written to, this one may wait.
    if (isPostgres(database)) await sql`set local idle_in_transaction_session_timeout = 0`.execute(view);
    await sql`select number from shown_changes`.execute(view);
  } catch (error) {
    await view.rollback().execute();
    throw error;
  }
  return view;
}

/** Where a database is, without who may open it. */
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

/** When its first table was made is the birthday of an installation: another one in the same place is another one. */
function fingerprintOf(url: string, root: string, [first]: Applied[]): string {
  const place = placeOf("DATABASE_URL", url, root);
  return createHash("sha256")
    .update(JSON.stringify([place, first]))
    .digest("hex")
    .slice(0, 32);
}
