import { createHash, randomBytes } from "node:crypto";

/** A link token: 190 random bits. Mail programs cut a `-` or `_` off the end of an address. */
export function randomToken(): string {
  for (;;) {
    const token = randomBytes(24).toString("base64url");
    if (/[A-Za-z0-9]$/.test(token)) return token;
  }
}

/** The database and backups store token hashes only: their readers cannot use them. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");
