import { openDiskFiles } from "./disk-storage.server.ts";
import type { FilePlan } from "./storage-config.ts";
import type { FileStore } from "./storage.ts";

/**
 * Opens the place of the pictures. What speaks with object stores is loaded where there is one.
 *
 * @throws BadSetting when a folder cannot be made or written to
 */
export async function openFiles(plan: FilePlan): Promise<FileStore> {
  if (plan.by === "folder") return openDiskFiles(plan.folder);
  return (await import("./s3-storage.server.ts")).openS3Files(plan);
}
