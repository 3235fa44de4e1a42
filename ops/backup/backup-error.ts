import { StorageError } from "../../app/server/storage/storage.ts";

/** A backup or restore cannot run. The message is a sentence without paths. */
export class BackupError extends Error {}

/** The passphrase of an encrypted archive is missing or wrong, so its content is unknown. */
export class LockedArchiveError extends BackupError {}

const reasons: Record<string, string> = {
  ENOSPC: "The disk is full.",
  EDQUOT: "The disk is full.",
  EACCES: "A folder or a file that is needed belongs to another user of the machine.",
  EPERM: "A folder or a file that is needed belongs to another user of the machine.",
  EROFS: "The disk can only be read.",
  ENOTDIR: "A folder that is needed is a file.",
};

/** Returns a sentence for staff and operators; undefined for a bug. */
export function sentenceOf(error: unknown): string | undefined {
  if (error instanceof BackupError || error instanceof StorageError) return error.message;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return Object.hasOwn(reasons, code) ? reasons[code] : undefined;
}
