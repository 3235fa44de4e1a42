import type { CountryCode } from "../../../../content/countries/index.ts";
import { plainText } from "../../../values/plain-text.ts";
import { tokensOf } from "./find-names.ts";
import { findRisks } from "./find-risks.ts";
import { foldWord } from "./fold-word.ts";
import type { GuardContext, Risk } from "./read-sentence.ts";
import { isCommon, rulesOf } from "./rules.ts";

/** A text and its context. */
export type AskedText = { text: string } & Omit<GuardContext, "knownNames" | "ownContacts" | "isSensitive">;

/** @returns capitalised words, folded, which may be names, each once */
export const largeWordsOf = (texts: readonly AskedText[]): string[] => [
  ...new Set(
    texts.flatMap(({ text }) => tokensOf(plainText(text)).flatMap((one) => (one.isLarge ? foldWord(one.text) : []))),
  ),
];

/** @returns the risks of each text, in order */
export const risksOfTexts = (texts: readonly AskedText[], context: GuardContext): Risk[][] =>
  texts.map(({ text, ...about }) => findRisks(text, { ...about, ...context }));

/** @returns the folded words that may be names */
export const unusualWordsOf = (words: readonly string[], country: CountryCode): string[] =>
  words.filter((word) => !isCommon(word, rulesOf(country)));
