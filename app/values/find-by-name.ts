import { createLexicon, type Lexicon, type Name, type Question } from "./name-words.ts";

export interface Named {
  label: string;
  /** Other words for it: phrases separated by commas. */
  alsoCalled?: string;
  /** Name of its parent, which distinguishes items with the same label. */
  within?: string;
  /** True if its text contains the search, whatever its names are. */
  isAbout?: boolean;
  /** True for items that people wrote: their words are not cached, and do not affect the rarity of words. */
  isWritten?: boolean;
  /** True for the kind of item that people search for least often. */
  isLast?: boolean;
  /** Penalty against equally good results, from 0 (default) to 1. */
  reserve?: number;
}

/** Finds items by their names, best first; equally good ones stay in the given order. */
export type NameFinder = <Item extends Named>(search: string, items: readonly Item[]) => Item[];

/** Weights of the kinds of evidence, in addition to the share of the search that one name covers. */
const worth = {
  label: 0.6,
  otherName: 0.4,
  /** The search is equal to a name except for small words: “the logo”, “where is the logo”. */
  telling: 0.3,
  secondName: 0.2,
  /** Several names together contain all words of the search, but no single name does. */
  together: 0.6,
  /** Words that are frequent in its names, and rare in the names of others. */
  own: 0.5,
  wordsOfLabel: 0.1,
  text: 0.7,
  last: -0.3,
};

/** Share of a name that counts although the search lacks its other words. */
const shareOfPart = 0.6;

/** Weight of a word in the parent's name. */
const outside = 0.6;

/** Weight of a word that is in no name. It may be a person's name, or a typing error. */
const shareOfUnknown = 0.33;

/** Minimum share of the search that a result covers, by weight. */
const leastCover = 0.3;

/** Minimum score of a result as a share of the best one: worse ones match by chance. */
const leastOfBest = 0.4;

/** Added to the number of times that all names contain a word. A word in one name is weaker evidence than in five. */
const smoothing = 3;

interface Measured<Item> extends Names {
  item: Item;
  within: Name | undefined;
}

interface Names {
  names: readonly [Name, ...Name[]];
  /** Each stem of its names, and the number of names with it. */
  own: readonly (readonly [stem: number, count: number])[];
}

/** Use of words in all names, by stem. */
interface Spread {
  /** Rarity of a word that no item contains. */
  ofNothing: number;
  /** Higher for words that fewer items contain. */
  rarity: readonly number[];
  names: readonly number[];
}

interface Search extends Question {
  /** Weight of each word of the search; the sum is 1. */
  weights: readonly number[];
  spread: Spread;
}

/**
 * Makes a function that finds items by all their names together. The best evidence is one name that covers the whole
 * search and has few other words. Next come words that are frequent in the names of one item and rare in others. Words
 * match by their stem, as a beginning, by meaning, and with one or two typing errors.
 * @param meanings lines of words with the same meaning
 */
export function createNameFinder(meanings: readonly string[] = []): NameFinder {
  const lexicon = createLexicon(meanings);
  const measure = createMeasure(lexicon);
  return <Item extends Named>(search: string, items: readonly Item[]): Item[] => {
    const kept = items.map((item) => (item.isWritten ? undefined : measure(item)));
    // Texts by people are found only by exact words, without typing errors.
    const question = lexicon.ask(search, !items.some(({ isWritten }) => isWritten));
    if (question.asked.length === 0) return [];
    const asked = weighWords(question, spreadOf(kept.filter((one) => one !== undefined)));
    const hits = items
      .flatMap((item, index) => {
        const { names, own, within } = kept[index] ?? { ...readNames(item, question.read), within: undefined };
        const score = scoreOf(asked, { item, names, own, within });
        return score === undefined ? [] : [{ item, score }];
      })
      .sort((a, b) => b.score - a.score);
    const least = leastOfBest * (hits[0]?.score ?? 0);
    return hits.filter(({ item, score }) => score >= least || item.isAbout).map(({ item }) => item);
  };
}

/** Splits a text into phrases at its commas. */
export const phrasesOf = (text: string): string[] => text.split(",").flatMap((phrase) => phrase.trim() || []);

/** Caches names from the code, as they are the same in each search. */
function createMeasure(lexicon: Lexicon) {
  const kept = new Map<string, Names>();
  return <Item extends Named>(item: Item): Measured<Item> => {
    const key = `${item.label},${item.alsoCalled}`;
    const names = kept.get(key) ?? readNames(item, lexicon.read);
    kept.set(key, names);
    return { item, ...names, within: item.within === undefined ? undefined : lexicon.read(item.within) };
  };
}

