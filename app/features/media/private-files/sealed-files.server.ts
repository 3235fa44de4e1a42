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

/** A file is stored before it has a record: its place in the authentication is the kind alone. */
const about = "private_files";

/** Encrypted and written in these pieces, whatever the network brings (bytes): each write costs the main thread as much. */
const pieceBytes = 256 * 1024;

/** A file in file storage, without a record yet. */
export interface SealedFile {
  path: string;
  /** Id of the encryption key, for the record. */
  key_id: string;
}

/** A file of a form on its way: on the disk it is encrypted from its first byte. */
export interface SealedDraft extends ArrivingFile {
  /** Size of what was sent, before encryption (bytes). */
  readonly size: number;
  /**
   * Tells it from other files of the same form, whose sender alone could choose two that look alike: a checksum, because a
   * hash of 30 MB takes the main thread three times as long, without instructions for it twenty times.
   */
  readonly checksum: string;
  /** What was sent, after its end. */
  read(): AsyncIterable<Uint8Array>;
  /** Its path is different each time, even for the same content. @throws StorageError */
  put(extension: string): Promise<SealedFile>;
}

/** Begins a file that comes piece by piece. @throws StorageError, or the disk's own error */
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
      for (let at = 0; at < bytes.byteLength; ) {
        const taken = Math.min(bytes.byteLength - at, pieceBytes - used);
        piece.set(bytes.subarray(at, at + taken), used);
        at += taken;
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

/** Takes the files of a form as `takeFiles` does, and encrypts them on their way. */
export const takeSealedFiles = <Result>(
  ctx: AppContext,
  { address }: RequestInfo,
  request: Request,
  limits: FileLimits,
  work: (taken: TakenForm<SealedDraft>) => Promise<Result>,
): Promise<Result> => takeFiles(request, { ...limits, address, log: ctx.log, begin: () => beginSealed(ctx) }, work);

/** Stores a file encrypted. @throws StorageError */
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

/** The storage does not have it. */
export class FileGone extends Error {}

/** This site does not have its key, or it was altered. */
export class FileLocked extends Error {}

/**
 * Reads a stored file piece by piece; the last piece comes when all of it is found unaltered.
 * @param file its record; one without a key is of before the update
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

/**
 * Reads a whole file: no byte of it leaves before all of it is found unaltered.
 * @returns undefined for one that is not there, `locked` where this site does not have its key @throws StorageError
 */
export async function readSealed(...asked: Parameters<typeof readPieces>) {
  try {
    return await buffer(readPieces(...asked));
  } catch (error) {
    if (error instanceof FileGone) return undefined;
    if (error instanceof FileLocked) return "locked" as const;
    throw error;
  }
}
