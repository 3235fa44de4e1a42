import { createHash } from "node:crypto";
import { type Folder, isFilePath } from "./storage.ts";

/** By content hash. @throws for an invalid extension */
export function nameFile(folder: Folder, extension: string, bytes: Uint8Array): string {
  const path = `${folder}/${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}.${extension}`;
  if (!isFilePath(path)) throw new Error(`No file may be called ${path}.`);
  return path;
}
