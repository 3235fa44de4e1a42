import { buffer } from "node:stream/consumers";
import type { AppContext } from "../../server/context.server.ts";
import { keyIdOf, openBytes, sealBytes } from "../../server/sealing/seal.server.ts";

type Ctx = Pick<AppContext, "storage" | "config">;

/** A file is stored before it has a record: its place in the authentication is the kind alone. */
const about = "private_files";

/** Stores a file encrypted. @returns its path, different each time, and the key's id, for its record @throws StorageError */
export async function keepSealed({ storage, config }: Ctx, extension: string, bytes: Uint8Array) {
  const path = await storage.keep("private", extension, sealBytes(config, bytes, about));
  return { path, key_id: keyIdOf(config) };
}

/**
 * Reads a whole file: no byte of it leaves before all of it is found unaltered.
 * @param file its record; one without a key is of before the update
 * @returns undefined for one that is not there, `locked` for what another key encrypted @throws StorageError
 */
export async function readSealed({ storage, config }: Ctx, file: { path: string; key_id: string | null }) {
  const stored = await storage.open(file.path);
  if (stored === undefined) return undefined;
  const bytes = await buffer(stored.stream);
  return file.key_id === null ? bytes : (openBytes(config, bytes, about) ?? ("locked" as const));
}
