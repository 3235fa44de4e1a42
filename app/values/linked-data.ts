import type { EventSpan } from "./event-days.ts";
import { fromZonedTime, toZonedTime, writeOffset } from "./zoned-time.ts";

/** A thing of [schema.org](https://schema.org) with the properties that a page shows; undefined ones are omitted. */
export interface LinkedThing {
  "@type": string;
  [property: string]: LinkedValue | undefined;
}

type LinkedValue = string | number | LinkedThing | LinkedThing[] | string[];

/** Facts of a page for search engines; `LinkedData` in the public layout writes them. */
export interface PageFacts {
  /**
   * Returns the page's main thing.
   * @param origin of the site
   */
  thing?(origin: string): LinkedThing | undefined;
  /** True if the page describes the foundation with all facts of the footer. */
  isOfFoundation?: boolean;
  /** Position of the page on the site: the section, if any, and the page's name. */
  trail?: { section?: "blog" | "events" | "whatWeDo"; label: string };
}

/** Characters that could end a script element or a line of script. */
const escapes: Record<string, string> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** Writes [JSON-LD 1.1](https://www.w3.org/TR/json-ld11/) that is safe inside a script element, for any texts. */
export const writeLinkedData = (things: LinkedThing[]): string =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replace(
    /[<>&\u2028\u2029]/g,
    (character) => escapes[character] ?? "",
  );

/** Returns the id of the foundation in every graph. */
export const foundationId = (origin: string): string => `${origin}/#foundation`;

/** Returns a [BreadcrumbList](https://schema.org/BreadcrumbList) from the home page to the page itself. */
export const trailThing = (origin: string, steps: { label: string; path: string }[]): LinkedThing => ({
  "@type": "BreadcrumbList",
  itemListElement: steps.map(({ label, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: origin + path,
  })),
});

function withOffset(zone: string, date: string, time: string | undefined): string {
  const iso = time && fromZonedTime(zone, `${date}T${time}`);
  return iso ? `${toZonedTime(zone, iso)}:00${writeOffset(zone, iso)}` : date;
}

/**
 * Returns beginning and end of an event ([ISO 8601](https://schema.org/Date)). A day has a time only if it is known; a
 * month stays a month.
 */
export function eventSpan({ date, precision, startTime, endDate, endTime, zone }: EventSpan) {
  if (precision === "month") return { startDate: date.slice(0, 7) };
  const hasEnd = endDate !== date || endTime !== undefined;
  return {
    startDate: withOffset(zone, date, startTime),
    ...(hasEnd && { endDate: withOffset(zone, endDate, endTime) }),
  };
}

const statuses = {
  planned: "EventScheduled",
  over: "EventScheduled",
  moved: "EventRescheduled",
  waits: "EventPostponed",
  cancelled: "EventCancelled",
} as const;

/** Returns the [EventStatusType](https://schema.org/EventStatusType). */
export const eventStatus = (standing: keyof typeof statuses): string => `https://schema.org/${statuses[standing]}`;

/**
 * Returns absolute addresses of pictures that other sites may show: drawings, and photos whose people agreed to that.
 */
export function pictureAddresses(
  origin: string,
  photos: readonly ({ src: string; isShareable?: boolean } | undefined)[],
): string[] | undefined {
  const shown = photos.filter((photo) => photo !== undefined && photo.isShareable !== false);
  const addresses = shown.map((photo) => new URL(photo?.src ?? "", origin).href);
  return addresses.length === 0 ? undefined : addresses;
}
