import { rename, rm, stat } from "node:fs/promises";
import { backup, DatabaseSync } from "node:sqlite";
import { openExistingSqlite } from "../../app/server/db/existing-sqlite.server.ts";
import { findClosedFiles } from "../copy-database/find-closed-files.server.ts";
import { BackupError } from "./backup-error.ts";
import type { DatabaseDumper } from "./database-dumper.ts";
import { inspectSqlite } from "./inspect-sqlite.server.ts";
import { notEmpty } from "./not-empty.ts";
import { companions, copyEntry, makeCopyFile, removeSqlite } from "./sqlite-dump.server.ts";

/** Number of pages per step (4 MB); an abort takes effect between steps. */
const stepPages = 1_000;

/** @param file absolute path */
export function sqliteDumper(file: string): DatabaseDumper {
  const waiting = `${file}.restoring`;
  return {
    entry: copyEntry,
    inspect: inspectSqlite,
    waiting,

    async size() {
      const found = await bytesOf(file);
      if (found === undefined) throw new BackupError("There is no database yet: nothing can be backed up.");
      return found + ((await bytesOf(`${file}-wal`)) ?? 0);
    },

    closedFiles: () => findClosedFiles(`sqlite:${file}`),

    async copy(to, { stopping }) {
      await makeCopyFile(to);
      const source = openExistingSqlite(file, 1_000);
      try {
        // Uses one read transaction, as otherwise every write by the site would restart the copy.
        source.exec("BEGIN; SELECT count(*) FROM sqlite_schema");
        await backup(source, to, { rate: stepPages, progress: () => stopping?.throwIfAborted() });
      } finally {
        source.close();
      }
      stopping?.throwIfAborted();
      // Makes a single file, without a write-ahead log.
      const copy = new DatabaseSync(to);
      try {
        copy.exec("PRAGMA journal_mode = DELETE");
      } finally {
        copy.close();
      }
    },

    async requireEmpty() {
      const sizes = await Promise.all(["", ...companions].map((end) => bytesOf(file + end)));
      if (sizes.some((size) => size))
        throw new BackupError(notEmpty("DATABASE_URL names a database that is there already"));
    },

    async put(last) {
      await last();
      await Promise.all(companions.map((end) => rm(file + end, { force: true })));
      await rename(waiting, file);
    },

    discard: () => removeSqlite(waiting),
  };
}

/** Returns the size; undefined when missing. */
async function bytesOf(file: string): Promise<number | undefined> {
  return (await stat(file).catch(() => undefined))?.size;
}
