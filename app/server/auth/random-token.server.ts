import { createHash, randomBytes } from "node:crypto";

/** Returns a link token of 190 random bits. It never ends with `-` or `_`, which mail programs cut off. */
export function randomToken(): string {
  for (;;) {
    const token = randomBytes(24).toString("base64url");
    if (/[A-Za-z0-9]$/.test(token)) return token;
  }
}

/** Hashes a token. Database and backups store only hashes, so their readers cannot use the links. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");
