import { emptyWords } from "content/empty-words.ts";
import type { WordsOfPages } from "../../../server/public-page.ts";
import { countSlips, searchWordsOf, stemOf } from "../../../values/search-words.ts";

type Need = keyof WordsOfPages["search"]["needs"];

/** Sets of the words that occur in many questions, by the list of a language. */
const sets = new Map<string, ReadonlySet<string>>();

/** Returns true for a word that occurs in many questions and does not help the search. */
function isEmpty(word: string): boolean {
  const set = sets.get(emptyWords.list) ?? new Set(emptyWords.list.split(" "));
  sets.set(emptyWords.list, set);
  return set.has(word);
}

/** Minimum length of a word whose typing errors are corrected; shorter words are too similar. */
const minSlipLetters = 4;

/** Maximum number of words of a question that are read. */
const maxWords = 16;

/** Common words of Nigerian Pidgin with their English meanings. */
const pidgin: Record<string, string> = {
  wetin: "what",
  una: "you",
  wey: "who",
  abi: "or",
  dey: "are",
  dem: "they",
  pikin: "child",
};

/** Weights of a page's words. A word that is listed alone says more than one that is part of a phrase. */
export const weights = { single: 1, part: 0.5 };

/**
 * Returns true if two stems belong to the same word: “story” and “stor” of “stories”, “program” and “programme”, “beat”
 * and “beating”.
 */
const isLike = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long === short || short.length < 4 || !long.startsWith(short)) return long === short;
  return long.length - short.length <= 2 || long.slice(short.length) === "ing";
};

/** Stems of one phrase among a page's words. */
export interface Phrase {
  all: string[];
  /** Stems without empty words. */
  distinctive: string[];
}

/** Stems of the words that describe which questions a page answers. */
export interface PreparedNeed {
  need: Need;
  phrases: Phrase[];
  weightOf: Map<string, number>;
  /** Unstemmed words, for the correction of typing errors. */
  words: string[];
}

export interface PreparedNeeds {
  all: PreparedNeed[];
  /** Unstemmed words of all pages. */
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  /** Pairs of adjacent words in phrases, by the two words joined. */
  pairs: ReadonlyMap<string, string[]>;
}

/** Prepared once for each version of the words. */
const prepared = new WeakMap<WordsOfPages["search"]["needs"], PreparedNeeds>();

export function prepareNeeds(needs: WordsOfPages["search"]["needs"]): PreparedNeeds {
  const before = prepared.get(needs);
  if (before !== undefined) return before;
  const made = (Object.keys(needs) as Need[]).map((need) => {
    const phrases = needs[need].split(",").map(searchWordsOf);
    const filled = phrases.filter((words) => words.length > 0);
    const distinctive = filled.flat().filter((word) => !isEmpty(word));
    const singles = filled.filter((words) => words.length === 1).flat();
    const weightOf = new Map(distinctive.map((word) => [stemOf(word), weights.part]));
    for (const word of singles) weightOf.set(stemOf(word), weights.single);
    const stems = filled.map((words) => ({
      all: words.map(stemOf),
      distinctive: words.filter((word) => !isEmpty(word)).map(stemOf),
    }));
    const pairs = filled.flatMap((words) => words.slice(1).map((word, index) => [words[index] ?? "", word]));
    return { need, phrases: stems, weightOf, words: distinctive, pairs };
  });
  const words = made.flatMap((one) => one.words);
  const result: PreparedNeeds = {
    all: made.map(({ pairs: _, ...one }) => one),
    words: new Set(words),
    stems: new Set(words.map(stemOf)),
    pairs: new Map(made.flatMap((one) => one.pairs.map((pair): [string, string[]] => [pair.join(""), pair]))),
  };
  prepared.set(needs, result);
  return result;
}

function weightIn({ weightOf }: PreparedNeed, stem: string): number {
  const exact = weightOf.get(stem);
  if (exact !== undefined) return exact;
  return Math.max(0, ...[...weightOf].flatMap(([word, weight]) => (isLike(word, stem) ? weight : [])));
}

/**
 * Returns true if a question contains the whole phrase. If the phrase has one distinctive word and the question has
 * several, the phrase's common words must also occur.
 */
export function isAsked({ all, distinctive }: Phrase, asked: ReadonlySet<string>, distinctiveAsked: number): boolean {
  if (distinctive.length > 1 || (distinctive.length === 1 && distinctiveAsked === 1))
    return distinctive.every((stem) => asked.has(stem));
  return all.length > 1 && all.every((stem) => asked.has(stem));
}

/**
 * Joins adjacent words that pages write as one, and splits words that pages write as two: “news letter”, “homepage”.
 */
function withCompounds(words: string[], needs: PreparedNeeds): string[] {
  return words.flatMap((word, index) => {
    const joined = word + (words[index + 1] ?? "");
    const parts = needs.words.has(word) ? undefined : needs.pairs.get(word);
    return [...(parts ?? [word]), ...(joined !== word && needs.words.has(joined) ? [joined] : [])];
  });
}

/** Returns stems, with typing errors corrected: a word that no page knows becomes the first similar word. */
function withoutSlips(asked: string[], { words, stems }: PreparedNeeds): string[] {
  const known = [...words].filter(({ length }) => length >= minSlipLetters);
  return asked.map((word) => {
    if (word.length < minSlipLetters || isEmpty(word) || stems.has(stemOf(word))) return stemOf(word);
    const most = word.length < 6 ? 1 : 2;
    return stemOf(known.find((one) => countSlips(word, one, most) <= most) ?? word);
  });
}

export interface AskedStems {
  /** All stems, including the English meanings of Pidgin words. */
  all: ReadonlySet<string>;
  /** Stems without empty words. */
  distinctive: string[];
  weightOf(need: PreparedNeed, stem: string): number;
  pagesKnowing(stem: string): number;
}

/**
 * Reads a question, to compare it with the pages' words.
 * @param hasSlips true to correct typing errors, because no page has the exact words
 */
export function readAsked(typed: string, needs: PreparedNeeds, hasSlips: boolean): AskedStems {
  const words = withCompounds(searchWordsOf(typed).slice(0, maxWords), needs).slice(0, maxWords);
  const exact = words.map(stemOf);
  // Cached, so that each stem is compared with a page's words only once.
  const weights = new Map<PreparedNeed, Map<string, number>>(needs.all.map((need) => [need, new Map()]));
  const weightOf = (need: PreparedNeed, stem: string) => {
    const known = weights.get(need);
    const weight = known?.get(stem) ?? weightIn(need, stem);
    known?.set(stem, weight);
    return weight;
  };
  const pagesKnowing = (stem: string) => needs.all.filter((need) => weightOf(need, stem) > 0).length;
  // If another word of the question is known, a typing error can be corrected safely.
  const mayHaveSlips = hasSlips || words.some((word, index) => !isEmpty(word) && pagesKnowing(exact[index] ?? "") > 0);
  const asked = mayHaveSlips ? withoutSlips(words, needs) : exact;
  return {
    all: new Set([...asked, ...asked.flatMap((stem) => pidgin[stem] ?? [])]),
    distinctive: [...new Set(asked.filter((_, index) => !isEmpty(words[index] ?? "")))],
    weightOf,
    pagesKnowing,
  };
}
