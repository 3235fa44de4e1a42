import { createHash, timingSafeEqual } from "node:crypto";

const digest = (secret: string | Buffer): Buffer => createHash("sha256").update(secret).digest();

/** Timing-safe comparison of a token, link, signature or seal: the time says neither where they differ nor how long they are. */
export const isSameSecret = (given: string | Buffer, expected: string | Buffer): boolean =>
  timingSafeEqual(digest(given), digest(expected));
