import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { DatabaseBroke } from "../copy-database/connection-lost.ts";
import { copyIntoFile } from "../copy-database/copy-into-file.server.ts";
import { fillServer, needEmptyServer } from "../copy-database/fill-postgres.server.ts";
import { MoveRefused } from "../copy-database/copy-error.ts";
import { largePages, type Pages } from "../copy-database/rows.ts";
import { sizeOfServer } from "../copy-database/postgres-size.server.ts";
import { Unavailable } from "../../app/server/http/errors.ts";
import { BadSetting } from "../../app/server/config/config.server.ts";
import { BackupRefused } from "./backup-error.ts";
import type { DatabaseCopier } from "./database-dumper.ts";
import { inspectSqlite } from "./inspect-sqlite.server.ts";
import { copyEntry, makeCopyFile, removeSqlite } from "./sqlite-dump.server.ts";

/** Inside the process that serves: whoever reads the site goes first. */
const smallPages: Pages = { rows: 50, rest: () => wait(5) };

/**
 * Copies a PostgreSQL database, as a SQLite file: whatever engine a backup was made on, it can be restored into either.
 *
 * @param url its address @param root folder of the site
 */
export function postgresCopier(url: string, root: string): DatabaseCopier {
  const waiting = join(root, "var/restoring.sqlite");
  return {
    entry: copyEntry,
    inspect: inspectSqlite,
    waiting,

    size: () => inWords(backingUp, () => sizeOfServer(url)),

    async copy(to, { stopping, isGentle }) {
      await makeCopyFile(to);
      await inWords(backingUp, () => copyIntoFile(url, to, { stopping, steps: isGentle ? smallPages : largePages }));
    },

    needEmpty: () => inWords(restoring, () => needEmptyServer(url)),

    put: (last, stopping) => inWords(restoring, () => fillServer(url, waiting, last, stopping)),

    discard: () => removeSqlite(waiting),
  };
}

/** Which of the two databases is PostgreSQL, and what is said where it broke off. */
interface Doing {
  postgres: "old" | "new";
  next: string;
}
const backingUp: Doing = { postgres: "old", next: "" };
const restoring: Doing = {
  postgres: "new",
  next: " No site starts on what is there so far. Restore again: it begins anew.",
};

/** @throws BackupRefused in place of what speaks of a move */
async function inWords<T>(doing: Doing, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const sentence = sentenceFor(error, doing);
    throw sentence === undefined ? error : new BackupRefused(sentence, { cause: error });
  }
}

function sentenceFor(error: unknown, doing: Doing): string | undefined {
  if (error instanceof Unavailable) return `PostgreSQL does not answer.${doing.next}`;
  if (error instanceof DatabaseBroke) return whyBroken(error, doing) + doing.next;
  return error instanceof MoveRefused || error instanceof BadSetting ? error.message : undefined;
}

function whyBroken({ which, why }: DatabaseBroke, { postgres }: Doing): string {
  if (why === "gone") return "The connection to PostgreSQL broke off.";
  if (why === "full") return which === postgres ? "The disk of PostgreSQL is full." : "The disk is full.";
  const it = which === postgres ? "PostgreSQL" : "The copy of the database";
  return `${it} did not do what it was asked for (${why}).`;
}
