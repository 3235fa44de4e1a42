import type { AppContext } from "../../server/context.server.ts";
import { cutPage, readCursor } from "../../values/cursor.ts";
import { searchPatternsOf } from "../../values/search-words.ts";
import { findAnswers } from "./find-answers.server.ts";
import { findHits } from "./find-hits.server.ts";
import type { Question } from "./read-question.ts";
import { kindOfTable, type SearchKind, searchKinds, tableOfKind } from "./search-kinds.ts";
import { findBest, findOfKind, findTelling, type Hit } from "./search-queries.server.ts";
import { suggestQuestion } from "./suggest-question.server.ts";

/** Of each kind where all are shown; and where one is. */
const bestLength = 4;
const pageLength = 10;

export type Results = Awaited<ReturnType<typeof findResults>>;

/**
 * What a visitor finds: pages with all words, or else those with some, and a suggestion for slips. A site whose results are
 * of one kind shows them as its page.
 * @param before cursor
 */
export async function findResults(
  ctx: AppContext,
  { patterns: typedPatterns, typed }: Question,
  { kind: only, before }: { kind?: SearchKind | undefined; before: string | null },
) {
  const { db } = ctx;
  const now = ctx.clock.now().toISOString();
  let patterns = typedPatterns;
  let asked: Parameters<typeof findBest>[1] = { patterns, isSome: false, now };
  let best = await findBest(db, asked, pageLength + 1);
  const suggestion = best.length === 0 ? await suggestQuestion(db, patterns, now) : undefined;
  // What was meant is shown at once.
  if (suggestion !== undefined) {
    patterns = searchPatternsOf(suggestion.split(" "));
    asked = { patterns, isSome: false, now };
    best = await findBest(db, asked, pageLength + 1);
  }
  const exact = before === null && only === undefined ? await findAnswers(ctx, typed, false) : [];
  const isSearched = best.length > 0 && suggestion === undefined;
  const answers =
    exact.length > 0 || isSearched || before !== null || only !== undefined
      ? exact
      : await findAnswers(ctx, typed, true);
  if (best.length === 0 && patterns.length > 1) {
    asked = { patterns: await findTelling(db, patterns), isSome: true, now };
    best = await findBest(db, asked, pageLength + 1);
  }
  const ofKind = (kind: SearchKind) => best.filter((hit) => kindOfTable[hit.kind] === kind);
  const totals = searchKinds.flatMap((kind) => {
    const [first] = ofKind(kind);
    return first === undefined ? [] : [{ kind, total: first.total }];
  });
  const kind = only ?? (totals.length === 1 ? totals[0]?.kind : undefined);
  const counted = { totals, kind, suggestion, answers, isSome: asked.isSome };
  if (kind === undefined) {
    const hits = searchKinds.flatMap((one) => ofKind(one).slice(0, bestLength));
    return { ...counted, hits: await findHits(ctx, hits, patterns) };
  }
  // The rank and the day are one number.
  const after = readCursor(before, "timestamp");
  const found =
    after === undefined ? ofKind(kind) : await findOfKind(db, asked, tableOfKind[kind], pageLength + 1, after);
  const { page, older } = cutPage<Hit>(found, pageLength, ({ score }) => score);
  return { ...counted, hits: await findHits(ctx, page, patterns), older, first: after === undefined };
}
