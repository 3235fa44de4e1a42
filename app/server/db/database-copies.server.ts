import { closeSync, fsyncSync, openSync, statSync } from "node:fs";
import { open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Kysely } from "kysely";
import { ConfigError } from "../config/config-error.ts";
import { freeBytes } from "../storage/free-space.server.ts";
import { openExistingSqlite } from "./existing-sqlite.server.ts";
import { findAppliedMigrations } from "./migrate.server.ts";
import type { Migrations } from "./migration-list.ts";
import type { Tables } from "./tables.ts";

/** Lock timeout while copying (ms): another process may be migrating. */
const timeoutMs = 60_000;

/** Days that copies of a database are kept: they hold personal data. */
export const copyDays = 7;

/** Copies made here are `site.sqlite.copy-…`; those of an interrupted `npm run update`, `var/update/replaced-…`. */
const copyInfix = ".copy-";
const partEnd = ".part";
const replacedStart = "replaced-";

/**
 * Copies an SQLite file that has a site and pending migrations, as mode 0600, named after its last migration. A start
 * that is tried again replaces the copy of the try before.
 * @param roomUnder free bytes on the disk of a folder
 * @throws ConfigError while the disk has less room than twice the file
 */
export async function copyBeforeMigration(
  db: Kysely<Tables>,
  file: string,
  migrations: Migrations,
  roomUnder = freeBytes,
): Promise<void> {
  const applied = await findAppliedMigrations(db, migrations);
  const last = applied?.names.at(-1);
  if (applied === undefined || last === undefined || applied.isLatest || applied.unknown.length > 0) return;
  const bytes = sizeOf(file) + sizeOf(`${file}-wal`);
  const free = await roomUnder(dirname(file));
  if (free < 2 * bytes)
    throw new ConfigError(
      "DATABASE_URL",
      `names a database of ${inMegabytes(bytes)} that must be brought up to date, and its disk has ${inMegabytes(free)} free. Nothing was changed. Free ${inMegabytes(2 * bytes)}, and start again.`,
    );
  const copy = `${file}${copyInfix}${last}`;
  const part = copy + partEnd;
  await rm(part, { force: true });
  // SQLite writes into an empty file, and leaves its mode.
  await (await open(part, "wx", 0o600)).close();
  using connection = openExistingSqlite(file, timeoutMs);
  connection.prepare("vacuum into ?").run(part);
  flush(part);
  await rename(part, copy);
  flush(dirname(file));
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

const inMegabytes = (bytes: number): string => `${Math.ceil(bytes / 1e6)} MB`;

function flush(path: string): void {
  const handle = openSync(path, "r");
  fsyncSync(handle);
  closeSync(handle);
}

/** A copy of the database that an update left behind. */
export interface DatabaseCopy {
  path: string;
  madeAt: Date;
}

/** Copies that updates left behind, on this machine. @param file of the database @param root of the site */
export async function findDatabaseCopies(file: string, root: string): Promise<DatabaseCopy[]> {
  const places: [folder: string, start: string][] = [
    [dirname(file), basename(file) + copyInfix],
    [join(root, "var/update"), replacedStart],
  ];
  const found: DatabaseCopy[] = [];
  for (const [folder, start] of places) {
    const names = await readdir(folder).catch(() => []);
    for (const name of names.filter((name) => name.startsWith(start)).toSorted()) {
      const path = join(folder, name);
      const about = await stat(path).catch(() => undefined);
      if (about !== undefined) found.push({ path, madeAt: about.ctime });
    }
  }
  return found;
}

/** Deletes copies that updates left behind. @param before only older ones @returns how many files went */
export async function deleteDatabaseCopies(file: string, root: string, before?: Date): Promise<number> {
  const copies = await findDatabaseCopies(file, root);
  const old = copies.filter(({ madeAt }) => before === undefined || madeAt < before);
  for (const { path } of old) await rm(path, { force: true });
  return old.length;
}
