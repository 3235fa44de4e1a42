import { readdir, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** Retention of database copies in days. They hold personal data. */
export const copyDays = 7;

/**
 * Names of copies from releases before archives: `site.sqlite.copy-…`, and `var/update/replaced-…` after an interrupted
 * `npm run update`.
 */
const copyInfix = ".copy-";
const replacedStart = "replaced-";

/** A copy of the database that an update left behind. */
export interface DatabaseCopy {
  path: string;
  madeAt: Date;
}

/**
 * Finds copies on this machine that updates left behind.
 * @param file of the database
 * @param root of the site
 */
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

/**
 * Deletes chosen copies that updates left behind.
 * @returns number of deleted files
 */
export async function deleteDatabaseCopies(
  file: string,
  root: string,
  isOver: (copy: DatabaseCopy) => boolean = () => true,
): Promise<number> {
  const copies = (await findDatabaseCopies(file, root)).filter(isOver);
  for (const { path } of copies) await rm(path, { force: true });
  return copies.length;
}
