import { firstSettings } from "content/site.ts";
import { staffClaims } from "content/staff-claims.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import { foundedKey, isSampleWhole, settingClaimsOf, sharesKey } from "../settings/setting-claims.ts";
import type { SiteSettings } from "../settings/settings-schema.ts";

export interface Claim {
  key: string;
  label: string;
  path: string;
  /** Text that visitors read. */
  sentence: string;
  /** `by` is undefined if the claim is older than the confirmation of claims. */
  confirmed?: { by: string | undefined; day: string };
}

/** Finds the sample's claims that the site still makes; empty before the welcome is finished. */
export async function findClaims(ctx: AppContext): Promise<Claim[]> {
  const settings = await findSettings(ctx);
  return settings.welcomedAt === undefined ? [] : claimsOf(settings);
}

/** Finds the claims that the site will make when the welcome is finished. */
export const findClaimsOfWelcome = async (ctx: AppContext): Promise<Claim[]> => claimsOf(await findSettings(ctx));

/** Fields of the settings, by key of the claim; all others are figures. */
const knownFields: Record<string, string> = { [foundedKey]: "settings-founded", [sharesKey]: "sharePercent" };

const labelOf = (key: string): string => {
  const { places } = staffClaims;
  return key === foundedKey ? places.founded : key === sharesKey ? places.shares : places.figures;
};

const claimsOf = (settings: SiteSettings): Claim[] =>
  settingClaimsOf(settings, firstSettings).map(({ key, text }) => {
    const path = `/admin/settings#${knownFields[key] ?? "figureValue"}`;
    const claim = { key, label: labelOf(key), path, sentence: text };
    const { claims = {} } = settings;
    const known = Object.hasOwn(claims, key) ? claims[key] : undefined;
    return known ? { ...claim, confirmed: { by: known.by, day: writeDay(siteDate(new Date(known.at))) } } : claim;
  });

/** Counts the claims that wait for an admin's confirmation. */
export const countWaiting = async (ctx: AppContext): Promise<number> =>
  (await findClaims(ctx)).filter(({ confirmed }) => confirmed === undefined).length;

/** Returns true if the welcome is finished and no claim waits for confirmation. */
export const areClaimsSettled = async (ctx: AppContext): Promise<boolean> =>
  (await findSettings(ctx)).welcomedAt !== undefined && (await countWaiting(ctx)) === 0;

/** Describes the unconfirmed claims in the checklist. */
export async function describeWaiting(ctx: AppContext): Promise<string> {
  const waiting = await countWaiting(ctx);
  if (waiting > 0) return staffClaims.todo(waiting);
  return isSampleWhole(await findSettings(ctx), firstSettings) ? staffClaims.whole : staffClaims.abroad;
}
