import { statfs } from "node:fs/promises";
import { dirname } from "node:path";

/** What must stay free on a disk of the site, in bytes: with less, SQLite and the log begin to fail. */
export const floorBytes = 50 * 1024 * 1024;

/** How much may still be written to the disk under a folder, which need not exist yet, in bytes. */
export async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT" && dirname(folder) !== folder)
      return freeBytes(dirname(folder));
    throw error;
  }
}
