import { NG } from "../../content/countries/NG.ts";
import { readLocaleFrom } from "../../content/intl.ts";
import type { Language } from "../../content/languages.ts";

/** The clock of the foundation's country. */
export interface SiteClock {
  /** IANA time zone. */
  zone: string;
  /** BCP 47 tag of the language in the country: `en-NG`, `fr-SN`. */
  locale: string;
  /** For example, `West Africa Time`. */
  name: string;
  /** Folder of `content/` with the site's texts. */
  language: Language;
}

/** The city of a zone, like `Dar es Salaam`. */
export const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");

/** Holds until the settings are read: the clock of a new site. */
export const firstClock: SiteClock = { zone: NG.zone, locale: "en-NG", name: cityOf(NG.zone), language: "en" };

let read = (): SiteClock => firstClock;

/** Sets the source of the clock: the request or job on the server, the page in the browser. */
export function readSiteClockFrom(source: () => SiteClock): void {
  read = source;
}

export const siteClock = (): SiteClock => read();

readLocaleFrom(() => read().locale);

export const siteZone = (): string => read().zone;

/** Words that name the clock: `{zone}` is its city, `{clock}` its name. */
export const withClock = (text: string, zone = siteZone()): string =>
  text.replace("{zone}", cityOf(zone)).replace("{clock}", siteClock().name);

/** Returns the language of a document (BCP 47). */
export const siteLang = (): string => siteClock().locale;

/**
 * Returns the locale of a language in a country; a country without a file has no locale of its own.
 * @param country ISO 3166-1 code, or `XX`
 */
export const localeOf = (language: Language, country: string): string =>
  country === "XX" ? language : `${language}-${country}`;
