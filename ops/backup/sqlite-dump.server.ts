import { open, rm } from "node:fs/promises";

/** Name in an archive: a SQLite file, for either engine. */
export const copyEntry = "database.sqlite";

/** Files that belong to a database, like the write-ahead log. */
export const companions = ["-wal", "-shm", "-journal"];

/** SQLite would make the file readable for all users; it holds addresses. */
export async function makeCopyFile(file: string): Promise<void> {
  await (await open(file, "wx", 0o600)).close();
}

/** Removes a database with its companions; idempotent. */
export async function removeSqlite(file: string): Promise<void> {
  await Promise.all(["", ...companions].map((end) => rm(file + end, { force: true })));
}
