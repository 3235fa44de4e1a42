import { type CountryCode, countries, countryOf } from "content/countries/index.ts";
import { dialled, toE164, writeInternational } from "../../../values/telephone-number.ts";

/** Returns a `tel:` link. A number without a country code gets the country's. */
export const telephoneHref = (country: CountryCode, typed: string): string =>
  dialled(countryOf(country).telephone, typed);

/** Returns the number for structured data, with its country code if known. */
export const telephoneFact = (country: CountryCode, typed: string): string =>
  (typed.startsWith("+") ? undefined : toE164(countryOf(country).telephone, typed)) ?? typed;

const forms = Object.values(countries).map(({ telephone }) => telephone);

/** Formats a number for lists that other programs read, for example `+234 803 123 4567`. */
export const telephoneInList = (country: CountryCode, typed: string): string =>
  writeInternational(countryOf(country).telephone, typed, forms);
