import { join } from "node:path";
import type { FilePlan } from "../../app/server/storage/storage-config.ts";
import type { BackupShelf } from "./backup-storage.ts";
import { diskShelf } from "./disk-backup-storage.server.ts";

/** Opens the place of the backups. What speaks with object stores is loaded where there is one. */
export async function openShelf(plan: FilePlan, root: string): Promise<BackupShelf> {
  if (plan.by === "folder") return diskShelf(plan.folder);
  return (await import("./s3-backup-storage.server.ts")).s3Shelf(plan, join(root, "var/backups"));
}
