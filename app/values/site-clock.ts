import { NG } from "../../content/countries/NG.ts";
import { readLocaleFrom } from "../../content/intl.ts";

/** The clock of the country in which the foundation is. */
export interface SiteClock {
  /** IANA time zone. */
  zone: string;
  /** BCP 47, of the language in the country: `en-NG`, `fr-SN`. */
  locale: string;
  /** Like `West Africa Time`. */
  name: string;
  /** Folder of `content/` with the site's words. */
  language: "en" | "fr";
}

/** Holds until the settings are read: the clock of a new site. */
export const firstClock: SiteClock = { zone: NG.zone, locale: "en-NG", name: NG.clock, language: "en" };

let read = (): SiteClock => firstClock;

/** Sets the source of the clock: on the server the request or job, in the browser the page. */
export function readSiteClockFrom(source: () => SiteClock): void {
  read = source;
}

export const siteClock = (): SiteClock => read();

readLocaleFrom(() => read().locale);

export const siteZone = (): string => read().zone;

/** The city of a zone, like `Dar es Salaam`. */
export const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");

/** Words that name the clock: `{zone}` is its city, `{clock}` its name. */
export const withClock = (text: string, zone = siteZone()): string =>
  text.replace("{zone}", cityOf(zone)).replace("{clock}", siteClock().name);

/** Language of a document (BCP 47). */
export const siteLang = (): string => siteClock().locale;

/** Returns the locale of a language in a country; a country without a file has none of its own. @param country ISO 3166-1, or `XX` */
export const localeOf = (language: SiteClock["language"], country: string): string =>
  country === "XX" ? language : `${language}-${country}`;
