import { searchGrammar } from "content/search-grammar.ts";
import { countSlips, searchWordsOf, stemOf } from "./search-words.ts";

/** Small words, words that fit almost everything, and words before a detail of the question. */
type Grammar = Record<keyof typeof searchGrammar, ReadonlySet<string>>;

const readGrammar = (): Grammar => ({
  little: new Set(searchGrammar.little.split(" ")),
  vague: new Set(searchGrammar.vague.split(" ")),
  linking: new Set(searchGrammar.linking.split(" ")),
});

/** Factors for the weight of small and vague words. */
const shareOfLittle = 0.35;
const shareOfVague = 0.65;

/** Factor for the weight of words after the first linking word. */
const shareOfFollowing = 0.55;

/** Match of a word with the same meaning, or of a beginning. */
const fitOfMeaning = 0.6;
const fitOfBeginning = 0.5;
const fitsOfSlips = [1, 0.75, 0.5];

/** Factor for a typing error in the first letter. */
const shareOfUnsure = 0.6;

/** Minimum lengths for one and two typing errors. Shorter words would match others, such as “gift” and “lift”. */
const minLettersOfSlip = 5;
const minLettersOfTwoSlips = 8;

/** Minimum length of a beginning; shorter ones only match as the last word, which may be incomplete. */
const minBeginning = 3;

const isLong = (word: string, isLast: boolean) => isLast || word.length >= minBeginning;

/** Minimum length of a stem with which a longer word begins. */
const minShorter = 4;

/** Minimum length of the parts of two words that were typed as one. */
const minPart = 3;

/** Maximum number of words of a search that are used. */
const maxAsked = 16;

/** A name split into words. Each stem has a number. */
export interface Name {
  stems: readonly number[];
  shares: readonly number[];
  whole: string;
  /** All words except small ones. */
  telling: string;
}

interface Asked {
  share: number;
  /** The stem whose rarity determines the weight: the word's own, or for a typing error the most probable one. */
  stem: number | undefined;
  /** False for a word that neither matches nor resembles any name. */
  isKnown: boolean;
}

export interface Question extends Pick<Name, "whole" | "telling"> {
  asked: readonly Asked[];
  /** By number of a stem: how well it matches each word of the search, from 0 to 1; undefined for no match. */
  fits: readonly (readonly number[] | undefined)[];
  /** Reads a text that a person wrote. Its words are not cached, as there are too many. */
  read(text: string): Name;
}

/** The words of all names, cached for further searches, and the words with the same meaning. */
export interface Lexicon {
  read(text: string): Name;
  /** @param mayBeSlips true if an unknown word may be a known one with a typing error */
  ask(search: string, mayBeSlips: boolean): Question;
}

/** Splits a text into words, without hyphens: “e-mail” becomes “email”. */
const wordsOf = (text: string): string[] =>
  // A faster path, as most phrases are plain words.
  isPlain.test(text) ? text.split(" ") : searchWordsOf(text.replace(/(?<=\p{L})[-‐‑](?=\p{L})/gu, ""));

const isPlain = /^[a-z0-9]{1,40}(?: [a-z0-9]{1,40})*$/;

const shareOf = (word: string, { little, vague }: Grammar): number =>
  little.has(word) ? shareOfLittle : vague.has(word) ? shareOfVague : 1;

function toName(words: readonly string[], grammar: Grammar, numberOf: (stem: string, word: string) => number): Name {
  const stems = words.map(stemOf);
  return {
    stems: stems.map((stem, index) => numberOf(stem, words[index] ?? stem)),
    shares: words.map((word) => shareOf(word, grammar)),
    ...joinWords(words, stems, grammar),
  };
}

const joinWords = (
  words: readonly string[],
  stems: readonly string[],
  { little }: Grammar,
): Pick<Name, "whole" | "telling"> => ({
  whole: stems.join(" "),
  telling: stems.filter((_, index) => !little.has(words[index] ?? "")).join(" "),
});

/** Returns the letters of a word, with one bit for each. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let place = 0; place < word.length; place++) bits |= 1 << (word.charCodeAt(place) % 32);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** Best match of each stem. */
type Fits = Map<string, number>;

const raise = (fits: Fits, stem: string, fit: number) => fits.set(stem, Math.max(fits.get(stem) ?? 0, fit));

/**
 * Finds a stem at the start of a longer word: “spammers” begins with “spam”.
 * @returns the longest one, at least half of the word
 */
function findShorter(word: string, stems: ReadonlyMap<string, unknown>): string | undefined {
  for (let end = word.length - 1; end >= Math.max(minShorter, word.length / 2); end--)
    if (stems.has(word.slice(0, end))) return word.slice(0, end);
  return undefined;
}

/** Splits two words that were typed as one, such as “photolibrary”. */
function part(word: string, stems: ReadonlyMap<string, unknown>, words: ReadonlyMap<string, unknown>): string[] {
  if (stems.has(stemOf(word))) return [word];
  for (let at = minPart; at <= word.length - minPart; at++)
    if (words.has(word.slice(0, at)) && words.has(word.slice(at))) return [word.slice(0, at), word.slice(at)];
  return [word];
}

/** Returns the factor for the weight of the word at this index. */
const shareAt = (words: readonly string[], place: number, grammar: Grammar): number =>
  shareOf(words[place] ?? "", grammar) *
  (words.slice(1, place).some((word) => grammar.linking.has(word)) ? shareOfFollowing : 1);

