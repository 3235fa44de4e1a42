import type { Country } from "content/countries/country.ts";
import { firstSettings } from "content/site.ts";
import * as v from "valibot";
import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { cacheLastRead } from "../../../server/db/last-read.ts";
import { localeOf, type SiteClock } from "../../../values/site-clock.ts";
import { writeChildSafetyLine } from "./child-safety-line.ts";
import { factsOf, isOwnFact, type PublicSettings } from "./settings-facts.ts";
import { readRows, readSetting } from "./settings-queries.server.ts";
import { type SiteSettings, siteSettingsSchema } from "./settings-schema.ts";
import { siteCountry } from "./site-country.ts";

/** Reads the settings. A missing or damaged one gets its initial value, so that pages render. */
async function readSettings(ctx: AppContext): Promise<SiteSettings> {
  const rows = await readRows(ctx.db);
  const whole = v.safeParse(siteSettingsSchema, { ...firstSettings, ...rows });
  if (whole.success) return whole.output;
  const damaged = new Set(whole.issues.map((issue) => String(issue.path?.[0]?.key)));
  ctx.log.error("settings damaged", { names: [...damaged].join(" ") });
  const sound = Object.entries(rows).filter(([name]) => !damaged.has(name));
  return v.parse(siteSettingsSchema, { ...firstSettings, ...Object.fromEntries(sound) });
}

/**
 * Finds the current settings, or the last read ones during a database outage.
 * @throws Unavailable before the first read
 */
export const findSettings = cacheLastRead(readSettings);

export const findCountry = async (ctx: AppContext): Promise<Country> => siteCountry(await findSettings(ctx));

/** Returns the currencies of gifts, the foundation's own first. */
export const findCurrencies = async (ctx: AppContext): Promise<Country["currencies"]> =>
  (await findCountry(ctx)).currencies;

/** Returns the clock of the country, or of the initial one if the setting is damaged. */
export async function findSiteClock(db: Database): Promise<SiteClock> {
  const { entries } = siteSettingsSchema;
  const country = v.safeParse(entries.country, await readSetting(db, "country"));
  const other = v.safeParse(entries.otherCountry, await readSetting(db, "otherCountry"));
  const language = v.parse(entries.language, await readSetting(db, "language")) ?? "en";
  const code = country.success ? country.output : firstSettings.country;
  const { zone, clock: name } = siteCountry({ country: code, otherCountry: other.success ? other.output : undefined });
  return { zone, locale: localeOf(language, code), name, language };
}

/** Returns true if the e-mail address is the foundation's, not the sample's. */
export const isOwnEmail = (settings: SiteSettings): boolean => isOwnFact(settings, firstSettings, "email");

const askedFor = new WeakMap<RequestInfo, Promise<SiteSettings>>();

/** Reads the settings once per request, for layout and page together. */
export function findSettingsOnce(ctx: AppContext, requestInfo: RequestInfo): Promise<SiteSettings> {
  const found = askedFor.get(requestInfo) ?? findSettings(ctx);
  askedFor.set(requestInfo, found);
  return found;
}

/** Gives a request other settings than the saved ones, for previews. */
export function presetSettings(requestInfo: RequestInfo, settings: SiteSettings): void {
  askedFor.set(requestInfo, Promise.resolve(settings));
}

/** Finds the public settings outside of a request; inside one, use `findPublicSettingsOnce`. */
export const findPublicSettings = async (ctx: AppContext): Promise<PublicSettings> =>
  factsOf(await findSettings(ctx), firstSettings);

/** Finds the settings for public pages, without the sample's facts. */
export const findPublicSettingsOnce = async (ctx: AppContext, requestInfo: RequestInfo): Promise<PublicSettings> =>
  factsOf(await findSettingsOnce(ctx, requestInfo), firstSettings);

/** Returns true if the site has a contact for child safety and one for personal data. */
export async function hasContacts(ctx: AppContext): Promise<boolean> {
  const settings = await findSettings(ctx);
  return writeChildSafetyLine(settings) !== "" && settings.privacyContact !== "";
}
