import { rename, rm, stat } from "node:fs/promises";
import { backup, DatabaseSync } from "node:sqlite";
import { openExistingSqlite } from "../../app/server/db/existing-sqlite.server.ts";
import { BackupRefused } from "./backup-error.ts";
import type { DatabaseCopier } from "./database-dumper.ts";
import { inspectSqlite } from "./inspect-sqlite.server.ts";
import { notEmpty } from "./not-empty.ts";
import { companions, copyEntry, makeCopyFile, removeSqlite } from "./sqlite-dump.server.ts";

/** Pages in one step of copying, between which a stop is heard: 4 MB. */
const stepPages = 1_000;

/** Copies a SQLite database. @param file its whole path */
export function sqliteCopier(file: string): DatabaseCopier {
  const waiting = `${file}.restoring`;
  return {
    entry: copyEntry,
    inspect: inspectSqlite,
    waiting,

    async size() {
      const found = await bytesOf(file);
      if (found === undefined) throw new BackupRefused("There is no database yet: nothing can be backed up.");
      return found + ((await bytesOf(`${file}-wal`)) ?? 0);
    },

    async copy(to, { stopping }) {
      await makeCopyFile(to);
      const source = openExistingSqlite(file, 1_000);
      try {
        // One moment for all steps: otherwise every write of the site would make the copying begin again.
        source.exec("BEGIN; SELECT count(*) FROM sqlite_schema");
        await backup(source, to, { rate: stepPages, progress: () => stopping?.throwIfAborted() });
      } finally {
        source.close();
      }
      stopping?.throwIfAborted();
      // A copy is one file and wants no companions.
      const copy = new DatabaseSync(to);
      try {
        copy.exec("PRAGMA journal_mode = DELETE");
      } finally {
        copy.close();
      }
    },

    async needEmpty() {
      const sizes = await Promise.all(["", ...companions].map((end) => bytesOf(file + end)));
      if (sizes.some((size) => size))
        throw new BackupRefused(notEmpty("DATABASE_URL names a database that is there already"));
    },

    async put(last) {
      await last();
      await Promise.all(companions.map((end) => rm(file + end, { force: true })));
      await rename(waiting, file);
    },

    discard: () => removeSqlite(waiting),
  };
}

/** Bytes of a file; undefined where there is none. */
async function bytesOf(file: string): Promise<number | undefined> {
  return (await stat(file).catch(() => undefined))?.size;
}
