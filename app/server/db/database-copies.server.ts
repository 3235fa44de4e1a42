import { readdir, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** Days that copies of a database are kept: they hold personal data. */
export const copyDays = 7;

/** Copies of releases before archives were made: `site.sqlite.copy-…`; of an interrupted `npm run update`: `var/update/replaced-…`. */
const copyInfix = ".copy-";
const replacedStart = "replaced-";

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

/** Deletes those of the copies that updates left behind. @returns how many files went */
export async function deleteDatabaseCopies(
  file: string,
  root: string,
  isOver: (copy: DatabaseCopy) => boolean = () => true,
): Promise<number> {
  const copies = (await findDatabaseCopies(file, root)).filter(isOver);
  for (const { path } of copies) await rm(path, { force: true });
  return copies.length;
}
