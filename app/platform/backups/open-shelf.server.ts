import { join } from "node:path";
import type { FilePlan } from "../files/file-plan.ts";
import type { BackupShelf } from "./backup-shelf.ts";
import { diskShelf } from "./disk-shelf.server.ts";

/** Opens the place of the backups. What speaks with object stores is loaded where there is one. */
export async function openShelf(plan: FilePlan, root: string): Promise<BackupShelf> {
  if (plan.by === "folder") return diskShelf(plan.folder);
  return (await import("./s3-shelf.server.ts")).s3Shelf(plan, join(root, "var/backups"));
}
