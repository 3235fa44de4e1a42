import { createHash, randomBytes } from "node:crypto";

/** A link token: 192 random bits. */
export const randomToken = (): string => randomBytes(24).toString("base64url");

/** The database and backups store token hashes only: their readers cannot use them. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");
