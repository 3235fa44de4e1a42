import { createHash, scrypt } from "node:crypto";
import { promisify } from "node:util";
import { decrypted, encrypted } from "./encrypt-archive.server.ts";

/** Encryption of pictures in the shared folder. */
export interface PictureSeal {
  /** Key in the manifest, which `BACKUP_PASSPHRASE` encrypts; undefined without encryption. */
  key: string | undefined;
  nameOf(sha256: string): string;
  /** Returns the size of an encrypted picture (bytes). */
  sizeOf(bytes: number): number;
  seal(content: AsyncIterable<Buffer>): AsyncIterable<Buffer>;
  /** @returns throws BackupError while reading a picture that was altered, cut off, or encrypted with another key */
  open(stored: AsyncIterable<Buffer>): AsyncIterable<Buffer>;
}

const plain: PictureSeal = {
  key: undefined,
  nameOf: (sha256) => sha256,
  sizeOf: (bytes) => bytes,
  seal: (content) => content,
  open: (stored) => stored,
};

/** Sizes in the age format (bytes): a chunk, its tag, and the nonce before the first chunk. */
const chunk = 65_536;
const tag = 16;
const nonce = 16;

/** Lowest scrypt cost. The key is random, so a higher one would protect nothing. */
const workFactor = 1;

/** @param key from a manifest; undefined for unencrypted pictures */
export async function sealOf(key: string | undefined): Promise<PictureSeal> {
  if (key === undefined) return plain;
  const keyId = createHash("sha256").update(key).digest("hex").slice(0, 8);
  const seal = (content: AsyncIterable<Buffer>) => encrypted(content, key, workFactor);
  let emptyBytes = 0;
  for await (const part of seal(nothing())) emptyBytes += part.length;
  const headBytes = emptyBytes - nonce - tag;
  return {
    key,
    // Each key has its own files, so an archive only reads files of its key.
    nameOf: (sha256) => `${sha256}.${keyId}.age`,
    sizeOf: (bytes) => headBytes + nonce + bytes + tag * Math.max(1, Math.ceil(bytes / chunk)),
    seal,
    open: (stored) => decrypted(stored, key),
  };
}

async function* nothing(): AsyncIterable<Buffer> {
  yield Buffer.alloc(0);
}

/**
 * Derives the key of a site's shared pictures: it is the same each night, so that a picture is stored once.
 * @param secret of the site, so that two sites with the same passphrase have different keys
 */
export async function deriveKey(passphrase: string | undefined, secret: string): Promise<string | undefined> {
  if (passphrase === undefined) return undefined;
  const salt = createHash("sha256").update(`pictures of backups\0${secret}`).digest();
  const options = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 };
  const derive = promisify<string, Buffer, number, typeof options, Buffer>(scrypt);
  return (await derive(passphrase, salt, 32, options)).toString("base64");
}
