import type { CountryCode } from "../../../../content/countries/index.ts";
import { plainText } from "../../../values/plain-text.ts";
import { foldWord } from "./fold-word.ts";
import { rulesOf } from "./rules.ts";

/** Fewer words tell no language. */
const leastWords = 12;
/** Later words say the same again. */
const mostWords = 60;

/**
 * Least share of a text's different words that are among the common ones of a language. Of texts of two sentences of the lists in
 * `tests/words-guard`, one to five of a hundred stay below it, and 95 of a hundred in Swahili where Swahili is not read.
 */
const leastShare = 0.18;

/** Whether some of these texts are in a language that the rules of the country do not read. */
export function isUnread(texts: readonly string[], country: CountryCode): boolean {
  const { common } = rulesOf(country);
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
