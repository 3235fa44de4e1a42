import { firstSettings } from "content/site.ts";
import { staffClaims } from "content/staff-claims.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import { foundedKey, isSampleWhole, settingClaimsOf, sharesKey } from "../settings/setting-claims.ts";
import type { SiteSettings } from "../settings/settings-schema.ts";

/** A claim of the sample that the settings still make. */
export interface Claim {
  key: string;
  label: string;
  /** Staff page where staff rewrite it. */
  path: string;
  /** The text as visitors read it. */
  sentence: string;
  /** `by` is undefined for a claim that is older than confirmations. */
  confirmed?: { by: string | undefined; day: string };
}

/** Finds the sample's claims that the site still makes; none before the welcome is done. */
export async function findClaims(ctx: AppContext): Promise<Claim[]> {
  const settings = await findSettings(ctx);
  return settings.welcomedAt === undefined ? [] : claimsOf(settings);
}

/** Finds the claims that the site makes once the welcome is done. */
export const findClaimsOfWelcome = async (ctx: AppContext): Promise<Claim[]> => claimsOf(await findSettings(ctx));

const { places } = staffClaims;

const knownPlaces: Record<string, readonly [label: string, field: string]> = {
  [foundedKey]: [places.founded, "settings-founded"],
  [sharesKey]: [places.shares, "sharePercent"],
};

const claimsOf = (settings: SiteSettings): Claim[] =>
  settingClaimsOf(settings, firstSettings).map(({ key, text }) => {
    const [label, field] = knownPlaces[key] ?? [places.figures, "figureValue"];
    const claim = { key, label, path: `/admin/settings#${field}`, sentence: text };
    const { claims = {} } = settings;
    const known = Object.hasOwn(claims, key) ? claims[key] : undefined;
    return known ? { ...claim, confirmed: { by: known.by, day: writeDay(siteDate(new Date(known.at))) } } : claim;
  });

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
