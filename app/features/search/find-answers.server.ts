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
  privacy: { path: "/privacy", title: (of) => of("privacy").title, lede: (of) => of("privacy").lede },
};

export interface Answer {
  href: string;
  title: string;
  lede: string;
  /** A whole phrase of the page's words was asked, not only some of them. */
  isSure: boolean;
}

/** Words of questions that say nothing of what is meant. */
const empty = new Set(
  "a an and are at be can could do does for from have how i in is it me my of on or our please so that the this to una us wan want we what when where which who will with you your".split(
    " ",
  ),
);

/** Shorter words are too like each other. */
const minSlipLetters = 4;

/** Words of a question that are read. */
const maxWords = 16;

/** At most so many pages answer a question. */
const maxAnswers = 3;

/** Of the words of a question that say something, the share that a page has to know. */
const minKnown = 0.6;

/** What a page's words ask for, by stems. */
interface PreparedNeed {
  need: Need;
  phrases: string[][];
  stems: Set<string>;
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
    return {
      need,
      phrases: filled.map((words) => words.map(stemOf)),
      stems: new Set(telling.map(stemOf)),
      words: telling,
    };
  });
  prepared.set(needs, made);
  return made;
}

/** The words as they are meant: a word that no page knows becomes the first one that is like it. */
function withoutSlips(asked: string[], needs: PreparedNeed[]): string[] {
  const known = [...new Set(needs.flatMap(({ words }) => words))].filter(({ length }) => length >= minSlipLetters);
  const stems = new Set(needs.flatMap(({ stems }) => [...stems]));
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
  const asked = hasSlips ? withoutSlips(words, needs) : words.map(stemOf);
  const all = new Set(asked);
  const telling = [...new Set(asked.filter((_, place) => !empty.has(words[place] ?? "")))];
  const pagesKnowing = (stem: string) => needs.filter(({ stems }) => stems.has(stem)).length;
  const worthOf = ({ need, phrases, stems }: PreparedNeed): { need: Need; worth: number; isSure: boolean } => {
    const whole = phrases.filter(
      (phrase) => (phrase.length > 1 || telling.length === 1) && phrase.every((stem) => all.has(stem)),
    );
    const known = telling.filter((stem) => stems.has(stem));
    if (whole.length === 0 && (telling.length < 2 || known.length / telling.length < minKnown))
      return { need, worth: 0, isSure: false };
    // A word that few pages know tells more.
    const told = known.reduce((sum, stem) => sum + 1 / pagesKnowing(stem), 0);
    const worth = 2 * Math.max(0, ...whole.map(({ length }) => length)) + told;
    return { need, worth, isSure: whole.length > 0 };
  };
  return needs
    .map(worthOf)
    .filter((one) => one.worth > 0)
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, maxAnswers)
    .map(({ need, isSure }) => {
      const { path, title, lede } = pages[need];
      return { href: path, title: title(of), lede: lede(of), isSure };
    });
}
