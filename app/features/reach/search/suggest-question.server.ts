import type { Database } from "../../../server/db/database.server.ts";
import { countSlips, type SearchPattern, searchPatternsOf } from "../../../values/search-words.ts";
import * as store from "./search-queries.server.ts";

/** Shorter words are too like each other. */
const minLetters = 4;

/** Slips that a word may have: short words one, longer words two. */
const slipsIn = (word: string) => (word.length < 6 ? 1 : 2);

/** Words that are tried for one slip. */
const maxTried = 3;

/**
 * Suggests “library” for “libary”. A word that no public page has becomes the most similar public word, then the most
 * common.
 * @param now ISO date and time, UTC
 * @returns folded words with which something is found; undefined without
 */
export async function suggestQuestion(
  db: Database,
  patterns: readonly SearchPattern[],
  now: string,
): Promise<string | undefined> {
  const words: string[] = [];
  for (const pattern of patterns) {
    const isKnown = await store.hasAny(db, [pattern], now);
    const word = isKnown ? pattern.word : await findSimilar(db, pattern.word, now);
    if (word === undefined) return undefined;
    words.push(word);
  }
  const isSame = words.every((word, index) => word === patterns[index]?.word);
  return !isSame && (await store.hasAny(db, searchPatternsOf(words), now)) ? words.join(" ") : undefined;
}

async function findSimilar(db: Database, word: string, now: string): Promise<string | undefined> {
  if (word.length < minLetters) return undefined;
  const most = slipsIn(word);
  const similar = (await store.findSimilarWords(db, word, most))
    .map((one) => ({ ...one, slips: countSlips(word, one.word, most) }))
    .filter(({ slips }) => slips <= most)
    .toSorted((a, b) => a.slips - b.slips)
    .slice(0, maxTried);
  // The vocabulary also has words of scheduled items.
  for (const { word } of similar) if (await store.hasAny(db, [{ word, stem: word, isPrefix: false }], now)) return word;
  return undefined;
}
