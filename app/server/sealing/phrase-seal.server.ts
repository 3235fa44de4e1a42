import { randomInt } from "node:crypto";
import { bareText, codeLength, drawCode, isCode } from "../../values/transfer-reference.ts";
import { identityFor, recipientFor } from "./age-passphrase.server.ts";
import { type Keyed, keyIdOf } from "./seal.server.ts";

/**
 * Number of groups in a phrase. Each has five random characters out of 23 and a check character: 6 × 5 × log2(23) = 135
 * bits. A writing error is found in its group.
 */
export const phraseGroups = 6;

/**
 * Logarithm of scrypt's rounds. It may be low: 2^135 phrases are too many to try, and each takes only 4 MB, which a
 * small machine has.
 */
const workFactor = 12;

/** Generates a random phrase, such as `7K4QXM-…`. */
export const drawPhrase = (): string => Array.from({ length: phraseGroups }, () => drawCode(randomInt)).join("-");

/**
 * Reads a typed phrase, ignoring case, spaces and dashes.
 * @returns the phrase, or the numbers of the wrong groups; an empty list if characters are missing or too many
 */
export function readPhrase(typed: string): { phrase: string } | { wrong: number[] } {
  const bare = bareText(typed.slice(0, 500));
  if (bare.length !== phraseGroups * codeLength) return { wrong: [] };
  const groups = Array.from({ length: phraseGroups }, (_, place) =>
    bare.slice(place * codeLength, (place + 1) * codeLength),
  );
  const wrong = groups.flatMap((group, index) => (isCode(group) ? [] : [index + 1]));
  return wrong.length === 0 ? { phrase: groups.join("-") } : { wrong };
}

/** Encrypts a copy of a key with a phrase, as an armored age file, which the age program can also open. */
export async function copyKey({ concernsKey }: Keyed, phrase: string): Promise<string> {
  const age = await import("age-encryption");
  const encrypter = new age.Encrypter();
  encrypter.addRecipient(recipientFor(phrase, age.Stanza, workFactor));
  return age.armor.encode(await encrypter.encrypt(concernsKey));
}

/**
 * Decrypts a copy.
 * @returns undefined if the phrase belongs to another copy, or the copy was altered
 */
export async function openCopy(copy: { key_id: string; sealed: string }, phrase: string): Promise<Keyed | undefined> {
  const age = await import("age-encryption");
  const decrypter = new age.Decrypter();
  decrypter.addIdentity(identityFor(phrase));
  try {
    const concernsKey = await decrypter.decrypt(age.armor.decode(copy.sealed), "text");
    return keyIdOf({ concernsKey }) === copy.key_id ? { concernsKey } : undefined;
  } catch {
    return undefined;
  }
}
