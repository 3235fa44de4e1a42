import type { CountryCode } from "../../../../content/countries/index.ts";
import { plainText } from "../../../values/plain-text.ts";
import { foldWord } from "./fold-word.ts";
import { loadRules } from "./rules.ts";

/** Minimum words that identify a language. */
const leastWords = 12;
/** Later words add nothing. */
const mostWords = 60;

/**
 * Minimum share of a text's distinct words that are common in its language. In the lists of `tests/words-guard`, it
 * misses 1 to 5 % of two-sentence texts, and finds 95 % of Swahili where that is unsupported.
 */
const leastShare = 0.18;

/** True when the country's rules lack the language of a text. */
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
