import { createHash } from "node:crypto";
import { type Folder, isFilePath } from "./storage.ts";

/**
 * Returns a path that contains the content hash.
 * @throws for an invalid extension
 */
export const nameFile = (folder: Folder, extension: string, bytes: Uint8Array): string =>
  nameOfHash(folder, extension, createHash("sha256").update(bytes).digest("hex"));

/**
 * Returns a path like `nameFile`.
 * @param sha256 of the content (hexadecimal)
 */
export function nameOfHash(folder: Folder, extension: string, sha256: string): string {
  const path = `${folder}/${sha256.slice(0, 32)}.${extension}`;
  if (!isFilePath(path)) throw new Error(`No file may be called ${path}.`);
  return path;
}
