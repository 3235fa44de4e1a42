import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { BackupError } from "../backup/backup-error.ts";

/** Returns the path of the file with the id of the process that uses the folder. */
const lockOf = (folder: string) => join(folder, "pid");

export const lockFolder = (folder: string): Promise<void> => writeFile(lockOf(folder), String(process.pid));

export const unlockFolder = (folder: string): Promise<void> => rm(lockOf(folder), { force: true });

/**
 * Throws if the folder is in use: sites on different ports share it.
 * @param what beginning of a sentence, such as "A practice copy"
 */
export async function requireUnlocked(folder: string, what: string): Promise<void> {
  const pid = Number(await readFile(lockOf(folder), "utf8").catch(() => ""));
  if (pid > 0 && pid !== process.pid && isRunning(pid))
    throw new BackupError(`${what} runs already, as process ${pid}. End that one first: Ctrl+C there.`);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
