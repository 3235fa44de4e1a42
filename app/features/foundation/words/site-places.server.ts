import type { Country } from "content/countries/country.ts";
import { countryOf } from "content/countries/index.ts";
import { privacyPlaces } from "content/privacy.ts";
import { firstSettings } from "content/site.ts";
import { sitePlaceWords as words } from "content/site-places.ts";
import type { WayFacts } from "../../../server/money-guard.ts";
import { nameOf, signOf } from "../../../values/money.ts";
import { fillPlaces } from "../../../values/places.ts";
import { siteLanguage } from "../../../values/site-language.ts";
import { foundedOf } from "../settings/settings-facts.ts";
import type { SiteSettings } from "../settings/settings-schema.ts";
import { hasWalletWithoutReference, siteCountry } from "../settings/site-country.ts";

/** Facts for a site without payment methods, from its country. */
const factsOfCountry = ({ currencies }: Pick<Country, "currencies">): WayFacts => ({
  medium: "bank",
  currencies,
  hasNoField: false,
});

/**
 * Returns the values of placeholders that differ by foundation, for example `{town}` and `{money}`. `{founded}` is
 * empty if the year is unknown.
 * @param ways facts about the site's payment methods; by default, the country's
 */
export function sitePlaces(settings: Omit<SiteSettings, "look">, ways?: WayFacts): Record<string, string> {
  const { country: code, town } = settings;
  const country = siteCountry(settings);
  const { name } = country;
  const names = country.currencies.map(nameOf);
  const { currencies, hasNoField } = ways ?? factsOfCountry(country);
  const given = currencies.map(nameOf);
  const account = (name = "") => words.account(name);
  const isSample = town === firstSettings.town;
  return {
    // A foundation in another country that entered no town must not show the sample's town.
    town: town === "" || (isSample && code !== firstSettings.country) ? name : town,
    founded: foundedOf(settings, firstSettings),
    money: words.money(given),
    Money: words.moneyAlone(given),
    First: account(names[0]),
    Second: account(names[1] ?? names[0]),
    region: country.finerThan,
    childOffices: country.childOffices,
    numberEnds: hasNoField || hasWalletWithoutReference(country) ? privacyPlaces.numberEnds : "",
    ...countryPlaces(country),
  };
}

/** Values of placeholders, and the kind of payment methods. */
export interface SiteWords {
  places: Record<string, string>;
  medium: WayFacts["medium"];
}

/** @param ways facts about the site's payment methods; by default, the country's */
export const siteWordsOf = (settings: Omit<SiteSettings, "look">, ways?: WayFacts): SiteWords => ({
  places: sitePlaces(settings, ways),
  medium: ways?.medium ?? "bank",
});

/** Search words of the sample's country, by page. Other countries fill the same placeholders with their own. */
const askedOfSample = () => Object.entries(countryOf(firstSettings.country).asked ?? {});

/** Returns values from the country's file. Staff forms show them already filled in. */
export function countryPlaces({ currencies: [own], asked = {} }: Country): Record<string, string> {
  const of: Record<string, readonly string[] | undefined> = asked;
  const places = askedOfSample().flatMap(([page, all]) =>
    all.map((_, index) => {
      const words = of[page]?.[index];
      return [`asked.${page}.${index + 1}`, words === undefined ? "" : `${words}, `];
    }),
  );
  return { ownMoney: nameOf(own), ownSign: signOf(own), ...Object.fromEntries(places) };
}

/** Filled texts, cached because every rendering needs them. */
const lastFilled = new WeakMap<object, { key: string; words: unknown }>();

/** Returns a page's texts with filled placeholders. Returns the same object while the values stay the same. */
export function fillWords<Words extends object>(words: Words, { places, medium }: SiteWords): Words {
  const key = JSON.stringify([siteLanguage(), places, medium]);
  const last = lastFilled.get(words);
  if (last?.key === key) return last.words as Words;
  const filled = fillDeep(medium === "phone" ? withWordsOfPhones(words) : words, places) as Words;
  lastFilled.set(words, { key, words: filled });
  return filled;
}

/** Replaces texts by those under `phone`, for a site that takes money only by mobile wallets. */
const withWordsOfPhones = (words: unknown): unknown =>
  isGroup(words) && isGroup(words.phone) ? replaceDeep(words, words.phone) : words;

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const replaceDeep = (words: Record<string, unknown>, others: Record<string, unknown>): Record<string, unknown> => ({
  ...words,
  ...Object.fromEntries(
    Object.entries(others).map(([name, other]) => {
      const word = words[name];
      return [name, isGroup(word) && isGroup(other) ? replaceDeep(word, other) : other];
    }),
  ),
});

/** Fills the placeholders of a text. Omits sentences with the year if it is unknown. */
function fillText(text: string, places: Record<string, string>): string {
  const unsaid = places.founded === "" && text.includes("{founded}");
  const sentences = unsaid ? text.split(/(?<=[.!?]) /).filter((one) => !one.includes("{founded}")) : [text];
  return fillPlaces(sentences.join(" "), places);
}

/** Fills the placeholders of all texts inside a value. */
export function fillDeep(value: unknown, places: Record<string, string>): unknown {
  if (typeof value === "string") return fillText(value, places);
  if (Array.isArray(value)) return value.map((one) => fillDeep(one, places));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fillDeep(one, places)]));
}
