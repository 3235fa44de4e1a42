import { migrations } from "../../app/features/migrations.server.ts";
import { openDatabase } from "../../app/server/db/database.server.ts";
import { unfinishedRestore } from "../../app/server/db/migrate.server.ts";
import { whenConnectionLost } from "./connection-lost.ts";
import { copyWhole } from "./copy-and-verify.ts";
import { CopyError } from "./copy-error.ts";
import { emptyTables } from "./copy-tables.ts";
import { isServerInUse } from "./in-use.server.ts";
import { openUnmigrated } from "./open-unmigrated.server.ts";
import { tablesInOrder } from "./primary-keys.ts";
import type { AnyDatabase } from "./rows.ts";
import { openSource } from "./source.server.ts";
import { type Filling, finish, openTarget, requireFillable } from "./target.server.ts";

const word = "DATABASE_URL";

/** The same for any archive, as an unfinished database contains only rows of an interrupted restore. */
const restoring: Filling = {
  word,
  mark: unfinishedRestore,
  refused: {
    newer: `${word} names a database made by a newer version of this site. Name an empty one.`,
    "begun by others": `${word} names a database into which a move is not finished. Name an empty one.`,
    full: `${word} names a database that holds something already, and nothing is ever restored over it. Make an empty one, name it, and restore again.`,
  },
};

/** @throws CopyError for a server in use, or with content other than an interrupted restore */
export async function requireEmptyServer(url: string): Promise<void> {
  const db = await openUnmigrated(word, url, "/");
  if (db === undefined) return;
  try {
    await requireFillable(db, restoring);
    await requireUnused(db);
  } finally {
    await db.destroy();
  }
}

async function requireUnused(db: AnyDatabase): Promise<void> {
  if (await isServerInUse(db))
    throw new CopyError(
      `The site, or another restoring, is running on the database that ${word} names. Stop it, and restore again.`,
    );
}

/**
 * Fills an empty server from a SQLite file, after removing rows of an interrupted run. No site starts with it before it
 * is complete. Removes NUL bytes, which PostgreSQL cannot store.
 * @param file absolute path; migrated if older
 * @param last runs after the last row, before any site can start
 * @throws ConfigError or CopyError
 */
export async function fillServer(
  url: string,
  file: string,
  last: () => Promise<void>,
  stopping?: AbortSignal,
): Promise<void> {
  await requireEmptyServer(url);
  await (await openDatabase(`sqlite:${file}`, "/", migrations)).destroy();
  const source = await openSource(`sqlite:${file}`, "/", false);
  try {
    const { db: target, isBegun } = await openTarget(url, "/", restoring);
    try {
      // A site may have connected in the meantime.
      await requireUnused(target);
      if (isBegun) await emptyTables(target, tablesInOrder);
      const { numbers } = await copyWhole({ view: source.view, target, zeroBytes: "leave out", stopping });
      await last();
      await whenConnectionLost("new", () => finish(target, source, numbers));
    } finally {
      await target.destroy();
    }
  } finally {
    await source.close();
  }
}
