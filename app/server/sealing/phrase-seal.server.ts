import { randomInt } from "node:crypto";
import { bareText, codeLength, drawCode, isCode } from "../../values/transfer-reference.ts";
import { identityFor, recipientFor } from "./age-passphrase.server.ts";
import { type Keyed, keyIdOf } from "./seal.server.ts";

/**
 * Groups of a phrase. Each has five drawn characters of 23 and a check character: 6 × 5 × log2(23) = 135 bits, and a
 * slip of the pen is found in its group.
 */
export const phraseGroups = 6;

/** 2^135 phrases are too many to try; each takes 4 MB of memory, which a small machine has. */
const workFactor = 12;

/** Draws a phrase, like `7K4QXM-…`. */
export const drawPhrase = (): string => Array.from({ length: phraseGroups }, () => drawCode(randomInt)).join("-");

/**
 * Reads a typed phrase, without regard to case, spaces and dashes.
 * @returns the phrase, or the numbers of the groups that are wrong; none of them where characters are missing or too
 * many
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

/** A copy of a key, encrypted to a phrase: an armored age file, which the age program also opens. */
export async function copyKey({ concernsKey }: Keyed, phrase: string): Promise<string> {
  const age = await import("age-encryption");
  const encrypter = new age.Encrypter();
  encrypter.addRecipient(recipientFor(phrase, age.Stanza, workFactor));
  return age.armor.encode(await encrypter.encrypt(concernsKey));
}

/** @returns the key; undefined where this is not the phrase of the copy, or the copy was altered */
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
