import { capital } from "content/counting.ts";
import type { Country } from "content/countries/country.ts";
import { countryOf } from "content/countries/index.ts";
import { firstSettings, sampleReach } from "content/site.ts";
import { nameOf, signOf } from "../../../values/money.ts";
import { fillPlaces } from "../../../values/places.ts";
import type { SiteSettings } from "../settings/settings-schema.ts";

/** What stands for the places of words that differ by foundation, like `{town}` and `{money}`. */
export function sitePlaces({ country: code, town }: Pick<SiteSettings, "country" | "town">): Record<string, string> {
  const { name, currencies } = countryOf(code);
  const names = currencies.map(nameOf);
  const account = (text = "") => capital(text.replace(/s$/, ""));
  const isSample = town === firstSettings.town;
  return {
    // A foundation elsewhere that has not said its town yet is not in the sample's.
    town: town === "" || (isSample && code !== firstSettings.country) ? name : town,
    reach: isSample && code === firstSettings.country ? sampleReach : "on",
    money: names.map((one) => `in ${one}`).join(" or "),
    Money: capital(names.join(" or ")),
    First: account(names[0]),
    Second: account(names[1] ?? names[0]),
    ...countryPlaces(countryOf(code)),
  };
}

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

/** Words with the foundation's own in their places; the same object for the same places. */
export function fillWords<Words extends object>(words: Words, places: Record<string, string>): Words {
  const key = JSON.stringify(places);
  const last = lastFilled.get(words);
  if (last?.key === key) return last.words as Words;
  const filled = fillDeep(words, places) as Words;
  lastFilled.set(words, { key, words: filled });
  return filled;
}

function fillDeep(value: unknown, places: Record<string, string>): unknown {
  if (typeof value === "string") return fillPlaces(value, places);
  if (Array.isArray(value)) return value.map((one) => fillDeep(one, places));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fillDeep(one, places)]));
}
