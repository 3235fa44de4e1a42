import { join } from "node:path";
import { openDiskStorage, unfinishedFolder } from "./disk-storage.server.ts";
import type { StorageConfig } from "./object-store/store-config.ts";
import type { FileStorage } from "./storage.ts";
import { removeOldUnfinishedFiles } from "./unfinished-files.server.ts";

/**
 * Opens the file storage, and loads the S3 client only if needed.
 * @param root parent of the folder for files on their way to a store
 * @throws ConfigError when a folder cannot be created or written to
 */
export async function openStorage(plan: StorageConfig, root = process.cwd()): Promise<FileStorage> {
  const folder = plan.by === "folder" ? unfinishedFolder(plan.folder) : join(root, "var/arriving");
  await removeOldUnfinishedFiles(folder);
  if (plan.by === "folder") return openDiskStorage(plan.folder);
  return (await import("./s3-storage.server.ts")).openS3Storage(plan, folder);
}
