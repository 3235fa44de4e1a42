import { open, rm } from "node:fs/promises";

/** Name of the dump in an archive: a SQLite file, for either engine. */
export const copyEntry = "database.sqlite";

/** Suffixes of the files that belong to a database, such as the write-ahead log. */
export const companions = ["-wal", "-shm", "-journal"];

/** Creates the file with strict permissions: SQLite would make it readable for all users, and it contains addresses. */
export async function makeCopyFile(file: string): Promise<void> {
  await (await open(file, "wx", 0o600)).close();
}

/** Removes a database with its other files; missing ones are not an error. */
export async function removeSqlite(file: string): Promise<void> {
  await Promise.all(["", ...companions].map((end) => rm(file + end, { force: true })));
}
