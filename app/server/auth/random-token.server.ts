import { createHash, randomBytes } from "node:crypto";

/** A link token: 192 random bits. */
export function randomToken(): string {
  return randomBytes(24).toString("base64url");
}

/** The database and backups store token hashes only: their readers cannot use them. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
