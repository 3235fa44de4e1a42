import { createHmac } from "node:crypto";
import { foldWord } from "../../../cms/publishing/words-guard/fold-word.ts";
import type { KnownNames } from "../../../server/child-protection.ts";
import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { findKeys } from "../../../server/sealing/find-keys.server.ts";
import { hashUnderKey, keyIdOf } from "../../../server/sealing/seal.server.ts";
import { findKnownHashes, hasOldNames, hasOtherNames, replaceNames } from "./consent-queries.server.ts";

/** Minimum length of a part of a name; shorter parts are initials and particles. */
const minLetters = 3;

/** Splits a name into normalized parts, without case and accents: "Ọláyínká" and "Olayinka" are equal. */
const foldName = (name: string): string[] =>
  foldWord(name)
    .split(/[^\p{L}]+/u)
    .filter((part) => part.length >= minLetters);

const textOf = (part: string) => `name of a person ${part}`;

/** Hashes a name like earlier releases, with a secret that backups contain. */
const oldHash = ({ config }: Pick<AppContext, "config">, part: string): string =>
  createHmac("sha256", config.secret).update(textOf(part)).digest("base64url").slice(0, 22);

/** Replaces the stored names of a consent by keyed hashes of their parts. The names themselves are never stored. */
export async function storeNames({ db, config }: InTransaction, consentId: number, names: string): Promise<void> {
  const hashes = new Set(foldName(names).map((part) => hashUnderKey(config, textOf(part))));
  // Initials alone do not replace the stored names.
  if (hashes.size === 0) return;
  await replaceNames(db, consentId, [...hashes], keyIdOf(config));
}

/** Finds the words that are part of the name of a person with a consent. @param words normalized */
export async function findKnownNames(ctx: AppContext, words: string[]): Promise<KnownNames> {
  const keys = await findKeys(ctx);
  const hasOld = await hasOldNames(ctx.db);
  const hashed = words.map((word) => {
    const hashes = foldName(word).flatMap((part) => [
      ...[...keys.values()].map((key) => hashUnderKey(key, textOf(part))),
      ...(hasOld ? [oldHash(ctx, part)] : []),
    ]);
    return { word, hashes };
  });
  const known = await findKnownHashes(ctx.db, [...new Set(hashed.flatMap(({ hashes }) => hashes))]);
  return {
    names: new Set(hashed.filter(({ hashes }) => hashes.some((hash) => known.has(hash))).map(({ word }) => word)),
    areSomeLocked: await hasOtherNames(ctx.db, [...keys.keys()]),
  };
}
