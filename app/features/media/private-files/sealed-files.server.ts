import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { crc32 } from "node:zlib";
import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import {
  type ArrivingFile,
  type FileLimits,
  type TakenForm,
  takeFiles,
} from "../../../server/http/take-files.server.ts";
import { findKey } from "../../../server/sealing/find-keys.server.ts";
import { keyIdOf, openPieces, SealBroken, sealPieces } from "../../../server/sealing/seal.server.ts";

type Ctx = Pick<AppContext, "db" | "storage" | "config">;

/** Only the table name is authenticated, because a file is encrypted before its record exists. */
const about = "private_files";

/**
 * Size of encrypted pieces (bytes). Smaller pieces from the network are joined, because each write has a fixed cost.
 */
const pieceBytes = 256 * 1024;

export type SealedFile = { path: string; key_id: string };

export interface SealedDraft extends ArrivingFile {
  /** Size before encryption (bytes). */
  readonly size: number;
  /** Distinguishes the files of one form. A checksum is enough for this, and three times faster than a hash. */
  readonly checksum: string;
  /** Reads the original bytes, after the end of writing. */
  read(): AsyncIterable<Uint8Array>;
  /** Stores the file; each call makes a new path. @throws StorageError */
  put(extension: string): Promise<SealedFile>;
}

/** Begins an encrypted file. @throws StorageError, or an error of the disk */
export async function beginSealed({ storage, config }: Omit<Ctx, "db">): Promise<SealedDraft> {
  const draft = await storage.begin(randomBytes(16).toString("hex"));
  const sealing = sealPieces(config, about);
  const piece = Buffer.allocUnsafe(pieceBytes);
  let size = 0;
  let checksum = 0;
  let used = 0;
  const writePiece = async () => {
    const full = piece.subarray(0, used);
    used = 0;
    checksum = crc32(full, checksum);
    await draft.write(sealing.seal(full));
  };
  await draft.write(sealing.beginning);
  return {
    get size() {
      return size;
    },
    get checksum() {
      return `${size} ${checksum}`;
    },
    async write(bytes) {
      size += bytes.byteLength;
      for (let index = 0; index < bytes.byteLength; ) {
        const taken = Math.min(bytes.byteLength - index, pieceBytes - used);
        piece.set(bytes.subarray(index, index + taken), used);
        index += taken;
        used += taken;
        if (used === pieceBytes) await writePiece();
      }
    },
    async end() {
      await writePiece();
      await draft.write(sealing.end());
    },
    read: () => openPieces(config, draft.read(), about),
    put: async (extension) => ({ path: await draft.put("private", extension), key_id: keyIdOf(config) }),
    drop: draft.drop,
  };
}

/** Receives the files of a form, and encrypts them as they arrive. */
export const takeSealedFiles = <Result>(
  ctx: AppContext,
  { address }: RequestInfo,
  request: Request,
  limits: FileLimits,
  work: (taken: TakenForm<SealedDraft>) => Promise<Result>,
): Promise<Result> => takeFiles(request, { ...limits, address, log: ctx.log, begin: () => beginSealed(ctx) }, work);

/** Stores bytes as an encrypted file. @throws StorageError */
export async function putSealed(ctx: Omit<Ctx, "db">, extension: string, bytes: Uint8Array): Promise<SealedFile> {
  const draft = await beginSealed(ctx);
  try {
    await draft.write(bytes);
    await draft.end();
    return await draft.put(extension);
  } finally {
    await draft.drop();
  }
}

export class FileGone extends Error {}

/** The file's key is missing, or the file was changed. */
export class FileLocked extends Error {}

/**
 * Reads a file in pieces. The last piece is returned only after the check for changes.
 * @throws FileGone, FileLocked, StorageError
 */
export async function* readPieces(ctx: Ctx, file: { path: string; key_id: string | null }): AsyncGenerator<Uint8Array> {
  const stored = await ctx.storage.open(file.path);
  if (stored === undefined) throw new FileGone(file.path);
  try {
    if (file.key_id === null) return yield* stored.stream;
    const key = await findKey(ctx, file.key_id);
    if (key === undefined) throw new FileLocked("Its key is not on this machine.");
    yield* openPieces(key, stored.stream, about);
  } catch (error) {
    throw error instanceof SealBroken ? new FileLocked("It was altered.", { cause: error }) : error;
  } finally {
    stored.stream.destroy();
  }
}

/** Reads a whole file. @returns undefined if it is missing, "locked" if the key is missing @throws StorageError */
export async function readSealed(...asked: Parameters<typeof readPieces>) {
  try {
    return await buffer(readPieces(...asked));
  } catch (error) {
    if (error instanceof FileGone) return undefined;
    if (error instanceof FileLocked) return "locked" as const;
    throw error;
  }
}
