import { createHash } from "node:crypto";

/**
 * Returns the key that a row stores for a form that a member sent. A second press of the same button then makes no
 * second row: the column's unique index rejects it, also in another process. The key is in the row itself, so that it
 * is deleted, erased and copied with the row.
 * @param key of the form, made when it was shown; empty for a form without one, which is never a repeat
 * @param subject of the form, if one page has forms about several things
 */
export const sendKey = (member: { id: string }, key: string | undefined, subject?: string | number): string | null =>
  key ? [member.id, ...(subject === undefined ? [] : [subject]), key].join(" ") : null;

/** Returns the SHA-256 (hexadecimal) of a form's or file's content, or of facts that a page shows. */
export const fingerprintOf = (said: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(said)).digest("hex");
