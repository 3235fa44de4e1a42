import type { AppContext } from "../../../server/context.server.ts";
import type { Feature } from "../../../server/define-feature.server.ts";
import { findAllWords } from "../../foundation/words/find-words.server.ts";
import { type AskedStems, isAsked, type PreparedNeed, prepareNeeds, readAsked, weights } from "./asked-needs.server.ts";
import { pagesOfNeeds } from "./fixed-pages.server.ts";

export interface Answer {
  href: string;
  title: string;
  lede: string;
  /** `sure`: the question contains a whole phrase of the page's words. */
  certainty: "sure" | "likely" | "weak";
}

const maxAnswers = 3;

/**
 * Minimum share of a question's distinctive words that a page must know: `least` if one of them is listed alone among
 * the page's words, otherwise `leastOfParts`. A page with a share below `likely` is shown after the results.
 */
const known = { least: 1 / 3, leastOfParts: 0.6, likely: 0.5 };

/**
 * Returns the fixed pages that answer a question, the best first; often there are none. Works in memory, because about
 * fifteen pages have a few words each.
 * @param hasSlips true to correct typing errors, because no page has the exact words
 */
export async function findAnswers(
  ctx: AppContext,
  features: readonly Feature[],
  typed: string,
  hasSlips: boolean,
): Promise<Answer[]> {
  const of = await findAllWords(ctx);
  const needs = prepareNeeds(of("search").needs);
  const asked = readAsked(typed, needs, hasSlips);
  const pages = pagesOfNeeds(features);
  return needs.all
    .filter(({ need }) => pages.has(need))
    .map((need) => ({ need: need.need, ...worthOf(need, asked) }))
    .filter((one) => one.worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, maxAnswers)
    .flatMap(({ need, certainty }) => {
      const page = pages.get(need);
      return page === undefined ? [] : [{ href: page.path, title: page.title(of), lede: page.lede(of), certainty }];
    });
}

function worthOf(need: PreparedNeed, asked: AskedStems): Pick<Answer, "certainty"> & { worth: number } {
  const { distinctive, all, weightOf, pagesKnowing } = asked;
  const whole = need.phrases.filter((phrase) => isAsked(phrase, all, distinctive.length));
  const found = distinctive.filter((stem) => weightOf(need, stem) > 0);
  const share = distinctive.length === 0 ? 0 : found.length / distinctive.length;
  const hasSingle = found.some((stem) => weightOf(need, stem) === weights.single);
  const least = hasSingle ? known.least : known.leastOfParts;
  const isEnough =
    whole.length > 0 || (distinctive.length > 1 && share >= least) || (distinctive.length === 1 && hasSingle);
  // A word that only few pages know says more.
  const told = found.reduce((sum, stem) => sum + weightOf(need, stem) / (pagesKnowing(stem) || 1), 0);
  const length = Math.max(0, ...whole.map((phrase) => phrase.all.length));
  const certainty: Answer["certainty"] = length > 0 ? "sure" : share >= known.likely ? "likely" : "weak";
  return { worth: isEnough ? (2 * length + told) * Math.max(share, known.least) : 0, certainty };
}
