import { countSlips, searchWordsOf, stemOf } from "./search-words.ts";

/** What can be found by its names. */
export interface Named {
  label: string;
  /** Other words for it. */
  alsoCalled?: readonly string[];
  /** Names of what it stands in: they help to tell things with the same label apart. */
  within?: readonly string[];
  /** True where the search stands in its text, whatever its names are. */
  isAbout?: boolean;
  /** True for what is looked for the least: hits that are as good, or nearly, come first. */
  isLast?: boolean;
  /** How much a hit of this kind gives way to another one as good, from 0 (default) to 1. */
  reserve?: number;
}

/** Question words and little words, which say nothing of what is looked for. */
const empty = new Set(
  (
    "a an and any anybody anyone anything are as at be by can cant could did do does dont else even everybody everyone for from had has have he her here him his how i id if im in into is " +
    "it its just let lets like many may me must my need no not now of on one or our out over please shall she should so some somebody someone something " +
    "tell than that the their them then there these they thing things this those to too very us was we were what whats when where wheres which " +
    "whose why never came come will with would you your want wants wanted"
  ).split(" "),
);

/** Verbs that fit everything: they tell two hits apart, and need not be found. */
const vague = new Set(
  (
    "add adding change changing check choose choosing correct create creating delete deleting edit editing find finding fix forget forgot " +
    "forgotten get give go got help keep look looking lost make making manage new open post put read remove see send set setting show start stop take " +
    "turn update use using view who work works working write writing read reads people person stuff ok something again"
  ).split(" "),
);

/** How well a word of a name answers a word of the search. */
const fits = { same: 1, form: 0.95, meaning: 0.65, beginning: 0.5, slip: 0.4 };

/** Shorter words are other words with one slip: “gift” and “lift”. */
const minLettersOfSlip = 5;

/** The same where the slip leads to other words that mean the same. */
const minLettersOfMeaning = 7;

/** Beginnings of names that are shorter count only as the last word, which may still be in typing. */
const minBeginning = 3;

/** Share of the words of a search that a hit has at least. */
const leastShare = 0.4;

/** The same by weight: one rare word is enough among words that many things have. */
const leastWeight = 0.4;

/** Weight of words that stand in the names of what it stands in. */
const outside = 0.6;

/** Ranks of hits, the best last. */
const ranks = ["some words", "text", "scattered", "beginnings", "all words", "other name", "name"] as const;
type Rank = (typeof ranks)[number];

/** Ranks by which the least wanted fall. */
const fallOfLast = 2;

/** A name, as it answers a search. */
interface MeasuredName {
  /** What its words begin with in all their forms. */
  stems: string;
  telling: { stems: string; count: number };
  /** How well it answers each telling word of the search. */
  fits: number[];
  /** The same of each vague one. */
  verbs: number[];
}

interface Hit<Item> {
  item: Item;
  rank: number;
  score: number;
}

/** “e-mail” is “email”. */
const wordsOf = (text: string): string[] => searchWordsOf(text.replace(/(?<=\p{L})[-‐‑](?=\p{L})/gu, ""));

/** What is asked for: without empty words, and without vague ones, where others are left. */
function tellingWords(words: readonly string[]): string[] {
  const full = words.filter((word) => !empty.has(word));
  const telling = full.filter((word) => !vague.has(word));
  return [...new Set([telling, full, words].find(({ length }) => length > 0))];
}

const stemsOf = (words: readonly string[]): string => words.map(stemOf).join(" ");

interface Asked {
  word: string;
  stem: string;
  isLast: boolean;
  /** Lines of `Meanings` that have it. */
  meanings: ReadonlySet<number>;
}

const noMeaning: ReadonlySet<number> = new Set();

/** Lines of words that mean the same, by the stem of each word. */
export type Meanings = ReadonlyMap<string, ReadonlySet<number>>;

const noMeanings: Meanings = new Map();

