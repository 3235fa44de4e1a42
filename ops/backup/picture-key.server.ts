import { createHash, scrypt } from "node:crypto";
import { promisify } from "node:util";
import { decrypted, encrypted } from "./encrypt-archive.server.ts";

/** Encryption of pictures in the folder that archives share. */
export interface PictureSeal {
  /** Key in the manifest, which `BACKUP_PASSPHRASE` encrypts; undefined where nothing is encrypted. */
  key: string | undefined;
  nameOf(sha256: string): string;
  /** Bytes that a picture takes there. */
  sizeOf(bytes: number): number;
  seal(content: AsyncIterable<Buffer>): AsyncIterable<Buffer>;
  /** @returns throws BackupError on reading where it was altered, cut off, or sealed otherwise */
  open(stored: AsyncIterable<Buffer>): AsyncIterable<Buffer>;
}

const plain: PictureSeal = {
  key: undefined,
  nameOf: (sha256) => sha256,
  sizeOf: (bytes) => bytes,
  seal: (content) => content,
  open: (stored) => stored,
};

/** The age format: bytes of a chunk, of its tag, and of the nonce before the first. */
const chunk = 65_536;
const tag = 16;
const nonce = 16;

/** The key is random enough: work for each picture would protect nothing. */
const workFactor = 1;

/** @param key of a manifest; undefined for pictures that are not encrypted */
export async function sealOf(key: string | undefined): Promise<PictureSeal> {
  if (key === undefined) return plain;
  const keyId = createHash("sha256").update(key).digest("hex").slice(0, 8);
  const seal = (content: AsyncIterable<Buffer>) => encrypted(content, key, workFactor);
  let emptyBytes = 0;
  for await (const part of seal(nothing())) emptyBytes += part.length;
  const headBytes = emptyBytes - nonce - tag;
  return {
    key,
    // Another passphrase makes other files: an archive opens those of its own.
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
 * The key of a site's shared pictures: the same each night, so that a picture is kept once.
 * @param secret of the site, which keeps the keys of two sites with one passphrase apart
 */
export async function deriveKey(passphrase: string | undefined, secret: string): Promise<string | undefined> {
  if (passphrase === undefined) return undefined;
  const salt = createHash("sha256").update(`pictures of backups\0${secret}`).digest();
  const options = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 };
  const derive = promisify<string, Buffer, number, typeof options, Buffer>(scrypt);
  return (await derive(passphrase, salt, 32, options)).toString("base64");
}
