import { join } from "node:path";
import type { StorageConfig } from "../../app/server/storage/object-store/store-config.ts";
import type { BackupStorage } from "./backup-storage.ts";
import { diskBackupStorage } from "./disk-backup-storage.server.ts";

/** Opens the backup storage, and loads the S3 client only if needed. */
export async function openBackupStorage(plan: StorageConfig, root: string): Promise<BackupStorage> {
  if (plan.by === "folder") return diskBackupStorage(plan.folder);
  return (await import("./s3-backup-storage.server.ts")).s3BackupStorage(plan, join(root, "var/backups"));
}
