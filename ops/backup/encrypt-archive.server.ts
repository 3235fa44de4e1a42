import { ReadableStream } from "node:stream/web";
import { identityFor, recipientFor } from "../../app/server/sealing/age-passphrase.server.ts";
import { BackupError, LockedArchiveError } from "./backup-error.ts";
import type { OpenArchive } from "./backup-storage.ts";
import { damaged } from "./read-archive.server.ts";

/** File extension of encrypted archives. */
export const encryptedEnd = ".age";

/** Header of the age format, version 1 (https://age-encryption.org/v1). */
const mark = Buffer.from("age-encryption.org/v1\n");

/**
 * Encrypts as a stream, like `age --passphrase`.
 * @param workFactor as in `recipientFor`
 */
export async function* encrypted(
  chunks: AsyncIterable<Buffer>,
  passphrase: string,
  workFactor?: number,
): AsyncIterable<Buffer> {
  const age = await import("age-encryption");
  const encrypter = new age.Encrypter();
  encrypter.addRecipient(recipientFor(passphrase, age.Stanza, workFactor));
  yield* buffersOf(await encrypter.encrypt(streamOf(chunks)));
}

/**
 * Decrypts as a stream; passes an unencrypted archive through.
 * @param passphrase `BACKUP_PASSPHRASE`
 * @returns throws BackupError while reading, without the right passphrase, or if the archive was altered or truncated
 */
export function decrypting(open: OpenArchive, passphrase: string | undefined): OpenArchive {
  return () => decrypted(open(), passphrase);
}

/** Decrypts like `decrypting`, but from an open stream. */
export async function* decrypted(
  archive: AsyncIterable<Buffer>,
  passphrase: string | undefined,
): AsyncIterable<Buffer> {
  const { head, whole } = await peek(archive, mark.length);
  if (!head.equals(mark)) return yield* whole;
  if (passphrase === undefined) {
    throw new LockedArchiveError(
      "This backup is encrypted. Set BACKUP_PASSPHRASE to the passphrase that it was made with, and restore again.",
    );
  }
  let isRight = false;
  let sourceError: unknown;
  const source = async function* () {
    try {
      yield* whole;
    } catch (error) {
      sourceError = error;
      throw error;
    }
  };
  try {
    const { Decrypter } = await import("age-encryption");
    const decrypter = new Decrypter();
    decrypter.addIdentity(
      identityFor(passphrase, () => {
        isRight = true;
      }),
    );
    yield* buffersOf(await decrypter.decrypt(streamOf(source())));
  } catch (error) {
    if (sourceError !== undefined) throw sourceError;
    const isWrong = !isRight && error instanceof Error && error.message.startsWith("no identity matched");
    throw isWrong ? new LockedArchiveError(wrong, { cause: error }) : new BackupError(damaged, { cause: error });
  }
}

const wrong =
  "BACKUP_PASSPHRASE is not the passphrase that this backup was made with, or the beginning of the archive was altered.";

/** Returns the first bytes, and a stream of the whole archive. */
async function peek(archive: AsyncIterable<Buffer>, length: number) {
  const iterator = archive[Symbol.asyncIterator]();
  const begun: Buffer[] = [];
  for (let bytes = 0; bytes < length; ) {
    const { done, value } = await iterator.next();
    if (done) break;
    begun.push(value);
    bytes += value.length;
  }
  const whole = async function* () {
    try {
      yield* begun;
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  };
  return { head: Buffer.concat(begun).subarray(0, length), whole: whole() };
}

/** Converts a stream, as Node and browsers have different types for web streams. */
function streamOf(chunks: AsyncIterable<Buffer>): globalThis.ReadableStream<Uint8Array> {
  return ReadableStream.from(chunks) as unknown as globalThis.ReadableStream<Uint8Array>;
}

async function* buffersOf(stream: globalThis.ReadableStream<Uint8Array>): AsyncIterable<Buffer> {
  for await (const { buffer, byteOffset, length } of stream) yield Buffer.from(buffer, byteOffset, length);
}
