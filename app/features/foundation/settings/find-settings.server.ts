import type { Country } from "content/countries/country.ts";
import { firstSettings } from "content/site.ts";
import * as v from "valibot";
import { withClockOf, withLanguage } from "../../../server/clock/clock-scope.server.ts";
import type { AppContext, RequestInfo } from "../../../server/context.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { cacheLastRead } from "../../../server/db/last-read.ts";
import { monthFieldOf, monthTypeOf, writeMonth } from "../../../values/founding-month.ts";
import { localeOf, type SiteClock } from "../../../values/site-clock.ts";
import { languages } from "../../../values/site-language.ts";
import { writeChildSafetyLine } from "./child-safety-line.ts";
import { factsOf, isOwnFact, type PublicSettings } from "./settings-facts.ts";
import { readRows, readSetting } from "./settings-queries.server.ts";
import { type SiteSettings, siteSettingsSchema } from "./settings-schema.ts";
import { siteCountry } from "./site-country.ts";
import { translateSample } from "./translate-sample.server.ts";

/** Reads the settings. Initial values replace missing or damaged ones, so that pages can be rendered. */
async function readSettings(ctx: AppContext): Promise<SiteSettings> {
  const rows = translateSample(await readRows(ctx.db));
  const whole = v.safeParse(siteSettingsSchema, { ...firstSettings, ...rows });
  if (whole.success) return withMonth(whole.output);
  const damaged = new Set(whole.issues.map((issue) => String(issue.path?.[0]?.key)));
  ctx.log.error("settings damaged", { names: [...damaged].join(" ") });
  const sound = Object.entries(rows).filter(([name]) => !damaged.has(name));
  return withMonth(v.parse(siteSettingsSchema, { ...firstSettings, ...Object.fromEntries(sound) }));
}

const isMonth = (text: string): boolean => monthTypeOf(text) === "month";

/** Writes the founding month in the present language. A text that is not a month stays. */
function withMonth(settings: SiteSettings): SiteSettings {
  const { founded } = settings;
  if (founded === "" || isMonth(monthFieldOf(founded))) return settings;
  const months = languages.map((language) => withLanguage(language, () => monthFieldOf(founded)));
  const month = months.find(isMonth);
  return month === undefined ? settings : { ...settings, founded: writeMonth(month) };
}

/**
 * Finds the current settings; during a database outage, the settings that were read last.
 * @throws Unavailable if the settings were never read
 */
export const findSettings = cacheLastRead(readSettings);

export const findCountry = async (ctx: AppContext): Promise<Country> => siteCountry(await findSettings(ctx));

/** Returns the currencies of gifts; the foundation's own currency is first. */
export const findCurrencies = async (ctx: AppContext): Promise<Country["currencies"]> =>
  (await findCountry(ctx)).currencies;

/** Returns the clock of the site's country; of the initial country if the setting is damaged. */
export async function findSiteClock(db: Database): Promise<SiteClock> {
  const { entries } = siteSettingsSchema;
  const country = v.safeParse(entries.country, await readSetting(db, "country"));
  const other = v.safeParse(entries.otherCountry, await readSetting(db, "otherCountry"));
  const language = v.parse(entries.language, await readSetting(db, "language")) ?? "en";
  const code = country.success ? country.output : firstSettings.country;
  const site = siteCountry({ country: code, otherCountry: other.success ? other.output : undefined });
  const clock = { zone: site.zone, locale: localeOf(language, code), name: "", language };
  return { ...clock, name: withClockOf(clock, () => site.clock) };
}

/** Returns true if the e-mail address is the foundation's own, not the sample's. */
export const isOwnEmail = (settings: SiteSettings): boolean => isOwnFact(settings, firstSettings, "email");

const askedFor = new WeakMap<RequestInfo, Promise<SiteSettings>>();

/** Reads the settings once per request; layout and page share them. */
export function findSettingsOnce(ctx: AppContext, requestInfo: RequestInfo): Promise<SiteSettings> {
  const found = askedFor.get(requestInfo) ?? findSettings(ctx);
  askedFor.set(requestInfo, found);
  return found;
}

/** Sets other settings for one request, for previews. */
export function presetSettings(requestInfo: RequestInfo, settings: SiteSettings): void {
  askedFor.set(requestInfo, Promise.resolve(settings));
}

/** Finds the settings of public pages outside a request; inside a request, use `findPublicSettingsOnce`. */
export const findPublicSettings = async (ctx: AppContext): Promise<PublicSettings> =>
  factsOf(await findSettings(ctx), firstSettings);

/** Finds the settings of public pages; facts of the sample are removed. */
export const findPublicSettingsOnce = async (ctx: AppContext, requestInfo: RequestInfo): Promise<PublicSettings> =>
  factsOf(await findSettingsOnce(ctx, requestInfo), firstSettings);

/** Returns true if the site has a contact for child safety and one for data protection. */
export async function hasContacts(ctx: AppContext): Promise<boolean> {
  const settings = await findSettings(ctx);
  return writeChildSafetyLine(settings) !== "" && settings.privacyContact !== "";
}
