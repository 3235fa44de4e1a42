import { opendir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

export interface FoundFile {
  /** Path relative to the folder of the export, with `/` as separator. */
  path: string;
  place: string;
}

/** Maximum depth of folders, and maximum number of files: more than any foundation has. */
const deepest = 12;
const maxFiles = 300_000;

/** Finds all plain files in a folder and below. Links are not followed, as they may lead out of the folder. */
export async function findFiles(folder: string): Promise<FoundFile[]> {
  const found: FoundFile[] = [];
  const waiting = [{ path: "", depth: 0 }];
  for (let here = waiting.pop(); here !== undefined; here = waiting.pop()) {
    for await (const entry of await opendir(join(folder, here.path))) {
      const path = here.path === "" ? entry.name : `${here.path}/${entry.name}`;
      if (entry.isFile()) found.push({ path, place: join(folder, path) });
      else if (entry.isDirectory() && here.depth < deepest) waiting.push({ path, depth: here.depth + 1 });
      if (found.length > maxFiles) throw new TooManyFiles();
    }
  }
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The given folder is probably that of a whole machine. */
class TooManyFiles extends Error {
  constructor() {
    super(`There are more than ${maxFiles} files in this folder. Name the folder of the export alone.`);
  }
}

/**
 * Reads a file; undefined if it is longer than the limit.
 * @param limit bytes
 */
export async function readUpTo(file: FoundFile, limit: number): Promise<Buffer | undefined> {
  return (await stat(file.place)).size > limit ? undefined : readFile(file.place);
}

/**
 * Returns a function that finds a downloaded file of the bucket: by its complete path below any folder, or by a name
 * that only one file has.
 */
export function fileFinder(files: FoundFile[]): (objectPath: string) => FoundFile | "several" | undefined {
  const byName = new Map<string, FoundFile[]>();
  for (const file of files) {
    const name = nameOf(file.path);
    byName.set(name, [...(byName.get(name) ?? []), file]);
  }
  return (objectPath) => {
    const alike = byName.get(nameOf(objectPath)) ?? [];
    const wanted = `/${objectPath.normalize("NFC")}`;
    const whole = alike.filter(({ path }) => `/${path.normalize("NFC")}`.endsWith(wanted));
    const [first, ...others] = whole.length > 0 ? whole : alike;
    return others.length > 0 ? "several" : first;
  };
}

/** Returns the file name in a form that is equal on all systems: composed accents, lower case. */
function nameOf(path: string): string {
  return path
    .slice(path.lastIndexOf("/") + 1)
    .normalize("NFC")
    .toLowerCase();
}
