import { type EventDays, spanOf } from "./event-days.ts";
import { addDays } from "./lagos-days.ts";

/** An event in a calendar file. */
export interface CalendarEntry extends EventDays {
  /** Stays the same through every change. */
  uid: string;
  /** Rises with every change. */
  sequence: number;
  title: string;
  description: string;
  location: string;
  url: string;
  status: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
}

interface CalendarFile {
  /** Name of the calendar, for a feed. */
  name?: string;
  entries: CalendarEntry[];
  now: Date;
}

/** Nigeria has had one offset since 1919; programs that do not know the zone read it here. */
const lagos = [
  "BEGIN:VTIMEZONE",
  "TZID:Africa/Lagos",
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0100",
  "TZNAME:WAT",
  "END:STANDARD",
  "END:VTIMEZONE",
];

/** How often programs ask for a feed anew. */
const refresh = "PT4H";

/** A calendar ([RFC 5545](https://www.rfc-editor.org/rfc/rfc5545)), of one event or of all. */
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
    ...lagos,
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

/** A day or a month lasts to the day after; an event without an end time has none here. */
function linesOfSpan(event: EventDays): string[] {
  const { date, precision, endDate: last, startTime, endTime } = spanOf(event);
  if (precision === "month") return [...wholeDays(`${date.slice(0, 7)}-01`, addDays(last, 1)), "TRANSP:TRANSPARENT"];
  if (!startTime) return [...wholeDays(date, addDays(last, 1)), "TRANSP:TRANSPARENT"];
  const start = timeIn("DTSTART", date, startTime);
  if (endTime) return [start, timeIn("DTEND", last, endTime)];
  return last === date ? [start] : [start, timeIn("DTEND", addDays(last, 1), "00:00")];
}

const digits = (text: string) => text.replace(/[-:]/g, "");

const wholeDays = (first: string, end: string) => [
  `DTSTART;VALUE=DATE:${digits(first)}`,
  `DTEND;VALUE=DATE:${digits(end)}`,
];

const timeIn = (name: string, date: string, time: string) =>
  `${name};TZID=Africa/Lagos:${digits(date)}T${digits(time)}00`;

/** Escapes a text; control characters but the line break have no place in one. */
const property = (name: string, text: string): string =>
  `${name}:${text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, "")
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\n/g, "\\n")}`;

const maxOctets = 75;
const encoder = new TextEncoder();

/** Folds a line at 75 octets, between characters. */
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
