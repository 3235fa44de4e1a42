import { open, rm } from "node:fs/promises";

/** Name of the copy of a database in an archive: a SQLite file, whatever engine it was made on. */
export const copyEntry = "database.sqlite";

/** The write-ahead log and its companions: a database is more than its file. */
export const companions = ["-wal", "-shm", "-journal"];

/** Makes an empty file for a copy. SQLite would make it readable for everybody; it holds addresses. */
export async function makeCopyFile(file: string): Promise<void> {
  await (await open(file, "wx", 0o600)).close();
}

/** Takes a SQLite file away with all that belongs to it; nothing does no harm. */
export async function removeSqlite(file: string): Promise<void> {
  await Promise.all(["", ...companions].map((end) => rm(file + end, { force: true })));
}
