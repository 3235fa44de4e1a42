import { capital } from "content/counting.ts";
import type { Country } from "content/countries/country.ts";
import { countries, countryCodes } from "content/countries/index.ts";
import { type CurrencyCode, currencies } from "content/currencies.ts";
import { staffCountry as words } from "content/staff-country.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { formatMoney, moneyOf, nameOf } from "../../../values/money.ts";
import { cityOf } from "../../../values/site-clock.ts";
import { zonesByContinent } from "../../../values/time-zones.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import type { SiteSettings } from "../settings/settings-schema.ts";
import { siteCountry } from "../settings/site-country.ts";
import { hasReadLaw } from "./law-places.server.ts";

const sampleGift = 2_500;

function factsOf({ code, currencies: [own], zone, help, dataLaw }: Country, ways: string): CountryChoice["facts"] {
  const { labels, notCalled, noNumber, noLaw } = words.facts;
  const numbers = [...new Set([...help.emergency, ...help.child].map(({ number }) => number))];
  const place = [
    { label: labels.money, value: formatMoney(moneyOf(sampleGift, own)), note: capital(nameOf(own)) },
    { label: labels.clock, value: cityOf(zone) },
  ];
  return [
    ...(code === "XX" ? [] : place),
    { label: labels.ways, value: ways },
    numbers.length === 0
      ? { label: labels.numbers, value: noNumber }
      : { label: labels.numbers, value: numbers.join(", "), note: notCalled },
    dataLaw.name === ""
      ? { label: labels.law, value: noLaw }
      : { label: labels.law, value: dataLaw.name, note: dataLaw.authority },
  ];
}

/** A country that can be chosen, with its currency, clock and law. */
interface CountryChoice {
  code: string;
  name: string;
  follows: string;
  /** The same as rows. Another country has only the rows that all countries share. */
  facts: readonly { label: string; value: string; note?: string }[];
}

/** The choices: countries with a file in its order, then another one with its zone and currency. */
export interface CountryChoices {
  countries: readonly CountryChoice[];
  zones: readonly { continent: string; zones: string[] }[];
  currencies: readonly { code: string; name: string }[];
}

export const currencyCodes = Object.keys(currencies) as CurrencyCode[];

export const countryChoices: CountryChoices = {
  countries: countryCodes.map((code) => {
    const { name, zone, currencies: codes, accounts, wallets } = countries[code];
    const isOther = code === "XX";
    const ways = [...accounts, ...wallets].map(({ label }) => label).join(", ");
    const money = capital(codes.map(nameOf).join(", "));
    return {
      code,
      name,
      follows: isOther ? "" : words.follows(money, cityOf(zone), ways),
      facts: factsOf(countries[code], ways),
    };
  }),
  zones: zonesByContinent(),
  currencies: currencyCodes.map((code) => ({ code, name: `${capital(nameOf(code))} (${code})` })),
};

/** Returns the country as a hidden field, so that a form notices another admin's change. */
export const markCountry = ({ country, otherCountry }: Pick<SiteSettings, "country" | "otherCountry">): string =>
  country === "XX" && otherCountry !== undefined ? `XX ${Object.values(otherCountry).join(" ")}` : country;

export const otherValues = ({ otherCountry }: Pick<SiteSettings, "otherCountry">): Record<string, string[]> => ({
  otherName: [otherCountry?.name ?? ""],
  otherZone: [otherCountry?.zone ?? ""],
  otherCurrency: [otherCountry?.currency ?? ""],
});

/** Describes the law for the page, with `isUnread` while staff can still confirm that they read it. */
function describeLaw(settings: SiteSettings): { text: string; isUnread: boolean } {
  const { country, lawRead } = settings;
  const { name, authority, site = "" } = countries[country].dataLaw as Country["dataLaw"];
  if (name === "") return { text: words.law.none, isUnread: false };
  if (!hasReadLaw(settings)) return { text: words.law.unread(name, authority, site), isUnread: true };
  if (lawRead?.country !== country) return { text: words.law.first(name), isUnread: false };
  return { text: words.law.isRead(name, lawRead.by, writeDay(siteDate(new Date(lawRead.at)))), isUnread: false };
}

/** Finds the chosen country, the others, and the reason why it is fixed. */
export async function findCountries(ctx: AppContext) {
  const settings = await findSettings(ctx);
  const { country } = settings;
  const [why] = await ctx.facts.findCountryFixers(ctx);
  return {
    was: markCountry(settings),
    values: { country: [country], ...otherValues(settings) },
    fixed: why === undefined ? undefined : words.fixed(siteCountry(settings).name, why),
    choices: countryChoices,
    law: describeLaw(settings),
  };
}
