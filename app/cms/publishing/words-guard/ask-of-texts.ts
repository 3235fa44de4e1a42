import { plainText } from "../../../values/plain-text.ts";
import { tokensOf } from "./find-names.ts";
import { findRisks, type GuardContext, type Risk } from "./find-risks.ts";
import { foldWord } from "./name-words.ts";

/** A text, and what it stands beside. */
export type AskedText = { text: string } & Omit<GuardContext, "knownNames" | "ownContacts" | "isSensitive">;

/** @returns folded words with a large letter, which may be names, each once */
export const largeWordsOf = (texts: readonly AskedText[]): string[] => [
  ...new Set(
    texts.flatMap(({ text }) => tokensOf(plainText(text)).flatMap((one) => (one.isLarge ? foldWord(one.text) : []))),
  ),
];

/** @returns the risks of each text, in their order */
export const risksOfTexts = (texts: readonly AskedText[], context: GuardContext): Risk[][] =>
  texts.map(({ text, ...about }) => findRisks(text, { ...about, ...context }));
