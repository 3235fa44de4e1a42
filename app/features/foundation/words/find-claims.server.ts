import { wordClaims } from "content/claims.ts";
import type { CurrencyCode } from "content/currencies.ts";
import { firstSettings } from "content/site.ts";
import { staffClaims } from "content/staff-claims.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { pageWordsOf } from "../../../server/page-words.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { formatMoney } from "../../../values/money.ts";
import { fillPlaces } from "../../../values/places.ts";
import { readAmount } from "../../../values/typed-amount.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import { foundedKey, isSampleWhole, meaningKey, settingClaimsOf, sharesKey } from "../settings/setting-claims.ts";
import type { SiteSettings } from "../settings/settings-schema.ts";
import { liveContent } from "./find-words.server.ts";
import { isActive, isClaimable, makesClaim, type ShownClaims, shownClaimsOf } from "./leave-out-claims.server.ts";
import { mergeWords } from "./merge-words.ts";
import { findPageTexts } from "./page-text-queries.server.ts";
import { sitePlaces } from "./site-places.server.ts";

/** A claim of the sample that the site still makes. */
export interface Claim {
  key: string;
  /** Page with the claim; undefined for a claim of the settings. */
  page?: string;
  label: string;
  /** Staff page where staff rewrite it. */
  path: string;
  /** Stored texts of a confirmation. */
  texts: readonly string[];
  needs?: "shares";
  /** The text as visitors read it. */
  sentence: string;
  /** A missing fact without which it cannot be shown. */
  missing?: keyof typeof staffClaims.missing;
  /** `by` is undefined for a claim that is older than confirmations. */
  confirmed?: { by: string | undefined; day: string };
}

/** Finds the sample's claims that the site still makes; none before the welcome is done. */
export async function findClaims(ctx: AppContext): Promise<Claim[]> {
  const settings = await findSettings(ctx);
  return settings.welcomedAt === undefined ? [] : claimsOf(ctx, settings);
}

/** Finds the claims that the site makes once the welcome is done. */
export async function findClaimsOfWelcome(ctx: AppContext): Promise<Claim[]> {
  const settings = await findSettings(ctx);
  return claimsOf(ctx, { ...settings, welcomedAt: settings.welcomedAt ?? ctx.clock.now().toISOString() });
}

async function claimsOf(ctx: AppContext, settings: SiteSettings): Promise<Claim[]> {
  const shown = shownClaimsOf(settings);
  const all = [...(await findWordClaims(ctx, settings, shown)), ...findSettingClaims(settings)];
  return all.map((claim) => {
    const known = confirmationOf(settings, claim.key);
    if (known === undefined || !isActive(known, shown)) return claim;
    return { ...claim, confirmed: { by: known.by, day: writeDay(siteDate(new Date(known.at))) } };
  });
}

const confirmationOf = ({ claims = {} }: SiteSettings, key: string) =>
  Object.hasOwn(claims, key) ? claims[key] : undefined;

/** Counts the claims that wait for an admin. */
export const countWaiting = async (ctx: AppContext): Promise<number> =>
  (await findClaims(ctx)).filter(({ confirmed }) => confirmed === undefined).length;

/** Returns true if the welcome is done and no claim waits. */
export const areClaimsSettled = async (ctx: AppContext): Promise<boolean> =>
  (await findSettings(ctx)).welcomedAt !== undefined && (await countWaiting(ctx)) === 0;

/** Describes the waiting claims for the checklist. */
export async function describeWaiting(ctx: AppContext): Promise<string> {
  const waiting = await countWaiting(ctx);
  if (waiting > 0) return staffClaims.todo(waiting);
  return isSampleWhole(await findSettings(ctx), firstSettings) ? staffClaims.whole : staffClaims.abroad;
}

/** Joins the texts of a claim; an amount gets its currency, like `₦2,500: …`. */
function sentenceOf([first = "", ...others]: readonly string[], currency: CurrencyCode | undefined): string {
  const read = currency && readAmount(first, currency);
  if (!read || !("amount" in read)) return [first, ...others].join(" · ");
  return `${formatMoney({ amount: read.amount, currency })}: ${others.join(" · ")}`;
}

async function findWordClaims(ctx: AppContext, settings: SiteSettings, shown: ShownClaims): Promise<Claim[]> {
  const now = ctx.clock.now().toISOString();
  const rows = new Map((await findPageTexts(ctx.db)).map((row) => [row.name, row]));
  const declared = pageWordsOf(ctx.features);
  const { founded, ...places } = sitePlaces(settings, await ctx.moneyGuard.findWayFacts(ctx));
  return Object.entries(wordClaims).flatMap(([key, claim]) => {
    const page = declared[claim.page];
    const { words } = mergeWords(page, liveContent(rows.get(claim.page), now));
    if (!isClaimable(claim, shown) || !makesClaim(words, page.original, claim)) return [];
    const texts = confirmationOf(settings, key)?.texts ?? claim.texts;
    const needsYear = founded === "" && texts.some((text) => text.includes("{founded}"));
    const missing = needsYear ? "founded" : claim.needs === "shares" && !shown.hasShares ? "shares" : undefined;
    return [
      {
        key,
        page: claim.page,
        label: `${page.label}: ${page.fields[claim.path]?.label}`,
        path: `/admin/pages/${claim.page}`,
        texts,
        ...(claim.needs && { needs: claim.needs }),
        sentence: fillPlaces(sentenceOf(texts, claim.currency), founded ? { ...places, founded } : places),
        ...(missing && { missing }),
      },
    ];
  });
}

function findSettingClaims(settings: SiteSettings): Claim[] {
  const { places } = staffClaims;
  const known: Record<string, readonly [label: string, field: string]> = {
    [foundedKey]: [places.founded, "settings-founded"],
    [sharesKey]: [places.shares, "sharePercent"],
    [meaningKey]: [places.meaning, "settings-nameMeaning"],
  };
  return settingClaimsOf(settings, firstSettings).map(({ key, text }) => {
    const [label, field] = known[key] ?? [places.figures, "figureValue"];
    return { key, label, path: `/admin/settings#${field}`, texts: [text], sentence: text };
  });
}
