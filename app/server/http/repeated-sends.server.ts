import { createHash } from "node:crypto";

/**
 * The key under which a row remembers that a member sent a form, so that a second press of the same form makes no second
 * row: the column's unique index refuses it, also on another process. The row itself keeps the key, because it is deleted,
 * erased and copied with the row.
 * @param key of the form, made when it was shown; empty for one sent by other means, which is never taken for a repeat
 * @param subject what the form is about, where one page has forms of several things
 */
export const sendKey = (member: { id: string }, key: string | undefined, subject?: string | number): string | null =>
  key ? [member.id, ...(subject === undefined ? [] : [subject]), key].join(" ") : null;

/** SHA-256 in hexadecimal of a form's or file's content: a visitor has no account to store a key under. */
export const fingerprintOf = (said: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(said)).digest("hex");
