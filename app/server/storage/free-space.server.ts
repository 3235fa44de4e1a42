import { statfs } from "node:fs/promises";
import { dirname } from "node:path";

/** Minimum free space on the site's disk (bytes): below it, SQLite and the log begin to fail. */
export const floorBytes = 50 * 1024 * 1024;

/** Returns the free bytes on the disk of a folder, which need not exist yet. */
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
