import { createHash, randomBytes } from "node:crypto";

/** Draws the secret part of a link: 192 random bits. */
export function randomToken(): string {
  return randomBytes(24).toString("base64url");
}

/** What is kept of a secret that only has to be known again: who reads the database cannot open anything with it. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
