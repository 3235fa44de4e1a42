import type { AppContext } from "../../server/context.server.ts";
import { countSlips, searchWordsOf, stemOf } from "../../values/search-words.ts";
import { findWords } from "../words/find-words.server.ts";
import { pageWords, type Words } from "../words/page-words.type.server.ts";

type WordsOf = <Page extends keyof Words>(page: Page) => Words[Page];

type Need = keyof Words["search"]["needs"];

interface AnsweringPage {
  path: string;
  title(of: WordsOf): string;
  lede(of: WordsOf): string;
}

/** The pages that answer needs, by the words of the search page about them. */
const pages: Record<Need, AnsweringPage> = {
  donate: { path: "/donate", title: (of) => of("donate").title, lede: (of) => of("donate").lede },
  giving: {
    path: "/donate/promise",
    title: (of) => of("giving").ways.promise.heading,
    lede: (of) => of("giving").ways.promise.text,
  },
  check: { path: "/donate/check", title: (of) => of("giving").check.title, lede: (of) => of("giving").check.lede },
  receipt: { path: "/receipt", title: (of) => of("receipts").check.title, lede: (of) => of("receipts").check.lede },
  counted: { path: "/impact", title: (of) => of("counted").title, lede: (of) => of("counted").lede },
  contact: { path: "/contact", title: (of) => of("contact").title, lede: (of) => of("contact").lede },
  safeguarding: {
    path: "/safeguarding",
    title: (of) => of("safeguarding").title,
    lede: (of) => of("safeguarding").lede,
  },
  withdraw: { path: "/withdraw", title: (of) => of("withdraw").card.title, lede: (of) => of("withdraw").card.lede },
  volunteer: { path: "/volunteer", title: (of) => of("volunteer").title, lede: (of) => of("volunteer").lede },
  events: { path: "/events", title: (of) => of("events").title, lede: (of) => of("events").description },
  "what-we-do": { path: "/what-we-do", title: (of) => of("what-we-do").title, lede: (of) => of("what-we-do").lede },
  about: { path: "/about", title: (of) => of("about").title, lede: (of) => of("about").lede },
  media: { path: "/media", title: (of) => of("media").title, lede: (of) => of("media").lede },
  blog: { path: "/blog", title: (of) => of("blog").title, lede: (of) => of("blog").description },
  newsletter: {
    path: "/newsletter",
    title: (of) => of("frame").newsletter.pageTitle,
    lede: (of) => of("frame").newsletter.lede,
  },
  unsubscribe: {
    path: "/newsletter/unsubscribe",
    title: (of) => of("newsletter").unsubscribe.title,
    lede: (of) => of("newsletter").unsubscribe.lede,
  },
  home: { path: "/", title: (of) => of("home").title, lede: (of) => of("home").description },
  privacy: { path: "/privacy", title: (of) => of("privacy").title, lede: (of) => of("privacy").lede },
};

export interface Answer {
  href: string;
  title: string;
  lede: string;
  /** Sure: a whole phrase of the page's words was asked. */
  certainty: "sure" | "likely" | "weak";
}

/** Words of questions that say nothing of what is meant. */
const empty = new Set(
  "a about abeg again all am an and any are at be been but by can could dem dey did do does don for from get go had has have he her his how i if in is it its make me my na no not now of on one or our please she so some somebody someone something tell that the their them there these they this to una up us wan want was we were wetin what when where which who why will with would you your".split(
    " ",
  ),
);

/** Shorter words are too like each other. */
const minSlipLetters = 4;

/** Words of a question that are read. */
const maxWords = 16;

/** At most so many pages answer a question. */
const maxAnswers = 3;

/**
 * Of the words of a question that say something, the share that a page has to know: where one of them stands by itself
 * among its words, and where none does. Below `likely` it comes after results.
 */
const known = { least: 1 / 3, leastOfParts: 0.6, likely: 0.5 };

/** Small words of Pidgin, as phrases have them in English. */
const pidgin: Record<string, string> = { wetin: "what", una: "you", wey: "who", abi: "or" };

/** A word that stands among a page's words by itself tells more than one that is part of a longer phrase. */
const weights = { single: 1, part: 0.5 };

/** Forms of one word: “story” and “stor” of “stories”, “program” and “programme”. */
const isLike = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long === short || (short.length >= 4 && long.length - short.length <= 2 && long.startsWith(short));
};

/** What a page's words ask for, by stems. */
interface PreparedNeed {
  need: Need;
  phrases: string[][];
  /** How much each word tells. */
  weightOf: Map<string, number>;
  /** As they are written, for slips. */
  words: string[];
}

