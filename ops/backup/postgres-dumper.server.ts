import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ConfigError } from "../../app/server/config/config.server.ts";
import { Unavailable } from "../../app/server/http/errors.ts";
import { ConnectionLost } from "../copy-database/connection-lost.ts";
import { CopyError } from "../copy-database/copy-error.ts";
import { copyIntoFile } from "../copy-database/copy-into-file.server.ts";
import { copyOlderIntoFile, isOlderServer } from "../copy-database/copy-older.server.ts";
import { fillServer, requireEmptyServer } from "../copy-database/fill-postgres.server.ts";
import { findClosedFiles } from "../copy-database/find-closed-files.server.ts";
import { sizeOfServer } from "../copy-database/postgres-size.server.ts";
import { largePages, type Pages } from "../copy-database/rows.ts";
import { BackupError } from "./backup-error.ts";
import type { DatabaseDumper } from "./database-dumper.ts";
import { inspectSqlite } from "./inspect-sqlite.server.ts";
import { copyEntry, makeCopyFile, removeSqlite } from "./sqlite-dump.server.ts";

/** Small pages with pauses, as the process also serves requests. */
const smallPages: Pages = { rows: 50, rest: () => wait(5) };

/**
 * Dumps PostgreSQL as a SQLite file, so that a backup restores into either engine.
 * @param url connection string
 * @param root folder of the site
 */
export function postgresDumper(url: string, root: string): DatabaseDumper {
  const waiting = join(root, "var/restoring.sqlite");
  return {
    entry: copyEntry,
    inspect: inspectSqlite,
    waiting,

    size: () => inWords(backingUp, () => sizeOfServer(url)),

    closedFiles: () => inWords(backingUp, () => findClosedFiles(url)),

    async copy(to, { stopping, isThrottled }) {
      await makeCopyFile(to);
      const pace = { stopping, steps: isThrottled ? smallPages : largePages };
      await inWords(backingUp, async () =>
        (await isOlderServer(url)) ? copyOlderIntoFile(url, to, pace) : copyIntoFile(url, to, pace),
      );
    },

    requireEmpty: () => inWords(restoring, () => requireEmptyServer(url)),

    put: (last, stopping) => inWords(restoring, () => fillServer(url, waiting, last, stopping)),

    discard: () => removeSqlite(waiting),
  };
}

/** Name of the PostgreSQL database in messages, and the advice after a failure. */
interface Doing {
  postgres: "old" | "new";
  next: string;
}
const backingUp: Doing = { postgres: "old", next: "" };
const restoring: Doing = {
  postgres: "new",
  next: " No site starts on what is there so far. Restore again: it begins anew.",
};

/**
 * Replaces errors whose text is about copying a database.
 * @throws BackupError
 */
async function inWords<T>(doing: Doing, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const sentence = sentenceFor(error, doing);
    throw sentence === undefined ? error : new BackupError(sentence, { cause: error });
  }
}

function sentenceFor(error: unknown, doing: Doing): string | undefined {
  if (error instanceof Unavailable) return `PostgreSQL does not answer.${doing.next}`;
  if (error instanceof ConnectionLost) return whyBroken(error, doing) + doing.next;
  return error instanceof CopyError || error instanceof ConfigError ? error.message : undefined;
}

function whyBroken({ which, why }: ConnectionLost, { postgres }: Doing): string {
  if (why === "gone") return "The connection to PostgreSQL broke off.";
  if (why === "full") return which === postgres ? "The disk of PostgreSQL is full." : "The disk is full.";
  const it = which === postgres ? "PostgreSQL" : "The copy of the database";
  return `${it} did not do what it was asked for (${why}).`;
}
