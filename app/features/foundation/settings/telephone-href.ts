import { type CountryCode, countries, countryOf } from "content/countries/index.ts";
import { dialled, toE164, writeInternational } from "../../../values/telephone-number.ts";

/** What a number dials from anywhere: one that was typed without a code is one of the foundation's country. */
export const telephoneHref = (country: CountryCode, typed: string): string =>
  dialled(countryOf(country).telephone, typed);

/** The number as machines read it, with a code where it has one. */
export const telephoneFact = (country: CountryCode, typed: string): string =>
  (typed.startsWith("+") ? undefined : toE164(countryOf(country).telephone, typed)) ?? typed;

const forms = Object.values(countries).map(({ telephone }) => telephone);

/** A number for a list that other programs read, like `+234 803 123 4567`. */
export const telephoneInList = (country: CountryCode, typed: string): string =>
  writeInternational(countryOf(country).telephone, typed, forms);