/** Returns true for a likely typing error. The first letter is rarely wrong: “acount” is not “count”. */
const isSureSlip = (word: string, other: string) => other[0] === word[0];

/**
 * Makes the lexicon of the present language.
 * @param lines words with the same meaning, separated by spaces
 */
export function createLexicon(lines: readonly string[], grammar = readGrammar()): Lexicon {
  const names = new Map<string, Name>();
  const numbers = new Map<string, number>();
  const words = new Map<string, { stem: string; letters: number }>();
  const meanings = new Map<string, Set<string>>();

  function know(stem: string, word: string): number {
    if (!words.has(word)) words.set(word, { stem, letters: lettersOf(word) });
    const number = numbers.get(stem) ?? numbers.size;
    numbers.set(stem, number);
    return number;
  }

  for (const line of lines) {
    const stems = wordsOf(line).map((word) => {
      know(stemOf(word), word);
      return stemOf(word);
    });
    for (const stem of stems) meanings.set(stem, new Set([...(meanings.get(stem) ?? []), ...stems]));
  }

  function addMeanings(fits: Fits, stem: string, fit: number): void {
    for (const other of meanings.get(stem) ?? []) raise(fits, other, fit * fitOfMeaning);
  }

  /**
   * Adds words that differ by a typing error.
   * @returns the nearest stem
   */
  function addSlips(fits: Fits, word: string): string | undefined {
    if (word.length < minLettersOfSlip) return undefined;
    const most = word.length < minLettersOfTwoSlips ? 1 : 2;
    const letters = lettersOf(word);
    const near = [...words].flatMap(([other, { stem, letters: its }]) => {
      const isFar = Math.abs(other.length - word.length) > most || other.length < minLettersOfSlip - 1;
      // A typing error removes at most one letter and adds at most one.
      if (isFar || countBits(letters ^ its) > 2 * most) return [];
      const slips = countSlips(word, other, most);
      return slips > most ? [] : [{ stem, slips, isSure: isSureSlip(word, other) }];
    });
    near.sort((a, b) => Number(b.isSure) - Number(a.isSure) || a.slips - b.slips);
    for (const { stem, slips, isSure } of near) {
      const fit = (fitsOfSlips[slips] ?? 0) * (isSure ? 1 : shareOfUnsure);
      raise(fits, stem, fit);
      addMeanings(fits, stem, fit);
    }
    return near[0]?.stem;
  }

  /**
   * Adds words that an unknown word may mean.
   * @returns the most probable stem
   */
  function addNear(fits: Fits, word: string): string | undefined {
    const slip = addSlips(fits, word);
    const shorter = slip === undefined ? findShorter(word, numbers) : undefined;
    if (shorter !== undefined) fits.set(shorter, fitOfBeginning);
    return slip ?? shorter;
  }

  function askFor(word: string, place: number, all: readonly string[], mayBeSlip: boolean) {
    const stem = stemOf(word);
    const isWord = numbers.has(stem);
    const fits: Fits = new Map();
    // A complete word is rarely meant as the beginning of another.
    const ofBeginning = fitOfBeginning * (isWord ? 0.5 : 1);
    const isBeginning = (one: string) => isLong(word, place === all.length - 1) && one.startsWith(word);
    for (const one of numbers.keys()) if (isBeginning(one)) fits.set(one, ofBeginning);
    const instead = isWord || fits.size > 0 || !mayBeSlip ? undefined : addNear(fits, word);
    addMeanings(fits, stem, 1);
    // Two words may be one: “news letter” and “newsletter”.
    for (const joined of [`${all[place - 1] ?? ""}${word}`, `${word}${all[place + 1] ?? ""}`])
      if (joined !== word && words.has(joined)) fits.set(stemOf(joined), 1);
    fits.set(stem, 1);
    return {
      word,
      stem: instead ?? stem,
      fits,
      fitOf: (found: string) => fits.get(found) ?? (isBeginning(found) ? ofBeginning : 0),
      asked: {
        share: shareAt(all, place, grammar),
        stem: numbers.get(instead ?? stem),
        isKnown: isWord || fits.size > 1,
      },
    };
  }

  return {
    read(text) {
      const name = names.get(text) ?? toName(wordsOf(text), grammar, know);
      names.set(text, name);
      return name;
    },
    ask(search, mayBeSlips) {
      const said = wordsOf(search)
        .slice(0, maxAsked)
        .flatMap((word) => part(word, numbers, words));
      const each = [...new Set(said)].map((word, index, all) => askFor(word, index, all, mayBeSlips));
      const meant = new Map(each.map(({ word, stem }) => [word, stem]));
      const fits: (readonly number[] | undefined)[] = Array.from({ length: numbers.size });
      const fitsOf = (stem: string) => each.map(({ fitOf }) => fitOf(stem));
      for (const stem of new Set(each.flatMap((one) => [...one.fits.keys()]))) {
        const number = numbers.get(stem);
        if (number !== undefined) fits[number] = fitsOf(stem);
      }
      const stems = said.map((word) => meant.get(word) ?? word);
      const numberOf = (stem: string) => numbers.get(stem) ?? fits.push(fitsOf(stem)) - 1;
      return {
        ...joinWords(said, stems, grammar),
        asked: each.map(({ asked }) => asked),
        fits,
        read: (text) => toName(wordsOf(text), grammar, numberOf),
      };
    },
  };
}
