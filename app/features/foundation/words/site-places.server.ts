import { capital } from "content/counting.ts";
import type { Country } from "content/countries/country.ts";
import { countryOf } from "content/countries/index.ts";
import { numberEnds } from "content/privacy.ts";
import { firstSettings, sampleReach } from "content/site.ts";
import { nameOf, signOf } from "../../../values/money.ts";
import { fillPlaces } from "../../../values/places.ts";
import { foundedOf } from "../settings/settings-facts.ts";
import type { SiteSettings } from "../settings/settings-schema.ts";
import { hasWalletWithoutReference, siteCountry } from "../settings/site-country.ts";
import { leaveOutClaims, type ShownClaims, shownClaimsOf } from "./leave-out-claims.server.ts";

/**
 * What stands for the places of words that differ by foundation, like `{town}` and `{money}`; of `{founded}` an empty text where
 * the year is not said.
 */
export function sitePlaces(settings: Omit<SiteSettings, "look">): Record<string, string> {
  const { country: code, town } = settings;
  const country = siteCountry(settings);
  const { name, currencies } = country;
  const names = currencies.map(nameOf);
  const account = (text = "") => capital(text.replace(/s$/, ""));
  const isSample = town === firstSettings.town;
  return {
    // A foundation elsewhere that has not said its town yet is not in the sample's.
    town: town === "" || (isSample && code !== firstSettings.country) ? name : town,
    reach: isSample && code === firstSettings.country ? sampleReach : "on",
    founded: foundedOf(settings, firstSettings),
    money: names.map((one) => `in ${one}`).join(" or "),
    Money: capital(names.join(" or ")),
    First: account(names[0]),
    Second: account(names[1] ?? names[0]),
    region: country.finerThan,
    numberEnds: hasWalletWithoutReference(country) ? numberEnds : "",
    ...countryPlaces(country),
  };
}

/** What a foundation's words have in their places, and which claims of the sample they make. */
export interface SiteWords {
  places: Record<string, string>;
  claims: ShownClaims;
}

export const siteWordsOf = (settings: Omit<SiteSettings, "look">): SiteWords => ({
  places: sitePlaces(settings),
  claims: shownClaimsOf(settings),
});

/** Pages with words that people of one country alone type, and how often. */
const askedOfSample = Object.entries(countryOf(firstSettings.country).asked ?? {});

/** What stands for the places that staff find filled in the form of the words, too: nobody would write them elsewhere. */
export function countryPlaces({ currencies: [own], asked = {} }: Country): Record<string, string> {
  const of: Record<string, readonly string[] | undefined> = asked;
  const places = askedOfSample.flatMap(([page, all]) =>
    all.map((_, place) => {
      const words = of[page]?.[place];
      return [`asked.${page}.${place + 1}`, words === undefined ? "" : `${words}, `];
    }),
  );
  return { ownMoney: nameOf(own), ownSign: signOf(own), ...Object.fromEntries(places) };
}

/** What was filled last, by words: rendering asks for the same words again and again. */
const lastFilled = new WeakMap<object, { key: string; words: unknown }>();

/** A page's words as visitors read them; the same object for the same settings. @param page with its original words */
export function fillWords<Words extends object>(
  words: Words,
  { key: page, original }: { key: string; original: unknown },
  { places, claims }: SiteWords,
): Words {
  const key = JSON.stringify([places, claims]);
  const last = lastFilled.get(words);
  if (last?.key === key) return last.words as Words;
  const filled = fillDeep(leaveOutClaims(page, words, original, claims), places) as Words;
  lastFilled.set(words, { key, words: filled });
  return filled;
}

/** A sentence that names the year is left out where none is said. */
function fillText(text: string, places: Record<string, string>): string {
  const unsaid = places.founded === "" && text.includes("{founded}");
  const sentences = unsaid ? text.split(/(?<=[.!?]) /).filter((one) => !one.includes("{founded}")) : [text];
  return fillPlaces(sentences.join(" "), places);
}

/** Texts in whatever holds them, with their places filled. */
export function fillDeep(value: unknown, places: Record<string, string>): unknown {
  if (typeof value === "string") return fillText(value, places);
  if (Array.isArray(value)) return value.map((one) => fillDeep(one, places));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fillDeep(one, places)]));
}
