import { findVersion, findVersions } from "../../../cms/content-queries.server.ts";
import { describeVersions, type History } from "../../../cms/versions/find-history.server.ts";
import { listAdminNames } from "../../../server/auth/list-admin-addresses.server.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import type { Actor, AppContext } from "../../../server/context.server.ts";
import { AppError } from "../../../server/http/errors.ts";
import { isPageKey, type PageKey, pageWordsOf } from "../../../server/page-words.ts";
import { isLanguage, siteLanguage } from "../../../values/site-language.ts";
import { toSiteTime } from "../../../values/site-time.ts";
import { findDeclaredWords } from "./declared-words.server.ts";
import { isChanged, isDue, liveContent } from "./find-words.server.ts";
import { mergeWords } from "./merge-words.server.ts";
import { findLastSaved, findPageText, findPageTexts, type PageTextRow } from "./page-text-queries.server.ts";
import { saveWords, versionSubject } from "./save-words.server.ts";
import { valueAt, type WordValues } from "./word-field.ts";
import { canChangePages, canPublishSureWords } from "./word-permissions.ts";
import { formValuesOfField, formValuesOfWords, labelsOfForm, labelsOfWords } from "./words-form-values.ts";

/** @throws AppError notFound, adminsOnly */
export function requirePage({ ctx, member }: Actor, key: string): PageKey {
  requireMay(member, canChangePages);
  if (!isPageKey(ctx.features, key)) throw new AppError("notFound");
  return key;
}

/** Returns true if some of the page's texts tell where to send money or whom to call. */
export const hasSureWords = (features: AppContext["features"], page: PageKey): boolean =>
  Object.values(pageWordsOf(features)[page].fields).some(({ isSure }) => isSure);

/**
 * Finds the admins who can publish `sure` texts. Undefined if the member is an admin, or the page has no such texts.
 */
export async function findWhoPublishes({ ctx, member }: Actor, page: PageKey): Promise<string[] | undefined> {
  if (!hasSureWords(ctx.features, page) || canPublishSureWords(member, await ctx.moneyGuard.areWaysLive(ctx)))
    return undefined;
  return listAdminNames(ctx);
}

/** A scheduled change whose time has come counts as published. */
function nextOf(row: PageTextRow | undefined, now: string) {
  const isWaiting = row !== undefined && row.next_content !== null && !isDue(row, now);
  if (!isWaiting) return undefined;
  const { next_content: content, status, publish_at: publishAt, next_language: language } = row;
  return { content: content ?? "", status, publishAt, language: isLanguage(language) ? language : undefined };
}

/** Lists the fixed pages with their state and the member who saved each last. */
export async function listPages(ctx: AppContext) {
  const now = ctx.clock.now().toISOString();
  const rows = new Map((await findPageTexts(ctx.db)).map((row) => [row.name, row]));
  const keys = Object.keys(pageWordsOf(ctx.features)) as PageKey[];
  const saved = new Map(
    (await findLastSaved(ctx.db, keys.map(versionSubject)))
      .toReversed()
      .map(({ subject, saved_at, saved_by }) => [subject, { at: saved_at, by: saved_by }]),
  );
  return keys.map((key) => {
    const row = rows.get(key);
    return {
      key,
      label: pageWordsOf(ctx.features)[key].label,
      isChanged: isChanged(ctx, row, now),
      next: nextOf(row, now)?.status,
      saved: saved.get(versionSubject(key)),
    };
  });
}

async function findChangedPages(ctx: AppContext) {
  const now = ctx.clock.now().toISOString();
  return (await findPageTexts(ctx.db)).filter((row) => isChanged(ctx, row, now));
}

/** Pages about the foundation itself; the texts of other pages fit any foundation. */
const ownPages = ["home", "about", "what-we-do", "donate"] satisfies PageKey[];

/** Returns true if the foundation has changed the texts of each page about itself. */
export async function hasOwnWords(ctx: AppContext): Promise<boolean> {
  const changed = await findChangedPages(ctx);
  return ownPages.every((key) => changed.some(({ name }) => name === key));
}

/** Counts the pages with words of their own. */
export const countOwnPages = async (ctx: AppContext): Promise<number> => (await findChangedPages(ctx)).length;

/** Opens the form of a page: the waiting change, or the live words. @throws AppError as `requirePage` */
export async function openWords({ ctx, member }: Actor, key: string) {
  const page = requirePage({ ctx, member }, key);
  const declared = await findDeclaredWords(ctx, page);
  const { label, path, original, fields } = declared;
  const row = await findPageText(ctx.db, page);
  const now = ctx.clock.now().toISOString();
  const next = nextOf(row, now);
  const { words } = mergeWords(declared, next?.content ?? liveContent(row, now));
  const publishing = {
    status: [next?.status ?? "published"],
    publishAt: [next?.publishAt ? toSiteTime(next.publishAt) : ""],
    version: [String(row?.version ?? 0)],
    formLanguage: [siteLanguage()],
  };
  return {
    key: page,
    label,
    path,
    next: next && {
      status: next.status,
      publishAt: next.publishAt,
      otherLanguage: next.language === siteLanguage() ? undefined : next.language,
    },
    fields: Object.entries(fields).map(([path, field]) => ({
      path,
      field,
      original: formValuesOfField(path, field, valueAt(original, path)),
    })),
    labels: labelsOfForm(declared),
    formValues: { ...formValuesOfWords(declared, words), ...publishing },
  };
}

/** Finds the versions of a page. @param wanted a version number, or empty @throws AppError notFound */
export async function findWordsHistory({ ctx }: Actor, page: PageKey, wanted: string): Promise<History> {
  const declared = await findDeclaredWords(ctx, page);
  const rows = await findVersions(ctx.db, versionSubject(page));
  const all = rows.map(({ content, ...version }) => ({
    ...version,
    values: formValuesOfWords(declared, mergeWords(declared, content).words),
  }));
  return describeVersions(all, wanted, {
    labels: labelsOfWords(declared),
    isWritten: () => true,
  });
}

/** Publishes an earlier version again. @throws FormError, AppError like `saveWords`; AppError notFound */
export async function restoreWords(
  actor: Parameters<typeof saveWords>[0],
  page: PageKey,
  version: number,
  about: Parameters<typeof saveWords>[3] = {},
): Promise<void> {
  const found = Number.isSafeInteger(version)
    ? await findVersion(actor.ctx.db, versionSubject(page), version)
    : undefined;
  if (found === undefined) throw new AppError("notFound");
  const declared = pageWordsOf(actor.ctx.features)[page];
  const { words } = mergeWords(declared, found.content);
  const { fields, original } = declared;
  const changed = Object.keys(fields).filter(
    (path) => JSON.stringify(valueAt(words, path)) !== JSON.stringify(valueAt(original, path)),
  );
  const values: WordValues = Object.fromEntries(changed.map((path) => [path, valueAt(words, path)]));
  await saveWords(actor, page, { values, status: "published", publishAt: undefined, origin: "restored" }, about);
}
