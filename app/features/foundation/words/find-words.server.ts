import { firstSettings } from "content/site.ts";
import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import { cacheLastRead } from "../../../server/db/last-read.ts";
import type { ErrorCode } from "../../../server/http/errors.ts";
import type { WayFacts } from "../../../server/money-guard.ts";
import { isPageKey, originalsOf, type PageKey, pageWordsOf } from "../../../server/page-words.ts";
import type { WordsOf, WordsOfPages } from "../../../server/public-page.ts";
import { findSettings, findSettingsOnce } from "../settings/find-settings.server.ts";
import { mergeWords } from "./merge-words.ts";
import { findPageTexts, type PageTextRow } from "./page-text-queries.server.ts";
import { fillWords, type SiteWords, siteWordsOf } from "./site-places.server.ts";

const readRows = cacheLastRead((ctx: AppContext) => findPageTexts(ctx.db));

/** Returns the live changes; none without a row. @param now ISO date and time, UTC */
export function liveContent(row: PageTextRow | undefined, now: string): string {
  if (row === undefined) return unchanged;
  return isDue(row, now) ? (row.next_content ?? row.content) : row.content;
}

const unchanged = "{}";

export const isOriginal = (content: string): boolean => content === unchanged;

/** Returns true if visitors read words of the foundation's own. */
export const isChanged = (row: PageTextRow | undefined, now: string): boolean => !isOriginal(liveContent(row, now));

export const isDue = ({ status, publish_at }: PageTextRow, now: string): boolean =>
  status === "scheduled" && publish_at !== null && publish_at <= now;

/** The last merged words by page, because each rendering needs them. */
const lastMerged = new Map<PageKey, { content: string; words: object }>();

/** Logs damage once per content. */
function mergeOnce(ctx: AppContext, page: PageKey, content: string): object {
  const last = lastMerged.get(page);
  if (last?.content === content) return last.words;
  const { words, damaged } = mergeWords(pageWordsOf(ctx.features)[page], content);
  if (damaged.length > 0) ctx.log.error("page words damaged", { page, fields: damaged.join(" ") });
  const merged = words as object;
  lastMerged.set(page, { content, words: merged });
  return merged;
}

const askedForWays = new WeakMap<RequestInfo, Promise<WayFacts>>();

/** Reads the ways to give once per request. */
function findWayFactsOnce(ctx: AppContext, requestInfo: RequestInfo): Promise<WayFacts> {
  const found = askedForWays.get(requestInfo) ?? ctx.moneyGuard.findWayFacts(ctx);
  askedForWays.set(requestInfo, found);
  return found;
}

/** Finds the values of places. Outside of a request, as saved. */
const findSiteWords = async (ctx: AppContext, requestInfo?: RequestInfo): Promise<SiteWords> =>
  requestInfo
    ? siteWordsOf(await findSettingsOnce(ctx, requestInfo), await findWayFactsOnce(ctx, requestInfo))
    : siteWordsOf(await findSettings(ctx), await ctx.moneyGuard.findWayFacts(ctx));

/** Used while the settings cannot be read: the sample's places, without its claims. */
const withoutSettings = () => siteWordsOf({ ...firstSettings, welcomedAt: "unknown" });

type ContentOf = (row: PageTextRow, now: string) => string;

async function findFilled(ctx: AppContext, site: SiteWords, contentOf: ContentOf): Promise<Partial<WordsOfPages>> {
  const now = ctx.clock.now().toISOString();
  const pages = (await readRows(ctx)).flatMap((row) => {
    if (!isPageKey(ctx.features, row.name)) return [];
    return [[row.name, fillWords(mergeOnce(ctx, row.name, contentOf(row, now)), site)]];
  });
  const words = Object.fromEntries(pages) as Partial<WordsOfPages>;
  if (contentOf === liveContent) lastFound.set(ctx.config, words);
  return words;
}

/** Finds the live words of the pages that the foundation changed. */
export const findWords = async (ctx: AppContext): Promise<Partial<WordsOfPages>> =>
  findFilled(ctx, await findSiteWords(ctx), liveContent);

const filledOriginals =
  (ctx: Pick<AppContext, "features">, site: SiteWords): WordsOf =>
  (page) =>
    fillWords(originalsOf(ctx.features)(page), site);

/** Finds the original words with this foundation's places; the sample's if the settings cannot be read. */
export const findOriginals = async (ctx: AppContext, requestInfo: RequestInfo): Promise<WordsOf> =>
  filledOriginals(ctx, await findSiteWords(ctx, requestInfo).catch(() => withoutSettings()));

/** Returns the words of every page, changed or original. */
function withOriginals(ctx: AppContext, changed: Partial<WordsOfPages>, site: SiteWords): WordsOf {
  const originals = filledOriginals(ctx, site);
  return (page) => changed[page] ?? originals(page);
}

/** Finds the words of every page outside of a request. */
export async function findAllWords(ctx: AppContext): Promise<WordsOf> {
  const site = await findSiteWords(ctx);
  return withOriginals(ctx, await findFilled(ctx, site, liveContent), site);
}

/** Finds the words of one page outside of a request. */
export const findWordsOf = async <Page extends PageKey>(ctx: AppContext, page: Page): Promise<WordsOfPages[Page]> =>
  (await findAllWords(ctx))(page);

/** The last read words, for answers that cannot wait for the database. */
const lastFound = new WeakMap<AppContext["config"], Partial<WordsOfPages>>();

/** Returns the sentence of an error without a page: an early answer, or a missing file. */
export function sentenceOf({ config }: AppContext, { code, sentence }: ErrorCode): string {
  const { notices, missing } = lastFound.get(config) ?? {};
  const sentences: Record<string, string | undefined> = {
    ...notices?.rejected,
    notFound: missing?.notFound.lede,
    eventNotFound: missing?.event.lede,
  };
  return sentences[code] ?? sentence;
}

const nextContent: ContentOf = ({ next_content, content }) => next_content ?? content;

/** Finds the words for previews: drafts and scheduled changes replace the published words. */
export const findNextWords = async (ctx: AppContext) => findFilled(ctx, await findSiteWords(ctx), nextContent);

/** Finds the words of every page as previews show them. */
export async function findAllNextWords(ctx: AppContext): Promise<WordsOf> {
  const site = await findSiteWords(ctx);
  return withOriginals(ctx, await findFilled(ctx, site, nextContent), site);
}

const askedFor = new WeakMap<RequestInfo, Promise<Partial<WordsOfPages>>>();

/** Reads the words once per request, for layout, page and form. */
export function findWordsOnce(ctx: AppContext, requestInfo: RequestInfo): Promise<Partial<WordsOfPages>> {
  const found =
    askedFor.get(requestInfo) ?? findSiteWords(ctx, requestInfo).then((site) => findFilled(ctx, site, liveContent));
  askedFor.set(requestInfo, found);
  return found;
}

/** Finds the words of any page as `findWordsOf` does, from the words that the request has already read. */
export const findWordsOfOnce = async (ctx: AppContext, requestInfo: RequestInfo): Promise<WordsOf> =>
  withOriginals(ctx, await findWordsOnce(ctx, requestInfo), await findSiteWords(ctx, requestInfo));
