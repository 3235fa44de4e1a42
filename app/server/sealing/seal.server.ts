import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import type { Config } from "../config/config.server.ts";

type Keyed = Pick<Config, "concernsKey">;

/** Of what is stored: another way of encrypting gets another one. */
const version = 1;

const [nonceBytes, tagBytes] = [12, 16];

interface Keys {
  /** Tells keys apart, and nothing about them. */
  id: string;
  content: Buffer;
  names: Buffer;
}

const derived = new Map<string, Keys>();

/** One purpose each: HKDF (RFC 5869). */
function keysOf({ concernsKey }: Keyed): Keys {
  const known = derived.get(concernsKey);
  if (known !== undefined) return known;
  const part = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync("sha256", concernsKey, "", `tabasamu concerns ${purpose}`, bytes));
  const keys = { id: part("id", 8).toString("hex"), content: part("content", 32), names: part("names", 32) };
  derived.set(concernsKey, keys);
  return keys;
}

/** Stands beside whatever this key encrypted. */
export const keyIdOf = (config: Keyed): string => keysOf(config).id;

/** The hash of a name under this key: without the key nobody tries names. */
export const hashUnderKey = (config: Keyed, text: string): string =>
  createHmac("sha256", keysOf(config).names).update(text).digest("base64url").slice(0, 22);

/**
 * Encrypts and authenticates (AES-256-GCM, a new random nonce each time).
 * @param about where it is stored, like `concerns 5 story`: moved elsewhere it does not open
 */
export function sealBytes(config: Keyed, bytes: Uint8Array, about: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", keysOf(config).content, nonce, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(about));
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), body]);
}

/** @returns undefined for what another key encrypted, or what was altered or moved */
export function openBytes(config: Keyed, sealed: Uint8Array, about: string): Buffer | undefined {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  if (bytes[0] !== version || bytes.length < 1 + nonceBytes + tagBytes) return undefined;
  const nonce = bytes.subarray(1, 1 + nonceBytes);
  const tag = bytes.subarray(1 + nonceBytes, 1 + nonceBytes + tagBytes);
  const decipher = createDecipheriv("aes-256-gcm", keysOf(config).content, nonce, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(about));
  decipher.setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(bytes.subarray(1 + nonceBytes + tagBytes)), decipher.final()]);
  } catch {
    return undefined;
  }
}

/** As `sealBytes`, for a text. */
export const sealText = (config: Keyed, text: string, about: string): string =>
  sealBytes(config, Buffer.from(text), about).toString("base64url");

/** As `openBytes`, for a text. */
export const openText = (config: Keyed, sealed: string, about: string): string | undefined =>
  openBytes(config, Buffer.from(sealed, "base64url"), about)?.toString();
