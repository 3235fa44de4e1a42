import { capital } from "content/counting.ts";
import type { Country } from "content/countries/country.ts";
import { countryOf } from "content/countries/index.ts";
import { numberEnds } from "content/privacy.ts";
import { firstSettings } from "content/site.ts";
import type { WayFacts } from "../../../server/money-guard.ts";
import { nameOf, signOf } from "../../../values/money.ts";
import { fillPlaces } from "../../../values/places.ts";
import { foundedOf } from "../settings/settings-facts.ts";
import type { SiteSettings } from "../settings/settings-schema.ts";
import { hasWalletWithoutReference, siteCountry } from "../settings/site-country.ts";

/** Returns the country's words for a site without ways to give. */
const factsOfCountry = ({ currencies }: Pick<Country, "currencies">): WayFacts => ({
  medium: "bank",
  currencies,
  hasNoField: false,
});

/**
 * Returns the values of places that differ by foundation, like `{town}` and `{money}`.
 * `{founded}` is empty if the year is unknown.
 * @param ways of the site; without them, those of its country
 */
export function sitePlaces(settings: Omit<SiteSettings, "look">, ways?: WayFacts): Record<string, string> {
  const { country: code, town } = settings;
  const country = siteCountry(settings);
  const { name } = country;
  const names = country.currencies.map(nameOf);
  const { currencies, hasNoField } = ways ?? factsOfCountry(country);
  const given = currencies.map(nameOf);
  const account = (text = "") => capital(text.replace(/s$/, ""));
  const isSample = town === firstSettings.town;
  return {
    // A foundation in another country without a town must not show the sample's town.
    town: town === "" || (isSample && code !== firstSettings.country) ? name : town,
    founded: foundedOf(settings, firstSettings),
    money: given.map((one) => `in ${one}`).join(" or "),
    Money: capital(given.join(" or ")),
    First: account(names[0]),
    Second: account(names[1] ?? names[0]),
    region: country.finerThan,
    numberEnds: hasNoField || hasWalletWithoutReference(country) ? numberEnds : "",
    ...countryPlaces(country),
  };
}

/** Values of places, and the medium of the ways to give. */
export interface SiteWords {
  places: Record<string, string>;
  medium: WayFacts["medium"];
}

/** @param ways of the site; without them, what its country says */
export const siteWordsOf = (settings: Omit<SiteSettings, "look">, ways?: WayFacts): SiteWords => ({
  places: sitePlaces(settings, ways),
  medium: ways?.medium ?? "bank",
});

/** The sample country's search words, by page. The values fill the same number of places elsewhere. */
const askedOfSample = () => Object.entries(countryOf(firstSettings.country).asked ?? {});

/** Returns the country's words that the staff form shows already filled. */
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

/** The last filled words, because each rendering needs them. */
const lastFilled = new WeakMap<object, { key: string; words: unknown }>();

/** Returns a page's words for visitors; the same object for the same settings. */
export function fillWords<Words extends object>(words: Words, { places, medium }: SiteWords): Words {
  const key = JSON.stringify([places, medium]);
  const last = lastFilled.get(words);
  if (last?.key === key) return last.words as Words;
  const filled = fillDeep(medium === "phone" ? withWordsOfPhones(words) : words, places) as Words;
  lastFilled.set(words, { key, words: filled });
  return filled;
}

/** Replaces words by those under `phone`, for a site that takes money only by telephone. */
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

/** Leaves out a sentence with the year if the year is unknown. */
function fillText(text: string, places: Record<string, string>): string {
  const unsaid = places.founded === "" && text.includes("{founded}");
  const sentences = unsaid ? text.split(/(?<=[.!?]) /).filter((one) => !one.includes("{founded}")) : [text];
  return fillPlaces(sentences.join(" "), places);
}

/** Fills the places of all texts in a value. */
export function fillDeep(value: unknown, places: Record<string, string>): unknown {
  if (typeof value === "string") return fillText(value, places);
  if (Array.isArray(value)) return value.map((one) => fillDeep(one, places));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fillDeep(one, places)]));
}
