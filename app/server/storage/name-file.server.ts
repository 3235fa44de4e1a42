import { createHash } from "node:crypto";
import { type Folder, isFilePath } from "./storage.ts";

/** The path of a file, made from its content. @throws for an extension that no file may have */
export function nameFile(folder: Folder, extension: string, bytes: Uint8Array): string {
  const path = `${folder}/${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}.${extension}`;
  if (!isFilePath(path)) throw new Error(`No file may be called ${path}.`);
  return path;
}
