import { unfinishedMove } from "../../app/server/db/database.server.ts";
import type { Tables } from "../../app/server/db/tables.ts";
import { isPostgres } from "./open-unmigrated.server.ts";
import { breakingAt } from "./connection-lost.ts";
import type { ZeroBytes } from "./check-row.ts";
import { findOutdated } from "./compare.ts";
import type { Progress, Way } from "./copy-all.ts";
import { emptyTables } from "./copy-tables.ts";
import { copyWhole } from "./copy-and-verify.ts";
import { MoveRefused } from "./copy-error.ts";
import type { AnyDatabase } from "./rows.ts";
import { openSource, placeOf } from "./source.server.ts";
import { withThoseThatName } from "./primary-keys.ts";
import { type Filling, finish, openTarget } from "./target.server.ts";

/** How a site is moved. */
export interface MoveWishes {
  /** Rehearses while the site runs: what comes is checked, and the next run goes on. */
  isAnyway?: boolean;
  /** Leaves zero bytes out of texts, where PostgreSQL cannot keep them. */
  withoutZeroBytes?: boolean;
  stopping?: AbortSignal;
  onProgress?(progress: Progress): void;
}

/** What came of it. */
export interface Moved {
  /** Number of rows by table. */
  rows: Record<string, number>;
  /** Tables that had changed since an earlier run, and were copied anew. */
  anew: (keyof Tables)[];
  /** The site was running: the new database is not finished. */
  isRehearsal: boolean;
}

/**
 * Copies a site from one database to another and compares every row. Nothing is changed in the old one, and no site
 * starts on the new one before all of it is there.
 *
 * @param from address of the database that the site has @param to address of an empty one, or of one that an earlier run
 * did not finish @param root folder that relative paths start from
 * @throws BadSetting or MoveRefused, in a sentence; then the next run goes on where this one ended
 */
export async function moveDatabase(from: string, to: string, root: string, wishes: MoveWishes = {}): Promise<Moved> {
  if (placeOf("DATABASE_URL", from, root) === placeOf(word, to, root))
    throw new MoveRefused(`${word} names the database that the site has already.`);
  const source = await openSource(from, root, wishes.isAnyway ?? false);
  try {
    const { database: target, isBegun } = await openTarget(to, root, fillingBy(source.fingerprint));
    try {
      const { stopping, onProgress } = wishes;
      const way: Way = { view: source.view, target, zeroBytes: zeroBytesFor(target, wishes), stopping, onProgress };
      // Before anything new comes: it may have a name, or name somebody, that stands among what was copied earlier.
      const anew = isBegun ? withThoseThatName(await findOutdated(way)) : [];
      await emptyTables(target, anew);
      const { rows, numbers } = await copyWhole(way);
      const isInUse = await source.endView();
      if (isInUse && !wishes.isAnyway) throw new MoveRefused(startedMeanwhile);
      if (!wishes.isAnyway) await breakingAt("new", () => finish(target, source, numbers));
      return { rows, anew, isRehearsal: wishes.isAnyway ?? false };
    } finally {
      await target.destroy();
    }
  } finally {
    await source.close();
  }
}

/** The word of the command that names the new database. */
const word = "--to";

function fillingBy(fingerprint: string): Filling {
  return {
    word,
    mark: unfinishedMove + fingerprint,
    refused: {
      newer: `${word} names a database made by a newer version of this site. Move with that version.`,
      "begun by others": `${word} names a database into which another site began to move, or this one with another DATABASE_URL. Name an empty one, or empty this one.`,
      full: `${word} names a database that holds something already, and nothing is ever written over it. Name an empty one.`,
    },
  };
}

const startedMeanwhile =
  "The site was started on the old database while it was copied. Stop it, and run this again: it copies what was written since.";

function zeroBytesFor(target: AnyDatabase, { withoutZeroBytes = false }: MoveWishes): ZeroBytes {
  if (withoutZeroBytes) return "leave out";
  return isPostgres(target) ? "refuse" : "keep";
}
