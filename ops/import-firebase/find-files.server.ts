import { opendir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

export interface FoundFile {
  /** Path from the folder of the export, with `/` between. */
  path: string;
  /** Path of the file on this machine. */
  place: string;
}

/** Maximum depth of folders and number of files: more than any foundation has. */
const deepest = 12;
const maxFiles = 300_000;

/** Every plain file in a folder and below. Links are not followed: they may lead out of it. */
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

/** A folder of a whole machine was named by mistake. */
class TooManyFiles extends Error {
  constructor() {
    super(`There are more than ${maxFiles} files in this folder. Name the folder of the export alone.`);
  }
}

/** Reads a file, unless it is longer than the limit. @param limit bytes */
export async function readUpTo(file: FoundFile, limit: number): Promise<Buffer | undefined> {
  return (await stat(file.place)).size > limit ? undefined : readFile(file.place);
}

/**
 * Returns a function that finds a downloaded file of the bucket: by its whole path below any folder, or else by a name that
 * only one file has.
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

/** The name alone, as every machine writes it: accents of one piece, small letters. */
function nameOf(path: string): string {
  return path
    .slice(path.lastIndexOf("/") + 1)
    .normalize("NFC")
    .toLowerCase();
}
