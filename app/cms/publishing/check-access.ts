import { parseMarkdown } from "../../ui/rich-text.tsx";
import { readMediaBlock } from "../../values/media-block.ts";
import { plainText } from "../../values/plain-text.ts";
import { foldWord } from "./words-guard/fold-word.ts";
import { splitSentences } from "./words-guard/split-sentences.ts";

/** School grade above which English is hard to read (about the ninth year). */
const maxGrade = 9;

/** Minimum number of words for a reliable grade. */
const minWords = 60;

/** Words that are frequent only in English texts. */
const english = /^(?:the|and|of|to|is|was|with|for|that|are|they|we|our)$/i;

/** Counts syllables by groups of vowels: correct for about nine of ten words. */
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
    .flatMap((text) => splitSentences(plainText(text)).map((sentence) => sentence.text))
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

/** A finding about accessibility. */
export interface AccessFinding {
  kind: "altVague" | "altCaption" | "linkVague" | "linkBare" | "capitals" | "table" | "film" | "reading";
  field: string;
  /** Words to show, which are also searched in the field. */
  words: string;
  /** Only for the finding `reading`. */
  grade?: number;
  hardest?: string[];
}

const vagueAlt =
  /^(?:(?:an? |the |my )?(?:photo|photograph|image|picture|pic|img|graphic|logo|icon)s?(?: (?:of|from) .{0,12})?|(?:photo|image|picture) of .*)\.?$/i;
const vagueLink =
  /^(?:(?:click|press|tap) (?:here|this)|here|read(?: more| on)?|more|this|link|this link|this page|learn more|see more|go|details?)[.!…]*$/i;
const bareAddress = /^(?:https?:\/\/|www\.)\S+$/i;

type Node = NonNullable<ReturnType<typeof parseMarkdown>>[number];

const textOf = (node: Node): string =>
  "value" in node ? node.value : "children" in node ? node.children.map((one) => textOf(one as Node)).join("") : "";

function linksOf(node: Node): string[] {
  const own = node.type === "link" ? [textOf(node)] : [];
  return "children" in node ? [...own, ...node.children.flatMap((child) => linksOf(child as Node))] : own;
}

const isCapitals = (text: string) => {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.length >= 20 && letters.filter((letter) => /\p{Lu}/u.test(letter)).length / letters.length > 0.8;
};

const isTable = (text: string) => text.split("\n").filter((line) => /\|.*\||\S\t+\S/.test(line)).length >= 2;

const same = (a: string, b: string) => a !== "" && foldWord(a).replace(/\W/g, "") === foldWord(b).replace(/\W/g, "");

export function checkParagraphs(field: string, paragraphs: string[]): AccessFinding[] {
  const texts = paragraphs.filter((text) => readMediaBlock(text) === undefined);
  const level = readingLevel(texts);
  return [
    ...paragraphs.flatMap((text, index) => checkParagraph(field, text, paragraphs[index + 1])),
    ...(level !== undefined && level.grade > maxGrade
      ? [{ kind: "reading" as const, field, words: level.hardest[0] ?? "", ...level }]
      : []),
  ];
}

function checkParagraph(field: string, text: string, next: string | undefined): AccessFinding[] {
  const block = readMediaBlock(text);
  if (block?.kind === "photo") return checkAlt(field, block.alt, block.caption);
  if (block?.kind === "film") {
    const below = next !== undefined && readMediaBlock(next) === undefined ? next : "";
    return block.caption === "" && !/caption|subtitle|transcript|in the film|film shows/i.test(below)
      ? [{ kind: "film", field, words: block.title }]
      : [];
  }
  const links = (parseMarkdown(text) ?? []).flatMap(linksOf);
  return [
    ...links
      .filter((link) => vagueLink.test(link.trim()))
      .map((words) => ({ kind: "linkVague" as const, field, words })),
    ...links
      .filter((link) => bareAddress.test(link.trim()))
      .map((words) => ({ kind: "linkBare" as const, field, words })),
    ...(isCapitals(text) ? [{ kind: "capitals" as const, field, words: text.slice(0, 60) }] : []),
    ...(isTable(text) ? [{ kind: "table" as const, field, words: "" }] : []),
  ];
}

export function checkAlt(field: string, alt: string, caption = ""): AccessFinding[] {
  if (vagueAlt.test(alt.trim())) return [{ kind: "altVague", field, words: alt }];
  return same(alt, caption) ? [{ kind: "altCaption", field, words: alt }] : [];
}
