import { firstSettings } from "content/site.ts";
import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import { cacheLastRead } from "../../../server/db/last-read.ts";
import type { ErrorCode } from "../../../server/http/errors.ts";
import type { WayFacts } from "../../../server/money-guard.ts";
import { isPageKey, originalsOf, type PageKey, pageWordsOf } from "../../../server/page-words.ts";
import type { WordsOf, WordsOfPages } from "../../../server/public-page.ts";
import { type Language, siteLanguage } from "../../../values/site-language.ts";
import { findSettings, findSettingsOnce } from "../settings/find-settings.server.ts";
import { hasOwnTexts, mergeWords } from "./merge-words.server.ts";
import { findPageTexts, type PageTextRow } from "./page-text-queries.server.ts";
import { fillWords, type SiteWords, siteWordsOf } from "./site-places.server.ts";

const readRows = cacheLastRead((ctx: AppContext) => findPageTexts(ctx.db));

/** Returns the published changes of a page as JSON. @param now ISO date and time, UTC */
export function liveContent(row: PageTextRow | undefined, now: string): string {
  if (row === undefined) return unchanged;
  return isDue(row, now) ? (row.next_content ?? row.content) : row.content;
}

const unchanged = "{}";

/** Returns true if the foundation has changed the page's published texts. */
export const isChanged = ({ features }: Pick<AppContext, "features">, row: PageTextRow | undefined, now: string) =>
  row !== undefined &&
  isPageKey(features, row.name) &&
  hasOwnTexts(pageWordsOf(features)[row.name], liveContent(row, now));

export const isDue = ({ status, publish_at }: PageTextRow, now: string): boolean =>
  status === "scheduled" && publish_at !== null && publish_at <= now;

/** Merged texts of each page, cached because every rendering needs them. */
const lastMerged = new Map<PageKey, { language: Language; content: string; words: object }>();

/** Merges a page's changes. Logs damaged texts once for each stored content. */
function mergeOnce(ctx: AppContext, page: PageKey, content: string): object {
  const last = lastMerged.get(page);
  const language = siteLanguage();
  if (last?.content === content && last.language === language) return last.words;
  const { words, damaged } = mergeWords(pageWordsOf(ctx.features)[page], content);
  if (damaged.length > 0) ctx.log.error("page words damaged", { page, fields: damaged.join(" ") });
  const merged = words as object;
  lastMerged.set(page, { language, content, words: merged });
  return merged;
}

const askedForWays = new WeakMap<RequestInfo, Promise<WayFacts>>();

function findWayFactsOnce(ctx: AppContext, requestInfo: RequestInfo): Promise<WayFacts> {
  const found = askedForWays.get(requestInfo) ?? ctx.moneyGuard.findWayFacts(ctx);
  askedForWays.set(requestInfo, found);
  return found;
}

/** Finds the values of placeholders. A request may have other settings than the saved ones. */
const findSiteWords = async (ctx: AppContext, requestInfo?: RequestInfo): Promise<SiteWords> =>
  requestInfo
    ? siteWordsOf(await findSettingsOnce(ctx, requestInfo), await findWayFactsOnce(ctx, requestInfo))
    : siteWordsOf(await findSettings(ctx), await ctx.moneyGuard.findWayFacts(ctx));

/** Values for the time when the settings cannot be read: the sample's, without its claims. */
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

/** Finds the published texts of the pages that the foundation has changed. */
export const findWords = async (ctx: AppContext): Promise<Partial<WordsOfPages>> =>
  findFilled(ctx, await findSiteWords(ctx), liveContent);

const filledOriginals =
  (ctx: Pick<AppContext, "features">, site: SiteWords): WordsOf =>
  (page) =>
    fillWords(originalsOf(ctx.features)(page), site);

/** Finds the original texts, filled with this foundation's values; with the sample's if the settings cannot be read. */
export const findOriginals = async (ctx: AppContext, requestInfo: RequestInfo): Promise<WordsOf> =>
  filledOriginals(ctx, await findSiteWords(ctx, requestInfo).catch(() => withoutSettings()));

function withOriginals(ctx: AppContext, changed: Partial<WordsOfPages>, site: SiteWords): WordsOf {
  const originals = filledOriginals(ctx, site);
  return (page) => changed[page] ?? originals(page);
}

/** Finds the texts of every page outside a request. */
export async function findAllWords(ctx: AppContext): Promise<WordsOf> {
  const site = await findSiteWords(ctx);
  return withOriginals(ctx, await findFilled(ctx, site, liveContent), site);
}

/** Finds the texts of one page outside a request. */
export const findWordsOf = async <Page extends PageKey>(ctx: AppContext, page: Page): Promise<WordsOfPages[Page]> =>
  (await findAllWords(ctx))(page);

/** Finds the published texts of the pages with their placeholders. */
export async function findStoredWords(ctx: AppContext): Promise<(page: PageKey) => object> {
  const rows = await readRows(ctx);
  const now = ctx.clock.now().toISOString();
  return (page) => {
    const row = rows.find(({ name }) => name === page);
    return mergeOnce(ctx, page, liveContent(row, now));
  };
}

/** The texts that were read last, for responses that cannot wait for the database. */
const lastFound = new WeakMap<AppContext["config"], Partial<WordsOfPages>>();

/** Returns an error's sentence for a response without a page, for example a missing file. */
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

/** Finds the texts for previews; drafts and scheduled changes replace the published texts. */
export const findNextWords = async (ctx: AppContext) => findFilled(ctx, await findSiteWords(ctx), nextContent);

/** Finds the texts of every page for previews. */
export async function findAllNextWords(ctx: AppContext): Promise<WordsOf> {
  const site = await findSiteWords(ctx);
  return withOriginals(ctx, await findFilled(ctx, site, nextContent), site);
}

const askedFor = new WeakMap<RequestInfo, Promise<Partial<WordsOfPages>>>();

/** Finds the changed texts, with one query per request; layout, page and form share them. */
export function findWordsOnce(ctx: AppContext, requestInfo: RequestInfo): Promise<Partial<WordsOfPages>> {
  const found =
    askedFor.get(requestInfo) ?? findSiteWords(ctx, requestInfo).then((site) => findFilled(ctx, site, liveContent));
  askedFor.set(requestInfo, found);
  return found;
}

/** Finds the texts of any page. Uses the texts that the request has read already. */
export const findWordsOfOnce = async (ctx: AppContext, requestInfo: RequestInfo): Promise<WordsOf> =>
  withOriginals(ctx, await findWordsOnce(ctx, requestInfo), await findSiteWords(ctx, requestInfo));
