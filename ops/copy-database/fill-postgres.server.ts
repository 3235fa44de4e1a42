import { openDatabase, unfinishedRestoring } from "../../app/server/db/database.server.ts";
import { openAsItStands } from "./open-unmigrated.server.ts";
import { breakingAt } from "./connection-lost.ts";
import { emptyTables } from "./copy-tables.ts";
import { copyWhole } from "./copy-and-verify.ts";
import { isServerInUse } from "./in-use.server.ts";
import { MoveRefused } from "./copy-error.ts";
import type { AnyDatabase } from "./rows.ts";
import { openSource } from "./source.server.ts";
import { tablesInOrder } from "./primary-keys.ts";
import { type Filling, finish, needFillable, openTarget } from "./target.server.ts";

const word = "DATABASE_URL";

/** Whatever archive an earlier restoring began with: nothing can be in such a database but what that one put there. */
const restoring: Filling = {
  word,
  mark: unfinishedRestoring,
  refused: {
    newer: `${word} names a database made by a newer version of this site. Name an empty one.`,
    "begun by others": `${word} names a database into which a move is not finished. Name an empty one.`,
    full: `${word} names a database that holds something already, and nothing is ever restored over it. Make an empty one, name it, and restore again.`,
  },
};

/** @throws MoveRefused for a server that holds anything but what a broken-off restoring left, or on which somebody is */
export async function needEmptyServer(url: string): Promise<void> {
  const database = await openAsItStands(word, url, "/");
  if (database === undefined) return;
  try {
    await needFillable(database, restoring);
    await needNobody(database);
  } finally {
    await database.destroy();
  }
}

async function needNobody(database: AnyDatabase): Promise<void> {
  if (await isServerInUse(database))
    throw new MoveRefused(
      `The site, or another restoring, is running on the database that ${word} names. Stop it, and restore again.`,
    );
}

/**
 * Fills an empty server with what a SQLite file holds. What an earlier filling left there that was broken off is taken
 * away first. No site starts on it before all of it is there. Zero bytes, which PostgreSQL cannot keep, are left out.
 *
 * @param file whole path; it is brought up to date if it was made by an older version
 * @param last done when all rows are there, before any site may start on them
 * @throws BadSetting or MoveRefused
 */
export async function fillServer(
  url: string,
  file: string,
  last: () => Promise<void>,
  stopping?: AbortSignal,
): Promise<void> {
  await needEmptyServer(url);
  await (await openDatabase(`sqlite:${file}`, "/")).destroy();
  const source = await openSource(`sqlite:${file}`, "/", false);
  try {
    const { database: target, isBegun } = await openTarget(url, "/", restoring);
    try {
      // Somebody may have come since.
      await needNobody(target);
      if (isBegun) await emptyTables(target, tablesInOrder);
      const { numbers } = await copyWhole({ view: source.view, target, zeroBytes: "leave out", stopping });
      await last();
      await breakingAt("new", () => finish(target, source, numbers));
    } finally {
      await target.destroy();
    }
  } finally {
    await source.close();
  }
}
