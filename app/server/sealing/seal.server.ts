import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import type { Config } from "../config/config.server.ts";

export type Keyed = Pick<Config, "concernsKey">;

/** First byte of stored data: the tag is before the content, or after content that was encrypted in pieces. */
const tagFirst = 1;
const tagLast = 2;

const nonceBytes = 12;
const tagBytes = 16;

const headBytes = 1 + nonceBytes + tagBytes;

interface Keys {
  /** Identifies a key, without containing any part of it. */
  id: string;
  content: Buffer;
  names: Buffer;
}

const derived = new Map<string, Keys>();

/** Derives one key for each purpose with HKDF (RFC 5869). */
function keysOf({ concernsKey }: Keyed): Keys {
  const known = derived.get(concernsKey);
  if (known !== undefined) return known;
  const part = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync("sha256", concernsKey, "", `tabasamu concerns ${purpose}`, bytes));
  const keys = { id: part("id", 8).toString("hex"), content: part("content", 32), names: part("names", 32) };
  derived.set(concernsKey, keys);
  return keys;
}

/** Returns the id of this key, which is stored beside all data that it encrypted. */
export const keyIdOf = (config: Keyed): string => keysOf(config).id;

/** Hashes a name with this key. Without the key, a guess cannot be checked. */
export const hashUnderKey = (config: Keyed, text: string): string =>
  createHmac("sha256", keysOf(config).names).update(text).digest("base64url").slice(0, 22);

function cipherFor(config: Keyed, about: string) {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", keysOf(config).content, nonce, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(about));
  return { nonce, cipher };
}

function decipherFor(config: Keyed, nonce: Uint8Array, about: string) {
  const decipher = createDecipheriv("aes-256-gcm", keysOf(config).content, nonce, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(about));
  return decipher;
}

/**
 * Encrypts and authenticates (AES-256-GCM, a new random nonce each time).
 * @param about place of the data, such as `concerns 5 story`: moved elsewhere, it cannot be decrypted
 */
export function sealBytes(config: Keyed, bytes: Uint8Array, about: string): Buffer {
  const { nonce, cipher } = cipherFor(config, about);
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([Buffer.of(tagFirst), nonce, cipher.getAuthTag(), body]);
}

/**
 * Encrypts in pieces, with the same result as `sealBytes` but the tag last: `beginning`, then each piece, then `end`.
 */
export function sealPieces(config: Keyed, about: string) {
  const { nonce, cipher } = cipherFor(config, about);
  return {
    beginning: Buffer.concat([Buffer.of(tagLast), nonce]),
    seal: (piece: Uint8Array): Buffer => cipher.update(piece),
    end: (): Buffer => Buffer.concat([cipher.final(), cipher.getAuthTag()]),
  };
}

/** The data was encrypted with another key, altered or moved. */
export class SealBroken extends Error {}

/**
 * Decrypts data of `sealBytes` or `sealPieces`, piece by piece. The last piece comes only after all data was found
 * unaltered, so a reader never has a complete altered file.
 * @throws SealBroken; and the error of the source
 */
export async function* openPieces(
  config: Keyed,
  sealed: AsyncIterable<Uint8Array>,
  about: string,
): AsyncGenerator<Uint8Array> {
  let held = Buffer.alloc(0);
  let decipher: ReturnType<typeof decipherFor> | undefined;
  let isTagLast = false;
  let last: Buffer | undefined;
  for await (const piece of sealed) {
    // Holds back only the bytes of a possible tag; earlier bytes are not copied.
    if (decipher !== undefined && isTagLast && piece.length > tagBytes) {
      if (last !== undefined) yield last;
      if (held.length > 0) yield decipher.update(held);
      last = decipher.update(piece.subarray(0, piece.length - tagBytes));
      held = Buffer.from(piece.subarray(piece.length - tagBytes));
      continue;
    }
    held = Buffer.concat([held, piece]);
    if (decipher === undefined) {
      if (held.length < headBytes) continue;
      isTagLast = held[0] === tagLast;
      if (!isTagLast && held[0] !== tagFirst) throw new SealBroken("Nothing of this site begins so.");
      decipher = decipherFor(config, held.subarray(1, 1 + nonceBytes), about);
      if (!isTagLast) decipher.setAuthTag(held.subarray(1 + nonceBytes, headBytes));
      held = held.subarray(isTagLast ? 1 + nonceBytes : headBytes);
    }
    const ready = held.length - (isTagLast ? tagBytes : 0);
    if (ready <= 0) continue;
    if (last !== undefined) yield last;
    last = decipher.update(held.subarray(0, ready));
    held = held.subarray(ready);
  }
  try {
    if (isTagLast) decipher?.setAuthTag(held);
    if (decipher === undefined) throw new Error("It has no head.");
    decipher.final();
  } catch (error) {
    throw new SealBroken("It was altered, or has another key.", { cause: error });
  }
  if (last !== undefined) yield last;
}

/** @returns undefined for data of another key, and for altered or moved data */
function openBytes(config: Keyed, sealed: Uint8Array, about: string): Buffer | undefined {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  if (bytes[0] !== tagFirst || bytes.length < headBytes) return undefined;
  const decipher = decipherFor(config, bytes.subarray(1, 1 + nonceBytes), about);
  decipher.setAuthTag(bytes.subarray(1 + nonceBytes, headBytes));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(headBytes)), decipher.final()]);
  } catch {
    return undefined;
  }
}

/** Encrypts a text like `sealBytes`. */
export const sealText = (config: Keyed, text: string, about: string): string =>
  sealBytes(config, Buffer.from(text), about).toString("base64url");

/** Decrypts a text like `openBytes`. */
export const openText = (config: Keyed, sealed: string, about: string): string | undefined =>
  openBytes(config, Buffer.from(sealed, "base64url"), about)?.toString();
