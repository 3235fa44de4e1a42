import type { CountryCode } from "../../../../content/countries/index.ts";
import { plainText } from "../../../values/plain-text.ts";
import { foldWord } from "./fold-word.ts";
import { loadRules } from "./rules.ts";

/** Minimum number of words to identify a language. */
const leastWords = 12;
/** Maximum number of words: more would not change the result. */
const mostWords = 60;

/**
 * Minimum share of a text's distinct words that are common in its language. With the lists of `tests/words-guard`, the
 * check misses 1 to 5 % of two-sentence texts, and finds 95 % of Swahili texts where Swahili is not supported.
 */
const leastShare = 0.18;

/** Returns true if the country's rules do not include the language of a text. */
export function isUnread(texts: readonly string[], country: CountryCode): boolean {
  const { common } = loadRules(country);
  return texts.some((text) => {
    const words = wordsOfText(plainText(text));
    if (words.length < leastWords) return false;
    const different = new Set(words.slice(0, mostWords));
    return common.every(
      (known) => [...different].filter((word) => known.has(word)).length < leastShare * different.size,
    );
  });
}

const wordsOfText = (text: string): string[] =>
  [...text.matchAll(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)?/gu)].map(([word]) => foldWord(word));