/** Words are split once for each version of them. */
const prepared = new WeakMap<Words["search"]["needs"], PreparedNeed[]>();

function prepare(needs: Words["search"]["needs"]): PreparedNeed[] {
  const before = prepared.get(needs);
  if (before !== undefined) return before;
  const made = (Object.keys(pages) as Need[]).map((need) => {
    const phrases = needs[need].split(",").map(searchWordsOf);
    const filled = phrases.filter((words) => words.length > 0);
    const telling = filled.flat().filter((word) => !empty.has(word));
    const singles = filled.filter((words) => words.length === 1).flat();
    const weightOf = new Map(telling.map((word) => [stemOf(word), weights.part]));
    for (const word of singles) weightOf.set(stemOf(word), weights.single);
    return { need, phrases: filled.map((words) => words.map(stemOf)), weightOf, words: telling };
  });
  prepared.set(needs, made);
  return made;
}

/** How much a word of a question tells of a page; 0 for one that the page does not know. */
function weightIn({ weightOf }: PreparedNeed, stem: string): number {
  const exact = weightOf.get(stem);
  if (exact !== undefined) return exact;
  return Math.max(0, ...[...weightOf].flatMap(([word, weight]) => (isLike(word, stem) ? weight : [])));
}

/** The words as they are meant: a word that no page knows becomes the first one that is like it. */
function withoutSlips(asked: string[], needs: PreparedNeed[]): string[] {
  const known = [...new Set(needs.flatMap(({ words }) => words))].filter(({ length }) => length >= minSlipLetters);
  const stems = new Set(needs.flatMap(({ weightOf }) => [...weightOf.keys()]));
  return asked.map((word) => {
    if (word.length < minSlipLetters || empty.has(word) || stems.has(stemOf(word))) return stemOf(word);
    const most = word.length < 6 ? 1 : 2;
    return stemOf(known.find((one) => countSlips(word, one, most) <= most) ?? word);
  });
}

/**
 * The fixed pages that answer what somebody typed, the best first; often none. In memory: there are some fifteen, with a few words each.
 * @param hasSlips words may have slips: nothing has them as they were typed
 */
export async function findAnswers(ctx: AppContext, typed: string, hasSlips: boolean): Promise<Answer[]> {
  const changed = await findWords(ctx);
  const of: WordsOf = (page) => changed[page] ?? (pageWords[page].original as Words[typeof page]);
  const needs = prepare(of("search").needs);
  const words = searchWordsOf(typed).slice(0, maxWords);
  const exact = words.map(stemOf);
  const isKnown = (stem: string) => needs.some((need) => weightIn(need, stem) > 0);
  // Beside a word that is known, a slip in another one is clear enough.
  const mayHaveSlips = hasSlips || words.some((word, place) => !empty.has(word) && isKnown(exact[place] ?? ""));
  const asked = mayHaveSlips ? withoutSlips(words, needs) : exact;
  const all = new Set([...asked, ...asked.flatMap((stem) => pidgin[stem] ?? [])]);
  const telling = [...new Set(asked.filter((_, place) => !empty.has(words[place] ?? "")))];
  const pagesKnowing = new Map(telling.map((stem) => [stem, needs.filter((need) => weightIn(need, stem) > 0).length]));
  const worthOf = (need: PreparedNeed) => {
    const whole = need.phrases.filter(
      (phrase) => (phrase.length > 1 || telling.length === 1) && phrase.every((stem) => all.has(stem)),
    );
    const found = telling.filter((stem) => weightIn(need, stem) > 0);
    const share = telling.length === 0 ? 0 : found.length / telling.length;
    const hasSingle = found.some((stem) => weightIn(need, stem) === weights.single);
    const least = hasSingle ? known.least : known.leastOfParts;
    const isEnough = whole.length > 0 || (telling.length > 1 && share >= least) || (telling.length === 1 && hasSingle);
    // A word that few pages know tells more.
    const told = found.reduce((sum, stem) => sum + weightIn(need, stem) / (pagesKnowing.get(stem) ?? 1), 0);
    const length = Math.max(0, ...whole.map((phrase) => phrase.length));
    const certainty: Answer["certainty"] = length > 0 ? "sure" : share >= known.likely ? "likely" : "weak";
    return { need: need.need, worth: isEnough ? (2 * length + told) * Math.max(share, known.least) : 0, certainty };
  };
  return needs
    .map(worthOf)
    .filter((one) => one.worth > 0)
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, maxAnswers)
    .map(({ need, certainty }) => {
      const { path, title, lede } = pages[need];
      return { href: path, title: title(of), lede: lede(of), certainty };
    });
}
