import type { Database } from "../../../server/db/database.server.ts";
import { countSlips, type SearchPattern, searchPatternsOf } from "../../../values/search-words.ts";
import * as store from "./search-queries.server.ts";

/** Minimum length of a word whose typing errors are corrected; shorter words are too similar. */
const minLetters = 4;

/** Returns the maximum number of typing errors in a word: one in a short word, two in a longer word. */
const slipsIn = (word: string) => (word.length < 6 ? 1 : 2);

/** Maximum number of words that are tried for a misspelled word. */
const maxTried = 3;

/**
 * Suggests “library” for “libary”. A word that is on no public page is replaced by the most similar public word; of
 * equally similar words, by the most frequent.
 * @param now ISO date and time, UTC
 * @returns normalized words that have results; undefined if there are none
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
  // Checks for public documents, because the vocabulary also contains words of scheduled items.
  for (const { word } of similar) if (await store.hasAny(db, [{ word, stem: word, isPrefix: false }], now)) return word;
  return undefined;
}
