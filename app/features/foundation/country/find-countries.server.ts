import { capital } from "content/counting.ts";
import type { Country } from "content/countries/country.ts";
import { countries, countryCodes } from "content/countries/index.ts";
import { staffCountry as words } from "content/staff-country.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { nameOf } from "../../../values/money.ts";
import { cityOf } from "../../../values/site-clock.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import type { SiteSettings } from "../settings/settings-schema.ts";
import { hasReadLaw } from "./law-places.server.ts";

/** A country that can be chosen, with what follows from it. */
export interface CountryChoice {
  code: string;
  name: string;
  follows: string;
}

/** The countries that have a file, in its order; any other country comes last. */
export const countryChoices: readonly CountryChoice[] = countryCodes.map((code) => {
  const { name, zone, currencies: codes, accounts, wallets } = countries[code];
  const ways = [...accounts, ...wallets].map(({ label }) => label).join(", ");
  const money = capital(codes.map(nameOf).join(", "));
  return { code, name, follows: words.follows(money, cityOf(zone), ways) };
});

/** What the site has that fixes the country, each as the end of a sentence. */
export async function findFixers(ctx: AppContext): Promise<string[]> {
  const found = await Promise.all(ctx.features.map(({ fixesCountry }) => fixesCountry?.(ctx)));
  return found.filter((one) => one !== undefined);
}

/** What the page says of the law, and whether somebody may still say that they read it. */
function describeLaw(settings: SiteSettings): { text: string; isUnread: boolean } {
  const { country, lawRead } = settings;
  const { name, authority, site = "" } = countries[country].dataLaw as Country["dataLaw"];
  if (name === "") return { text: words.law.none, isUnread: false };
  if (!hasReadLaw(settings)) return { text: words.law.unread(name, authority, site), isUnread: true };
  if (lawRead?.country !== country) return { text: words.law.first(name), isUnread: false };
  return { text: words.law.isRead(name, lawRead.by, writeDay(siteDate(new Date(lawRead.at)))), isUnread: false };
}

/** The chosen country, the others, and why it cannot be another one. */
export async function findCountries(ctx: AppContext) {
  const settings = await findSettings(ctx);
  const { country } = settings;
  const [why] = await findFixers(ctx);
  return {
    chosen: country,
    fixed: why === undefined ? undefined : words.fixed(countries[country].name, why),
    choices: countryChoices,
    law: describeLaw(settings),
  };
}
