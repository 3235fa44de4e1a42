import { NG } from "../../content/countries/NG.ts";

/** The clock of the country in which the foundation is. */
export interface SiteClock {
  /** IANA time zone. */
  zone: string;
  /** BCP 47: of numbers and dates. */
  locale: string;
  /** Like `West Africa Time`. */
  name: string;
  /** Folder of `content/` with the site's words. */
  language: "en" | "fr";
}

/** Holds until the settings are read: the clock of a new site. */
export const firstClock: SiteClock = { zone: NG.zone, locale: NG.locale, name: NG.clock, language: "en" };

let read = (): SiteClock => firstClock;

/** Sets the source of the clock: on the server the request or job, in the browser the page. */
export function readSiteClockFrom(source: () => SiteClock): void {
  read = source;
}

export const siteClock = (): SiteClock => read();

export const siteZone = (): string => read().zone;

/** The city of a zone, like `Dar es Salaam`. */
export const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");

/** Words that name the clock: `{zone}` is its city, `{clock}` its name. */
export const withClock = (text: string, zone = siteZone()): string =>
  text.replace("{zone}", cityOf(zone)).replace("{clock}", siteClock().name);

/** Language of a document: pages are in English, which the country may have its own of. */
export const siteLang = (): string => (/^en\b/.test(siteClock().locale) ? siteClock().locale : "en");
