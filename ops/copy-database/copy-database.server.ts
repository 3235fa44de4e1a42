import { unfinishedCopy } from "../../app/server/db/migrate.server.ts";
import type { Tables } from "../../app/server/db/tables.ts";
import type { ZeroBytes } from "./check-row.ts";
import { findOutdated } from "./compare.ts";
import { whenConnectionLost } from "./connection-lost.ts";
import type { Progress, Way } from "./copy-all.ts";
import { copyWhole } from "./copy-and-verify.ts";
import { CopyError } from "./copy-error.ts";
import { emptyTables } from "./copy-tables.ts";
import { isPostgres } from "./open-unmigrated.server.ts";
import { withThoseThatName } from "./primary-keys.ts";
import type { AnyDatabase } from "./rows.ts";
import { openSource, placeOf } from "./source.server.ts";
import { type Filling, finish, openTarget } from "./target.server.ts";

export interface CopyOptions {
  /** True for a rehearsal while the site runs, which checks the copy; the next run continues it. */
  isAnyway?: boolean;
  /** True to remove NUL bytes, which PostgreSQL cannot store. */
  withoutZeroBytes?: boolean;
  stopping?: AbortSignal;
  onProgress?(progress: Progress): void;
}

export interface CopiedDatabase {
  rows: Record<string, number>;
  /** Tables that changed since an earlier run and were copied again. */
  replaced: (keyof Tables)[];
  /** True if the site was running, so that the new database is unfinished. */
  isRehearsal: boolean;
}

/**
 * Copies a site's database and compares every row. The source stays unchanged, and no site starts with the target
 * before it is complete.
 * @param from the current database
 * @param to an empty database, or one of an unfinished run
 * @param root base of relative paths
 * @throws ConfigError or CopyError with a sentence; the next run continues
 */
export async function copyDatabase(
  from: string,
  to: string,
  root: string,
  options: CopyOptions = {},
): Promise<CopiedDatabase> {
  if (placeOf("DATABASE_URL", from, root) === placeOf(word, to, root))
    throw new CopyError(`${word} names the database that the site has already.`);
  const source = await openSource(from, root, options.isAnyway ?? false);
  try {
    const { db: target, isBegun } = await openTarget(to, root, fillingBy(source.fingerprint));
    try {
      const { stopping, onProgress } = options;
      const way: Way = { view: source.view, target, zeroBytes: zeroBytesFor(target, options), stopping, onProgress };
      // Done first, as new rows may conflict with outdated copies, or refer to them.
      const replaced = isBegun ? withThoseThatName(await findOutdated(way)) : [];
      await emptyTables(target, replaced);
      const { rows, numbers } = await copyWhole(way);
      const isInUse = await source.endView();
      if (isInUse && !options.isAnyway) throw new CopyError(startedMeanwhile);
      if (!options.isAnyway) await whenConnectionLost("new", () => finish(target, source, numbers));
      return { rows, replaced, isRehearsal: options.isAnyway ?? false };
    } finally {
      await target.destroy();
    }
  } finally {
    await source.close();
  }
}

const word = "--to";

function fillingBy(fingerprint: string): Filling {
  return {
    word,
    mark: unfinishedCopy + fingerprint,
    refused: {
      newer: `${word} names a database made by a newer version of this site. Move with that version.`,
      "begun by others": `${word} names a database into which another site began to move, or this one with another DATABASE_URL. Name an empty one, or empty this one.`,
      full: `${word} names a database that holds something already, and nothing is ever written over it. Name an empty one.`,
    },
  };
}

const startedMeanwhile =
  "The site was started on the old database while it was copied. Stop it, and run this again: it copies what was written since.";

function zeroBytesFor(target: AnyDatabase, { withoutZeroBytes = false }: CopyOptions): ZeroBytes {
  if (withoutZeroBytes) return "leave out";
  return isPostgres(target) ? "refuse" : "keep";
}
