import type { CountryCode } from "../../../../content/countries/index.ts";
import { plainText } from "../../../values/plain-text.ts";
import { splitTokens } from "./find-names.ts";
import { findRisks } from "./find-risks.ts";
import { foldWord } from "./fold-word.ts";
import type { GuardContext, Risk } from "./read-sentence.ts";
import { isCommon, loadRules } from "./rules.ts";

/** A text and its context. */
export type AskedText = { text: string } & Omit<GuardContext, "knownNames" | "ownContacts" | "isSensitive">;

/** Lists capitalised words that may be names; folded, without duplicates. */
export const listLargeWords = (texts: readonly AskedText[]): string[] => [
  ...new Set(
    texts.flatMap(({ text }) =>
      splitTokens(plainText(text)).flatMap((token) => (token.isLarge ? foldWord(token.text) : [])),
    ),
  ),
];

/** Finds the risks of each text, in the same order. */
export const findRisksOfTexts = (texts: readonly AskedText[], context: GuardContext): Risk[][] =>
  texts.map(({ text, ...about }) => findRisks(text, { ...about, ...context }));

/** Returns the folded words that may be names. */
export const filterUnusualWords = (words: readonly string[], country: CountryCode): string[] =>
  words.filter((word) => !isCommon(word, loadRules(country)));
