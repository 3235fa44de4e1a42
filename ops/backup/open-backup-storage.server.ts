import { join } from "node:path";
import type { StorageConfig } from "../../app/server/storage/object-store/store-config.ts";
import type { BackupStorage } from "./backup-storage.ts";
import { diskBackupStorage } from "./disk-backup-storage.server.ts";

/** Loads the S3 client on demand. */
export async function openBackupStorage(plan: StorageConfig, root: string): Promise<BackupStorage> {
  if (plan.by === "folder") return diskBackupStorage(plan.folder);
  return (await import("./s3-backup-storage.server.ts")).s3BackupStorage(plan, join(root, "var/backups"));
}
