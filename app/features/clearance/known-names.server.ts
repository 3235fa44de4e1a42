import { createHmac } from "node:crypto";
import { foldWord } from "../../cms/publishing/words-guard/name-words.ts";
import type { AppContext } from "../../server/context.server.ts";
import { findKnownHashes } from "./consent-queries.server.ts";

/** Shorter parts are initials and particles. */
const minLetters = 3;

/** The parts of a name, without case, tones and dots: "Ọláyínká" and "Olayinka" are one. */
const foldName = (name: string): string[] =>
  foldWord(name)
    .split(/[^\p{L}]+/u)
    .filter((part) => part.length >= minLetters);

const hash = ({ config }: Pick<AppContext, "config">, part: string): string =>
  createHmac("sha256", config.secret).update(`name of a person ${part}`).digest("base64url").slice(0, 22);

/** Keyed hashes of the parts of a name. Names themselves are never stored. */
export const hashNames = (ctx: Pick<AppContext, "config">, names: string): string[] => [
  ...new Set(foldName(names).map((part) => hash(ctx, part))),
];

/** @returns those of these words that are part of the name of a person with a consent */
export async function findKnownNames(ctx: AppContext, words: string[]): Promise<Set<string>> {
  const hashed = words.map((word) => ({ word, hashes: hashNames(ctx, word) }));
  const known = await findKnownHashes(ctx.db, [...new Set(hashed.flatMap(({ hashes }) => hashes))]);
  return new Set(hashed.filter(({ hashes }) => hashes.some((one) => known.has(one))).map(({ word }) => word));
}
