import { createHash, timingSafeEqual } from "node:crypto";

const digest = (secret: string | Buffer): Buffer => createHash("sha256").update(secret).digest();

/**
 * Compares a token, link, signature or seal in constant time: the duration reveals neither the first difference nor the
 * length.
 */
export const isSameSecret = (given: string | Buffer, expected: string | Buffer): boolean =>
  timingSafeEqual(digest(given), digest(expected));
