import { randomInt } from "node:crypto";
import { chmodSync, lstatSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { ConfigError } from "../../app/server/config/config-error.ts";
import { lockFolder, requireUnlocked } from "../practice/folder-lock.server.ts";

/** Returns the path of the mark: a number that the database of the same demonstration also has. */
const markOf = (folder: string) => join(folder, "made-by-demo");

export const databaseOf = (folder: string): string => join(folder, "site.sqlite");

const stateOf = (path: string) => lstatSync(path, { throwIfNoEntry: false });

/**
 * Empties the folder of the demonstration, with a new mark. Everything in it is deleted, so it must be one that a
 * demonstration created: by its name, its mark and the mark of its database.
 * @throws ConfigError for any other folder or database, and BackupError while a demonstration uses it
 */
export async function renewDemoFolder(folder: string): Promise<void> {
  await requireOwn(folder);
  await requireUnlocked(folder, "A demonstration");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(markOf(folder), String(randomInt(1, 2 ** 31 - 1)), { flag: "wx", mode: 0o600 });
  await lockFolder(folder);
}

async function requireOwn(folder: string): Promise<void> {
  const found = stateOf(folder);
  if (found === undefined) return;
  // A link could lead to the data of a real site.
  if (!found.isDirectory()) throw refuse(folder);
  const mark = stateOf(markOf(folder))?.isFile() ? Number(await readFile(markOf(folder), "utf8")) : 0;
  if (!(mark > 0)) throw refuse(folder);
  const database = stateOf(databaseOf(folder));
  if (database === undefined) return;
  // A file with a second name may be the database of a real site.
  if (!database.isFile() || database.nlink > 1 || readMark(databaseOf(folder)) !== mark) throw refuse(folder);
}

const refuse = (folder: string) =>
  new ConfigError(
    folder,
    "was not made by a demonstration, or holds another database. Nothing was changed. Move it away, then start again.",
  );

function readMark(file: string): unknown {
  try {
    const db = new DatabaseSync(file, { readOnly: true });
    try {
      return db.prepare("PRAGMA application_id").get()?.application_id;
    } finally {
      db.close();
    }
  } catch {
    return undefined;
  }
}

/** Creates the database of a new folder, with the folder's mark. */
export async function createMarkedDatabase(folder: string): Promise<void> {
  const mark = Number(await readFile(markOf(folder), "utf8"));
  const db = new DatabaseSync(databaseOf(folder));
  db.exec(`PRAGMA application_id = ${mark}`);
  db.close();
  chmodSync(databaseOf(folder), 0o600);
}
