import { FilesFault } from "../../app/server/storage/storage.ts";

/** A backup or a restoring that cannot be. Its message is a sentence for people and names no path. */
export class BackupRefused extends Error {}

const reasons: Record<string, string> = {
  ENOSPC: "The disk is full.",
  EDQUOT: "The disk is full.",
  EACCES: "A folder or a file that is needed belongs to another user of the machine.",
  EPERM: "A folder or a file that is needed belongs to another user of the machine.",
  EROFS: "The disk can only be read.",
  ENOTDIR: "A folder that is needed is a file.",
};

/** What went wrong, in a sentence that staff and visitors of the machine may read; undefined for a bug. */
export function sentenceOf(error: unknown): string | undefined {
  if (error instanceof BackupRefused || error instanceof FilesFault) return error.message;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return Object.hasOwn(reasons, code) ? reasons[code] : undefined;
}
