import { buffer } from "node:stream/consumers";
import type { AppContext } from "../../../server/context.server.ts";
import { pictureBytes } from "../../../staff-kit/offline/send-picture.ts";

/** Reads a stored picture; undefined if it is missing or too large. @throws StorageError */
export async function readPhotoFile({ storage }: Pick<AppContext, "storage">, path: string) {
  const file = await storage.open(path);
  if (file === undefined) return undefined;
  if (file.size <= pictureBytes) return new Uint8Array(await buffer(file.stream));
  file.stream.destroy();
  return undefined;
}
