import { openDiskStorage } from "./disk-storage.server.ts";
import type { StorageConfig } from "./object-store/store-config.ts";
import type { FileStorage } from "./storage.ts";

/** Loads the S3 client on demand. @throws ConfigError when a folder cannot be created or written to */
export async function openStorage(plan: StorageConfig): Promise<FileStorage> {
  if (plan.by === "folder") return openDiskStorage(plan.folder);
  return (await import("./s3-storage.server.ts")).openS3Storage(plan);
}
