import { randomInt } from "node:crypto";
import { hashToken } from "./random-token.server.ts";

/** Without letters that look like figures. */
const letters = "abcdefghijkmnpqrstuvwxyz23456789";

const groups = 3;
const groupLength = 5;
const count = 10;

const makeGroup = () => Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join("");

/** New codes of 75 random bits, like `ab3de-fg5hi-k7mnp`. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => Array.from({ length: groups }, makeGroup).join("-"));

/** Hashes a code as typed: blanks are typed between its groups, and hyphens are left out. */
export const hashTypedCode = (typed: string): string =>
  hashToken(typed.replace(/[\s-]/g, "").replace(/(.{5})(?=.)/g, "$1-"));

/** A stored list, in JSON: hashes of codes. A copy of the database opens nothing with it. */
export const writeStoredCodes = (codes: readonly string[]): string => JSON.stringify(codes.map(hashToken));

/** @param readOlder decrypts the list of a release before, whose codes were not hashed */
export async function readStoredCodes(stored: string, readOlder: (stored: string) => Promise<string>) {
  if (isHashedList(stored)) return JSON.parse(stored) as string[];
  return (JSON.parse(await readOlder(stored)) as string[]).map(hashToken);
}

/** Other lists are encrypted, and never begin like JSON. */
export const isHashedList = (stored: string): boolean => stored.startsWith("[");
