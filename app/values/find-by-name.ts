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
  /** How much a hit of this kind gives way to another one as good, from 0 (default) to 1. */
  reserve?: number;
}

/** Question words and little words, which say nothing of what is looked for. */
const empty = new Set(
  (
    "a an and any anybody anyone are as at be by can cant could did do does dont for from had has have help here how i id if im in into is " +
    "it its just let like may me must my need no not now of on or our please shall should so some somebody someone something " +
    "tell than that the their them then there these they thing this those to too us was we were what whats when where wheres which who " +
    "whose why will with would you your want"
  ).split(" "),
);

/** Verbs that fit everything: they tell two hits apart, and need not be found. */
const vague = new Set(
  (
    "add adding change changing check choose choosing correct create creating delete deleting edit editing find finding fix forget forgot " +
    "forgotten get give go got look looking lost make making manage new open post put read remove see send set setting show start stop take " +
    "turn update use using view work working write writing"
  ).split(" "),
);

/** How well a word of a name answers a word of the search. */
const fits = { same: 1, form: 0.95, beginning: 0.5, slip: 0.4 };

/** Shorter words are other words with one slip: “gift” and “lift”. */
const minLettersOfSlip = 5;

/** Beginnings of names that are shorter count only as the last word, which may still be in typing. */
const minBeginning = 3;

/** Share of the words of a search that a hit has at least. */
const leastShare = 0.4;

/** Weight of words that stand in the names of what it stands in. */
const outside = 0.6;

/** Ranks of hits, the best last. */
const ranks = ["some words", "text", "beginnings", "all words", "other name", "name"] as const;
type Rank = (typeof ranks)[number];

interface Name {
  words: string[];
  /** Two neighbours as one word: “take down” is “takedown” too. */
  joined: string[];
}

interface Hit<Item> {
  item: Item;
  rank: number;
  score: number;
}

/** “e-mail” is “email”. */
const wordsOf = (text: string): string[] => searchWordsOf(text.replace(/(?<=\p{L})[-‐‑](?=\p{L})/gu, ""));

function nameOf(text: string): Name {
  const words = wordsOf(text);
  return { words, joined: words.slice(1).map((word, place) => `${words[place]}${word}`) };
}

/** What is asked for: without empty words, and without vague ones, where others are left. */
function tellingWords(words: readonly string[]): string[] {
  const full = words.filter((word) => !empty.has(word));
  const telling = full.filter((word) => !vague.has(word));
  return [...new Set([telling, full, words].find(({ length }) => length > 0))];
}

interface Asked {
  word: string;
  stem: string;
  isLast: boolean;
}

function fitOf({ word, stem, isLast }: Asked, found: string): number {
  if (found === word) return fits.same;
  if (stemOf(found) === stem) return fits.form;
  if (word.length >= (isLast ? 1 : minBeginning) && found.startsWith(word)) return fits.beginning;
  if (word.length < minLettersOfSlip || found.length < minLettersOfSlip) return 0;
  return countSlips(word, found, 1) === 1 ? fits.slip : 0;
}

const bestFit = (asked: Asked, { words, joined }: Name): number =>
  Math.max(0, ...words.map((word) => fitOf(asked, word)), ...joined.map((word) => (word === asked.word ? 1 : 0)));

const isSameText = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((word, place) => stemOf(word) === stemOf(other[place] ?? ""));

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/**
 * Finds by words in any order, by beginnings, and with one slip in a long word. Question words and verbs that fit everything
 * need not be found. What has the search as its name comes first, then what is called so too, then what has all words, then
 * their beginnings, then what has the search in its text, and what has some of them only where nothing has all.
 * @returns the best first; of hits as good, in the order of the items
 */
export function findByName<Item extends Named>(search: string, items: readonly Item[]): Item[] {
  const words = wordsOf(search);
  if (words.length === 0) return [];
  const telling = tellingWords(words);
  const toAsked = (word: string): Asked => ({ word, stem: stemOf(word), isLast: word === words.at(-1) });
  const asked = telling.map(toAsked);
  const verbs = words.filter((word) => vague.has(word) && !telling.includes(word)).map(toAsked);
  const measured = items.map((item) => measure(item, asked, verbs));
  // A word that few things have tells more than one that many have.
  const weights = asked.map((_, place) => {
    const having = measured.filter(({ best }) => (best[place] ?? 0) > 0).length;
    return Math.log(1 + items.length / (having + 0.5));
  });
  const all = sumOf(weights);
  const hits = measured.flatMap(({ item, names, best, verbs }): Hit<Item>[] => {
    const shared = best.filter((fit) => fit > 0).length;
    const share = shared / best.length;
    if (share < leastShare && !item.isAbout) return [];
    const weighed = (fits: readonly number[]) => sumOf(fits.map((fit, place) => fit * (weights[place] ?? 0))) / all;
    // One name that has it all, and little else, is better than two that have a part.
    const inOne = Math.max(
      ...names.map(({ fits, length }) => {
        const had = fits.filter((fit) => fit > 0).length;
        return weighed(fits) * (0.5 + (0.5 * had) / Math.max(length, had));
      }),
    );
    const isWhole = names.some((name) => isSameText(words, name.words));
    const ofLabel = weighed(names[0]?.fits ?? []);
    const score = weighed(best) + inOne + 0.25 * ofLabel + 0.2 * verbs + (isWhole ? 0.5 : 0) - (item.reserve ?? 0);
    return [{ item, rank: ranks.indexOf(rankOf(words, telling, item, names, best)), score }];
  });
  const hasWhole = hits.some(({ rank }) => rank > ranks.indexOf("text"));
  return hits
    .filter(({ rank }) => !(hasWhole && rank === ranks.indexOf("some words")))
    .sort((one, other) => other.rank - one.rank || other.score - one.score)
    .map(({ item }) => item);
}

interface MeasuredName extends Name {
  fits: number[];
  length: number;
}

/** How well each word of the search is answered, by each name and by all together. */
function measure<Item extends Named>(item: Item, asked: readonly Asked[], verbs: readonly Asked[]) {
  const names = [item.label, ...(item.alsoCalled ?? [])].map((text): MeasuredName => {
    const name = nameOf(text);
    return { ...name, fits: asked.map((one) => bestFit(one, name)), length: tellingWords(name.words).length };
  });
  const around = (item.within ?? []).map(nameOf);
  const best = asked.map((one, place) =>
    Math.max(...names.map(({ fits }) => fits[place] ?? 0), ...around.map((name) => outside * bestFit(one, name))),
  );
  const has = (verb: Asked) => names.some((name) => bestFit(verb, name) >= fits.form);
  return { item, names, best, verbs: verbs.length === 0 ? 0 : verbs.filter(has).length / verbs.length };
}

function rankOf(
  words: readonly string[],
  telling: readonly string[],
  { reserve = 0, isAbout = false }: Named,
  names: readonly MeasuredName[],
  best: readonly number[],
): Rank {
  if (reserve === 0 && isSameText(words, names[0]?.words ?? [])) return "name";
  // The same in other words around it: “the logo”, “where is the logo”.
  if (names.some((name) => isSameText(words, name.words) || isSameText(telling, tellingWords(name.words))))
    return "other name";
  if (best.some((fit) => fit === 0)) return isAbout ? "text" : "some words";
  return best.every((fit) => fit >= outside * fits.form) ? "all words" : "beginnings";
}
