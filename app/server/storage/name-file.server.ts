import { createHash } from "node:crypto";
import { type Folder, isFilePath } from "./storage.ts";

/** Names a file by its content hash. @throws for an invalid extension */
export const nameFile = (folder: Folder, extension: string, bytes: Uint8Array): string =>
  nameOfHash(folder, extension, createHash("sha256").update(bytes).digest("hex"));

/** Names a file as `nameFile` does, by the SHA-256 of its content (hexadecimal). */
export function nameOfHash(folder: Folder, extension: string, sha256: string): string {
  const path = `${folder}/${sha256.slice(0, 32)}.${extension}`;
  if (!isFilePath(path)) throw new Error(`No file may be called ${path}.`);
  return path;
}
