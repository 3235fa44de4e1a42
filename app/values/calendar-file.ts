import { countries } from "content/countries/index.ts";
import { type EventDays, spanOf } from "./event-days.ts";
import { siteZone } from "./site-clock.ts";
import { addDays } from "./site-days.ts";
import { clockChanges, fromZonedTime, isTwice, offsetAt, toZonedTime } from "./zoned-time.ts";

export interface CalendarEntry extends EventDays {
  /** Stays the same through all changes. */
  uid: string;
  /** Increases with every change. */
  sequence: number;
  title: string;
  description: string;
  location: string;
  url: string;
  status: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
}

interface CalendarFile {
  name?: string;
  entries: CalendarEntry[];
  now: Date;
}

/** Returns the abbreviation of a zone, such as `WAT`, if a country declares one. */
const abbreviationOf = (zone: string): string | undefined =>
  Object.values(countries)
    .find((country) => country.zone === zone)
    ?.clock.replace(/[^A-Z]/g, "");

const changesOfYear = new Map<string, number[]>();

/** Returns the moments (ms) in a year at which the clocks of a zone change. */
function changesIn(zone: string, year: number): number[] {
  const key = `${zone} ${year}`;
  const changes = changesOfYear.get(key) ?? clockChanges(zone, year, year);
  changesOfYear.set(key, changes);
  return changes;
}

/** Formats an offset, such as `+0100`. */
const offsetOf = (ms: number): string =>
  `${ms < 0 ? "-" : "+"}${new Date(Math.abs(ms)).toISOString().slice(11, 16).replace(":", "")}`;

/**
 * Returns the lines of a zone, for programs that do not know the zone: the offset at the beginning, and each change of
 * the clocks in these years. A recurrence rule is not enough, as laws make exceptions.
 */
function linesOfZone(zone: string, years: number[]): string[] {
  const first = Date.UTC(years[0] ?? 1970, 0, 1);
  const begin = offsetAt(zone, first);
  const name = abbreviationOf(zone);
  const observance = (kind: string, start: string, [from, to]: [number, number], dates: string[]) => [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    ...dates.map((date) => `RDATE:${date}`),
    `TZOFFSETFROM:${offsetOf(from)}`,
    `TZOFFSETTO:${offsetOf(to)}`,
    ...(name === undefined ? [] : [`TZNAME:${name}`]),
    `END:${kind}`,
  ];
  const kinds = new Map<string, { shift: [number, number]; dates: string[] }>();
  let before = begin;
  // The law may have changed in years without an event.
  for (const instant of years.flatMap((year) => [Date.UTC(year, 0, 1), ...changesIn(zone, year)])) {
    const after = offsetAt(zone, instant);
    if (after === before) continue;
    const key = `${before} ${after}`;
    const known = kinds.get(key) ?? { shift: [before, after], dates: [] };
    known.dates.push(new Date(instant + before).toISOString().slice(0, 19).replace(/[-:]/g, ""));
    kinds.set(key, known);
    before = after;
  }
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${zone}`,
    ...observance("STANDARD", "19700101T000000", [begin, begin], []),
    ...[...kinds.values()].flatMap(({ shift: [from, to], dates }) =>
      observance(to > from ? "DAYLIGHT" : "STANDARD", dates[0] ?? "", [from, to], dates),
    ),
    "END:VTIMEZONE",
  ];
}

function zonesOf(entries: CalendarEntry[]): Map<string, number[]> {
  const zones = new Map<string, Set<number>>(entries.length === 0 ? [[siteZone(), new Set()]] : []);
  for (const entry of entries) {
    const { zone, date, endDate } = spanOf(entry);
    const years = zones.get(zone) ?? new Set();
    for (const day of [date, addDays(endDate, 1)]) years.add(Number(day.slice(0, 4)));
    zones.set(zone, years);
  }
  return new Map([...zones].map(([zone, years]) => [zone, [...years].sort((a, b) => a - b)]));
}

/** Interval at which programs reload a feed. */
const refresh = "PT4H";

/** Writes a calendar ([RFC 5545](https://www.rfc-editor.org/rfc/rfc5545)) with one event or all. */
export function writeCalendar({ name, entries, now }: CalendarFile): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Tabasamu//Events//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...(name === undefined
      ? []
      : [
          property("NAME", name),
          property("X-WR-CALNAME", name),
          `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
          `X-PUBLISHED-TTL:${refresh}`,
        ]),
    ...[...zonesOf(entries)].flatMap(([zone, years]) => linesOfZone(zone, years)),
    ...entries.flatMap((entry) => linesOf(entry, now)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function linesOf(entry: CalendarEntry, now: Date): string[] {
  const { uid, sequence, title, description, location, url, status } = entry;
  return [
    "BEGIN:VEVENT",
    property("UID", uid),
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, "")}`,
    ...linesOfSpan(entry),
    property("SUMMARY", title),
    ...(description === "" ? [] : [property("DESCRIPTION", description)]),
    property("LOCATION", location),
    `URL:${url}`,
    `STATUS:${status}`,
    "END:VEVENT",
  ];
}

/** Duration of an event without a known end (minutes): programs treat a missing end differently. */
const shownMinutes = 60;

/** Returns the lines of an event's days; the end of a day or month is the following day. */
function linesOfSpan(event: EventDays): string[] {
  const { zone, date, precision, endDate: last, startTime, endTime } = spanOf(event);
  if (precision === "month") return [...wholeDays(`${date.slice(0, 7)}-01`, addDays(last, 1)), "TRANSP:TRANSPARENT"];
  if (!startTime) return [...wholeDays(date, addDays(last, 1)), "TRANSP:TRANSPARENT"];
  const start = timeIn(zone, "DTSTART", date, startTime);
  if (endTime) return [start, timeIn(zone, "DTEND", last, endTime)];
  if (last === date) return [start, `DURATION:PT${shownMinutes}M`];
  return [start, timeIn(zone, "DTEND", addDays(last, 1), "00:00")];
}

const digits = (text: string) => text.replace(/[-:]/g, "");

const wholeDays = (first: string, end: string) => [
  `DTSTART;VALUE=DATE:${digits(first)}`,
  `DTEND;VALUE=DATE:${digits(end)}`,
];

/**
 * Formats a wall time. If its zone skips the time, the clock's time at that moment is used. If it occurs twice, the
 * result is in UTC, as programs disagree about it.
 */
function timeIn(zone: string, name: string, date: string, time: string): string {
  const wall = `${date}T${time}`;
  const iso = fromZonedTime(zone, wall);
  if (iso !== undefined && isTwice(zone, wall)) return `${name}:${digits(iso.slice(0, 19))}Z`;
  return `${name};TZID=${zone}:${digits(iso === undefined ? wall : toZonedTime(zone, iso))}00`;
}

/** Escapes a text; removes control characters except line breaks. */
const property = (name: string, text: string): string =>
  `${name}:${text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, "")
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\n/g, "\\n")}`;

const maxOctets = 75;
const encoder = new TextEncoder();

/** Folds a line at 75 octets, between two characters. */
function fold(line: string): string {
  if (line.length * 3 <= maxOctets) return line;
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > maxOctets) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
