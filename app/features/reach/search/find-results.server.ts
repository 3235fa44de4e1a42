import type { AppContext } from "../../../server/context.server.ts";
import type { Feature } from "../../../server/define-feature.server.ts";
import { cutPage, readCursor } from "../../../values/cursor.ts";
import { siteDate } from "../../../values/dates.ts";
import { markWords, type SearchPattern, searchPatternsOf } from "../../../values/search-words.ts";
import { type Answer, findAnswers } from "./find-answers.server.ts";
import { findHits, type ShownHit } from "./find-hits.server.ts";
import { pathOfFixedId } from "./fixed-pages.server.ts";
import type { Question } from "./read-question.ts";
import { kindOfTable, type SearchKind, searchKinds, tableOfKind } from "./search-kinds.server.ts";
import { findBest, findDistinctive, findOfKind, type Hit, rankUnit } from "./search-queries.server.ts";
import { suggestQuestion } from "./suggest-question.server.ts";

/** Maximum number of results if all kinds are shown, and if one kind is shown. */
const bestLength = 20;
const pageLength = 10;

/**
 * Finds pages with all words; if there are none, pages with some words. Suggests a correction for typing errors. If all
 * results are of one kind, they are shown as the page of this kind.
 * @param before cursor
 * @param features features in use
 */
export async function findResults(
  ctx: AppContext,
  { patterns: typedPatterns, typed }: Question,
  {
    kind: only,
    before,
    features,
  }: { kind?: SearchKind | undefined; before: string | null; features: readonly Feature[] },
) {
  const { db } = ctx;
  const now = ctx.clock.now().toISOString();
  let patterns = typedPatterns;
  let asked: Parameters<typeof findBest>[1] = { patterns, isSome: false, now };
  let best = await findBest(db, asked, pageLength + 1);
  const suggestion = best.length === 0 ? await suggestQuestion(db, patterns, now) : undefined;
  if (suggestion !== undefined) {
    patterns = searchPatternsOf(suggestion.split(" "));
    asked = { patterns, isSome: false, now };
    best = await findBest(db, asked, pageLength + 1);
  }
  const exact = before === null && only === undefined ? await findAnswers(ctx, features, typed, false) : [];
  const isSearched = best.length > 0 && suggestion === undefined;
  const answers =
    exact.length > 0 || isSearched || before !== null || only !== undefined
      ? exact
      : await findAnswers(ctx, features, typed, true);
  if (best.length === 0 && patterns.length > 1) {
    asked = { patterns: await findDistinctive(db, patterns), isSome: true, now };
    best = await findBest(db, asked, pageLength + 1);
  }
  const ofKind = (kind: SearchKind) => best.filter((hit) => kindOfTable(hit.kind) === kind);
  const totals = searchKinds.flatMap((kind) => {
    const [first] = ofKind(kind);
    return first === undefined ? [] : [{ kind, total: first.total }];
  });
  const kind = only ?? (totals.length === 1 ? totals[0]?.kind : undefined);
  const answered = new Set(answers.map(({ href }) => href));
  const isAnswer = ({ id }: Hit) => answered.has(pathOfFixedId(ctx, id) ?? "");
  const found = best.filter(isAnswer).length;
  const total = totals.reduce((sum, one) => sum + one.total, 0) + answers.length - found;
  const counted = { total, totals, suggestion, hasAnswers: answers.length > 0, isSome: asked.isSome };
  if (kind === undefined || answers.length > 0) {
    const today = Number(siteDate(ctx.clock.now()).replaceAll("-", ""));
    const rest = best.filter((hit) => !isAnswer(hit)).toSorted(byWorth(today));
    const isNamed = (hit: Hit) => !asked.isSome && patterns.length > 1 && isTitled(hit);
    const named = await findHits(ctx, features, rest.filter(isNamed).slice(0, bestLength), patterns);
    const others = rest.filter((hit) => !isNamed(hit)).slice(0, Math.max(0, bestLength - named.length));
    const shown = (certainty: Answer["certainty"]) =>
      answers.filter((answer) => answer.certainty === certainty).map(asHit(patterns));
    const hitsOfAll = await findHits(ctx, features, others, patterns);
    // Results with only some of the words are less useful than a page that knows one of them.
    const last = asked.isSome ? [...shown("weak"), ...hitsOfAll] : [...hitsOfAll, ...shown("weak")];
    const hits = [...shown("sure"), ...named, ...shown("likely"), ...last];
    return { ...counted, kind: undefined, hits };
  }
  // A score is a single number that contains rank and day.
  const after = readCursor(before, "timestamp");
  const ofPage =
    after === undefined ? ofKind(kind) : await findOfKind(db, asked, tableOfKind(kind), pageLength + 1, after);
  const { page, older } = cutPage<Hit>(ofPage, pageLength, ({ score }) => score);
  return { ...counted, kind, hits: await findHits(ctx, features, page, patterns), older, first: after === undefined };
}

const isTitled = ({ score }: Hit): boolean => Math.floor(score / rankUnit) % 2 === 1;

/**
 * Sorts results of all kinds by rank, then by day. A result without a day counts as one of today if its title matches;
 * otherwise, it comes last.
 */
const byWorth = (today: number) => {
  const worthOf = ({ score }: Hit) => (score >= rankUnit && score % rankUnit === 0 ? score + today : score);
  const placeOf = ({ kind }: Hit) => searchKinds.indexOf(kindOfTable(kind));
  return (one: Hit, other: Hit) => worthOf(other) - worthOf(one) || placeOf(one) - placeOf(other) || other.id - one.id;
};

const asHit =
  (patterns: readonly SearchPattern[]) =>
  ({ href, title, lede }: Answer): ShownHit => ({
    kind: "pages",
    id: 0,
    href,
    note: "",
    title: markWords(title, patterns),
    excerpt: markWords(lede, patterns),
  });
