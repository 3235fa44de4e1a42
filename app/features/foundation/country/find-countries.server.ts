import { countries, countryCodes } from "content/countries/index.ts";
import { currencies } from "content/currencies.ts";
import { staffCountry as words } from "content/staff-country.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { findSettings } from "../settings/find-settings.server.ts";

/** A country that can be chosen, with what follows from it. */
export interface CountryChoice {
  code: string;
  name: string;
  follows: string;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The countries that have a file, in its order; any other country comes last. */
export const countryChoices: readonly CountryChoice[] = countryCodes.map((code) => {
  const { name, zone, currencies: codes, wallets, accounts } = countries[code];
  const money = capital(codes.map((one) => currencies[one].name).join(", "));
  const clock = zone.replace(/^.*\//, "").replaceAll("_", " ");
  const ways = [...wallets, ...accounts].map(({ label }) => label).join(", ");
  return { code, name, follows: words.follows(money, clock, ways) };
});

/** What the site has that fixes the country, each as the end of a sentence. */
export async function findFixers(ctx: AppContext): Promise<string[]> {
  const found = await Promise.all(ctx.features.map(({ fixesCountry }) => fixesCountry?.(ctx)));
  return found.filter((one) => one !== undefined);
}

/** The chosen country, the others, and why it cannot be another one. */
export async function findCountries(ctx: AppContext) {
  const { country } = await findSettings(ctx);
  const [why] = await findFixers(ctx);
  return {
    chosen: country,
    fixed: why === undefined ? undefined : words.fixed(countries[country].name, why),
    choices: countryChoices,
  };
}