/** @param lines words that mean the same, separated by spaces */
export function readMeanings(lines: readonly string[]): Meanings {
  const found = new Map<string, Set<number>>();
  for (const [line, words] of lines.entries())
    for (const stem of words.split(" ").map(stemOf)) found.set(stem, (found.get(stem) ?? new Set()).add(line));
  return found;
}

/** What a word means; of a word that means nothing, what one with one slip less means. */
function meaningsOf(meanings: Meanings, word: string, stem: string): ReadonlySet<number> {
  const known = meanings.get(stem);
  if (known !== undefined || word.length < minLettersOfMeaning) return known ?? noMeaning;
  const near = [...meanings].find(([other]) => countSlips(stem, other, 1) === 1);
  return near?.[1] ?? noMeaning;
}

function fitOf(all: Meanings, { word, stem, isLast, meanings }: Asked, found: string): number {
  if (found === word) return fits.same;
  const foundStem = stemOf(found);
  if (foundStem === stem) return fits.form;
  if (meanings.size > 0 && [...(all.get(foundStem) ?? [])].some((line) => meanings.has(line))) return fits.meaning;
  if (word.length >= (isLast ? 1 : minBeginning) && found.startsWith(word)) return fits.beginning;
  if (word.length < minLettersOfSlip || found.length < minLettersOfSlip) return 0;
  return countSlips(word, found, 1) === 1 ? fits.slip : 0;
}

/** Remembers what a function made of a text: labels, and words in them, are often the same. */
function remember<Result>(make: (text: string) => Result): (text: string) => Result {
  const made = new Map<string, Result>();
  return (text) => {
    const result = made.get(text) ?? make(text);
    made.set(text, result);
    return result;
  };
}

