import { join } from "node:path";
import { draftsOf, openDiskStorage } from "./disk-storage.server.ts";
import { removeOldDrafts } from "./file-drafts.server.ts";
import type { StorageConfig } from "./object-store/store-config.ts";
import type { FileStorage } from "./storage.ts";

/**
 * Loads the S3 client on demand.
 * @param root base of the folder for files on their way to a store
 * @throws ConfigError when a folder cannot be created or written to
 */
export async function openStorage(plan: StorageConfig, root = process.cwd()): Promise<FileStorage> {
  const drafts = plan.by === "folder" ? draftsOf(plan.folder) : join(root, "var/arriving");
  await removeOldDrafts(drafts);
  if (plan.by === "folder") return openDiskStorage(plan.folder);
  return (await import("./s3-storage.server.ts")).openS3Storage(plan, drafts);
}
