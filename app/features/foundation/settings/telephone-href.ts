import { type CountryCode, countries, countryOf } from "content/countries/index.ts";
import { dialled, toE164, writeInternational } from "../../../values/telephone-number.ts";

/** Returns a `tel:` link. A number without a country code gets the foundation's. */
export const telephoneHref = (country: CountryCode, typed: string): string =>
  dialled(countryOf(country).telephone, typed);

/** Returns the number for machines, with its country code if it has one. */
export const telephoneFact = (country: CountryCode, typed: string): string =>
  (typed.startsWith("+") ? undefined : toE164(countryOf(country).telephone, typed)) ?? typed;

const forms = Object.values(countries).map(({ telephone }) => telephone);

/** Formats a number for a list that other programs read, like `+234 803 123 4567`. */
export const telephoneInList = (country: CountryCode, typed: string): string =>
  writeInternational(countryOf(country).telephone, typed, forms);