/** @returns how well a name answers each word of a search */
function measureBy(
  meanings: Meanings,
  telling: readonly Asked[],
  verbs: readonly Asked[],
): (text: string) => MeasuredName {
  const asked = [...telling, ...verbs];
  const fitsOf = remember((found) => asked.map((one) => fitOf(meanings, one, found)));
  return remember((text) => {
    const words = wordsOf(text);
    const found = words.map(fitsOf);
    // Two neighbours as one word: “take down” is “takedown” too.
    const joined = words.slice(1).map((word, place) => stemOf(`${words[place]}${word}`));
    const best = asked.map(({ stem }, place) =>
      Math.max(joined.includes(stem) ? fits.same : 0, ...found.map((fits) => fits[place] ?? 0)),
    );
    const toldBy = tellingWords(words);
    return {
      stems: stemsOf(words),
      telling: { stems: stemsOf(toldBy), count: toldBy.length },
      fits: best.slice(0, telling.length),
      verbs: best.slice(telling.length),
    };
  });
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/**
 * Finds by words in any order, by beginnings, and with one slip in a long word. Question words and verbs that fit everything
 * need not be found. What has the search as its name comes first, then what is called so too, then what has all words, then
 * their beginnings, then what has them in several names, then what has the search in its text, and what has some of them only where nothing has all.
 * @param meanings words that mean the same
 * @returns the best first; of hits as good, in the order of the items
 */
export function findByName<Item extends Named>(
  search: string,
  items: readonly Item[],
  meanings: Meanings = noMeanings,
): Item[] {
  const words = wordsOf(search);
  if (words.length === 0) return [];
  const toAsked = (word: string): Asked => {
    const stem = stemOf(word);
    return { word, stem, isLast: word === words.at(-1), meanings: meaningsOf(meanings, word, stem) };
  };
  const telling = tellingWords(words);
  const verbs = words.filter((word) => vague.has(word) && !telling.includes(word));
  const measure = measureBy(meanings, telling.map(toAsked), verbs.map(toAsked));
  const asked = { stems: stemsOf(words), tellingStems: stemsOf(telling) };
  const measured = items.map((item) => measureItem(item, measure));
  // A word that few things have tells more than one that many have.
  const weights = telling.map((_, place) => {
    const having = measured.filter(({ best }) => (best[place] ?? 0) > 0).length;
    // One that nothing has may be a slip or a name: it tells little.
    return Math.log(1 + items.length / (having + 0.5)) / (having === 0 ? 3 : 1);
  });
  const all = sumOf(weights);
  const weigh = (fits: readonly number[]) => sumOf(fits.map((fit, place) => fit * (weights[place] ?? 0))) / all;
  const hits = measured.flatMap((one): Hit<Item>[] => {
    const { item, best } = one;
    const isLittle = best.filter((fit) => fit > 0).length < leastShare * best.length && weigh(best) < leastWeight;
    if (isLittle && !item.isAbout) return [];
    const rank = Math.max(0, ranks.indexOf(rankOf(asked, one)) - (item.isLast ? fallOfLast : 0));
    return [{ item, rank, score: scoreOf(asked, one, weigh) }];
  });
  const hasWhole = hits.some(({ rank }) => rank > ranks.indexOf("text"));
  return hits
    .filter(({ rank }) => !(hasWhole && rank === ranks.indexOf("some words")))
    .sort((one, other) => other.rank - one.rank || other.score - one.score)
    .map(({ item }) => item);
}

interface MeasuredItem<Item extends Named> {
  item: Item;
  label: MeasuredName;
  names: readonly MeasuredName[];
  /** How well each word of the search is answered by all names together. */
  best: number[];
  /** One of its names answers every word, with what it stands in. */
  isInOne: boolean;
}

function measureItem<Item extends Named>(item: Item, measure: (text: string) => MeasuredName): MeasuredItem<Item> {
  const label = measure(item.label);
  const names = [label, ...(item.alsoCalled ?? []).map(measure)];
  const around = (item.within ?? []).map(measure);
  const best = label.fits.map((_, place) =>
    Math.max(...names.map(({ fits }) => fits[place] ?? 0), ...around.map(({ fits }) => outside * (fits[place] ?? 0))),
  );
  const isAround = label.fits.map((_, place) => around.some(({ fits }) => (fits[place] ?? 0) > 0));
  const isInOne = names.some(({ fits }) => fits.every((fit, place) => fit > 0 || isAround[place]));
  return { item, label, names, best, isInOne };
}

interface AskedStems {
  stems: string;
  tellingStems: string;
}

function rankOf<Item extends Named>(
  asked: AskedStems,
  { item, label, names, best, isInOne }: MeasuredItem<Item>,
): Rank {
  const { reserve = 0, isAbout = false } = item;
  if (reserve === 0 && label.stems === asked.stems) return "name";
  // The same in other words around it: “the logo”, “where is the logo”.
  if (names.some(({ stems, telling }) => stems === asked.stems || telling.stems === asked.tellingStems))
    return "other name";
  if (best.some((fit) => fit === 0)) return isAbout ? "text" : "some words";
  if (!isInOne) return "scattered";
  return best.every((fit) => fit >= outside * fits.form) ? "all words" : "beginnings";
}

function scoreOf<Item extends Named>(
  asked: AskedStems,
  { item, label, names, best }: MeasuredItem<Item>,
  weigh: (fits: readonly number[]) => number,
): number {
  // One name that has it all, and little else, is better than two that have a part.
  const inOne = names.map(({ fits, telling }) => {
    const had = fits.filter((fit) => fit > 0).length;
    return weigh(fits) * (0.5 + (0.5 * had) / Math.max(telling.count, had));
  });
  const verbs = label.verbs.filter((_, place) => names.some(({ verbs }) => (verbs[place] ?? 0) >= fits.form)).length;
  const isWhole = names.some(({ stems }) => stems === asked.stems);
  return (
    weigh(best) +
    Math.max(...inOne) +
    0.25 * weigh(label.fits) +
    (verbs > 0 ? (0.2 * verbs) / label.verbs.length : 0) +
    (isWhole ? 0.5 : 0) -
    (item.reserve ?? 0)
  );
}
