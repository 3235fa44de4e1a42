import type { AppContext } from "../../../server/context.server.ts";
import { findWords } from "../../foundation/words/find-words.server.ts";
import { pageWords, type Words } from "../../foundation/words/page-words.type.server.ts";
import {
  type AskedStems,
  isAsked,
  type Need,
  type PreparedNeed,
  prepareNeeds,
  readAsked,
  weights,
} from "./asked-needs.server.ts";

type WordsOf = <Page extends keyof Words>(page: Page) => Words[Page];

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

/** Maximum of pages that answer a question. */
const maxAnswers = 3;

/**
 * Share of a question's telling words that a page has to know: `least` when one of them stands by itself among the page's
 * words, `leastOfParts` when none does. Below `likely`, the page comes after results.
 */
const known = { least: 1 / 3, leastOfParts: 0.6, likely: 0.5 };

/**
 * The fixed pages that answer what somebody typed, the best first; often none. In memory: there are some fifteen, with a few words each.
 * @param hasSlips words may have slips: nothing has them as they were typed
 */
export async function findAnswers(ctx: AppContext, typed: string, hasSlips: boolean): Promise<Answer[]> {
  const changed = await findWords(ctx);
  const of: WordsOf = (page) => changed[page] ?? (pageWords[page].original as Words[typeof page]);
  const needs = prepareNeeds(of("search").needs);
  const asked = readAsked(typed, needs, hasSlips);
  return needs.all
    .map((need) => ({ need: need.need, ...worthOf(need, asked) }))
    .filter((one) => one.worth > 0)
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, maxAnswers)
    .map(({ need, certainty }) => {
      const { path, title, lede } = pages[need];
      return { href: path, title: title(of), lede: lede(of), certainty };
    });
}

/** How well a page answers a question; 0 where it does not. */
function worthOf(need: PreparedNeed, asked: AskedStems): Pick<Answer, "certainty"> & { worth: number } {
  const { telling, all, weightOf, pagesKnowing } = asked;
  const whole = need.phrases.filter((phrase) => isAsked(phrase, all, telling.length));
  const found = telling.filter((stem) => weightOf(need, stem) > 0);
  const share = telling.length === 0 ? 0 : found.length / telling.length;
  const hasSingle = found.some((stem) => weightOf(need, stem) === weights.single);
  const least = hasSingle ? known.least : known.leastOfParts;
  const isEnough = whole.length > 0 || (telling.length > 1 && share >= least) || (telling.length === 1 && hasSingle);
  // A word that few pages know tells more.
  const told = found.reduce((sum, stem) => sum + weightOf(need, stem) / (pagesKnowing(stem) || 1), 0);
  const length = Math.max(0, ...whole.map((phrase) => phrase.all.length));
  const certainty: Answer["certainty"] = length > 0 ? "sure" : share >= known.likely ? "likely" : "weak";
  return { worth: isEnough ? (2 * length + told) * Math.max(share, known.least) : 0, certainty };
}
