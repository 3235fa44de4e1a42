import { randomInt } from "node:crypto";
import { hashToken } from "./random-token.server.ts";

/** Without letters that resemble digits. */
const letters = "abcdefghijkmnpqrstuvwxyz23456789";

const groups = 3;
const groupLength = 5;
const count = 10;

const makeGroup = () => Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join("");

/** Returns new codes of 75 random bits, such as `ab3de-fg5hi-k7mnp`. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => Array.from({ length: groups }, makeGroup).join("-"));

/** Hashes a typed code, also with spaces between its groups or without hyphens. */
export const hashTypedCode = (typed: string): string =>
  hashToken(typed.replace(/[\s-]/g, "").replace(/(.{5})(?=.)/g, "$1-"));

/** Converts codes to the stored form: a JSON list of hashes, which are useless in a copied database. */
export const writeStoredCodes = (codes: readonly string[]): string => JSON.stringify(codes.map(hashToken));

/**
 * Reads a stored list.
 * @param readOlder decrypts the list of the previous release, whose codes were not hashed
 */
export async function readStoredCodes(stored: string, readOlder: (stored: string) => Promise<string>) {
  if (isHashedList(stored)) return JSON.parse(stored) as string[];
  return (JSON.parse(await readOlder(stored)) as string[]).map(hashToken);
}

/** Returns true for a list of hashes. Other lists are encrypted, and never begin like JSON. */
export const isHashedList = (stored: string): boolean => stored.startsWith("[");