function readNames({ label, alsoCalled = "" }: Named, read: (text: string) => Name): Names {
  const names = [read(label), ...phrasesOf(alsoCalled).map(read)] as const;
  const counts = new Map<number, number>();
  for (const { stems } of names) for (const stem of new Set(stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return { names: [...names], own: [...counts] };
}

function spreadOf(measured: readonly Measured<Named>[]): Spread {
  const having: number[] = [];
  const names: number[] = [];
  const telling = measured.filter(({ item }) => !item.isLast);
  for (const { own } of telling)
    for (const [stem, count] of own) {
      having[stem] = (having[stem] ?? 0) + 1;
      names[stem] = (names[stem] ?? 0) + count;
    }
  const rarityOf = (count = 0) => Math.log(1 + telling.length / (count + 0.5));
  return { ofNothing: rarityOf(), rarity: having.map(rarityOf), names };
}

const rarityOf = ({ rarity, ofNothing }: Spread, stem: number): number => rarity[stem] ?? ofNothing;

function weighWords(question: Question, spread: Spread): Search {
  const heavy = question.asked.map(
    ({ share, stem, isKnown }) => rarityOf(spread, stem ?? -1) * share * (isKnown ? 1 : shareOfUnknown),
  );
  const all = heavy.reduce((sum, weight) => sum + weight, 0);
  return { ...question, weights: heavy.map((weight) => weight / all), spread };
}

/** Returns the weighted sum of how well each word of the search matches. */
function weigh({ weights }: Search, fits: readonly number[]): number {
  let sum = 0;
  for (let place = 0; place < weights.length; place++) sum += (weights[place] ?? 0) * (fits[place] ?? 0);
  return sum;
}

/** Keeps the better match for each word of the search. */
function raise(best: number[], fits: readonly number[], factor = 1): void {
  for (let place = 0; place < best.length; place++)
    best[place] = Math.max(best[place] ?? 0, factor * (fits[place] ?? 0));
}

function scoreOf(search: Search, { item, names, own, within }: Measured<Named>): number | undefined {
  const best = search.weights.map(() => 0);
  let first = 0;
  let second = 0;
  // A single letter begins too many words, so only labels are compared.
  for (const name of search.whole.length === 1 ? names.slice(0, 1) : names) {
    const answer = answerOf(search, name, best);
    if (answer > first) [first, second] = [answer, first];
    else if (answer > second) second = answer;
  }
  if (within !== undefined) answerOf(search, within, best, outside);
  const cover = weigh(search, best);
  if (cover < leastCover && !item.isAbout) return undefined;
  const inLabel = search.weights.map(() => 0);
  answerOf(search, names[0], inLabel);
  const score =
    first +
    worth.secondName * second +
    worth.together * Math.max(0, cover - first) +
    worth.own * ownOf(search, own) +
    worth.wordsOfLabel * weigh(search, inLabel) +
    sameness(search, names);
  return Math.max(score, item.isAbout ? worth.text : 0) - (item.reserve ?? 0) + (item.isLast ? worth.last : 0);
}

/**
 * Returns the share of the search that a name covers, reduced if the name has other words.
 * @param best best match so far of each word of the search; raised if this name matches better
 */
function answerOf(search: Search, { stems, shares }: Name, best: number[], factor = 1): number {
  const { fits, spread } = search;
  if (!stems.some((stem) => fits[stem] !== undefined)) return 0;
  const most = new Array<number>(best.length).fill(0);
  let all = 0;
  let answering = 0;
  for (let word = 0; word < stems.length; word++) {
    const stem = stems[word] ?? 0;
    const weight = rarityOf(spread, stem) * (shares[word] ?? 1);
    all += weight;
    const fit = fits[stem];
    if (fit === undefined) continue;
    answering += weight;
    raise(most, fit);
  }
  raise(best, most, factor);
  return weigh(search, most) * (shareOfPart + ((1 - shareOfPart) * answering) / all);
}

/**
 * Returns the weighted share of the search's words that belong to this item: how often its names have them, compared
 * with all names.
 */
function ownOf(search: Search, own: Names["own"]): number {
  const best = search.weights.map(() => 0);
  for (const [stem, count] of own) {
    const fits = search.fits[stem];
    if (fits === undefined) continue;
    raise(best, fits, Math.sqrt(count / ((search.spread.names[stem] ?? 0) + smoothing)));
  }
  return weigh(search, best);
}

function sameness({ whole, telling }: Search, names: Names["names"]): number {
  if (names[0].whole === whole) return worth.label;
  if (names.some((name) => name.whole === whole)) return worth.otherName;
  return telling !== "" && names.some((name) => name.telling === telling) ? worth.telling : 0;
}
