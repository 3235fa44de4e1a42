import { plainText } from "../../values/plain-text.ts";
import { splitSentences } from "./words-guard/split-sentences.ts";

/** School grade above which English is hard (about the ninth year). */
export const maxGrade = 9;

/** Shorter texts have no reliable grade. */
const minWords = 60;

/** Words that are frequent in English texts only. */
const english = /^(?:the|and|of|to|is|was|with|for|that|are|they|we|our)$/i;

/** Counts syllables by groups of vowels: right for about nine words of ten. */
export function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, "");
  if (letters.length <= 3) return letters === "" ? 0 : 1;
  const spoken = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, (end) => end.charAt(0)).replace(/^y/, "");
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

const wordsOf = (sentence: string) => sentence.match(/[\p{L}][\p{L}\p{M}'’-]*/gu) ?? [];

/**
 * Flesch–Kincaid grade: 0.39 words per sentence + 11.8 syllables per word - 15.59 (Kincaid and others 1975, Research
 * Branch Report 8-75).
 */
function gradeOf(sentences: string[][]): number {
  const words = sentences.flat();
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** Returns the grade and the three hardest sentences; undefined for short texts and other languages. */
export function readingLevel(texts: string[]): { grade: number; hardest: string[] } | undefined {
  const sentences = texts
    .flatMap((text) => splitSentences(plainText(text)).map((one) => one.text))
    .map((text) => ({ text, words: wordsOf(text) }))
    .filter(({ words }) => words.length > 0);
  const all = sentences.flatMap(({ words }) => words);
  if (all.length < minWords || all.filter((word) => english.test(word)).length / all.length < 0.1) return undefined;
  const hardest = sentences
    .filter(({ words }) => words.length >= 8)
    .toSorted((a, b) => gradeOf([b.words]) - gradeOf([a.words]))
    .slice(0, 3)
    .map(({ text }) => text);
  return { grade: Math.round(gradeOf(sentences.map(({ words }) => words)) * 10) / 10, hardest };
}
