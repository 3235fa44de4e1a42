import ICAL from "ical.js";
import { cleanText } from "../../values/typed-text.ts";
import { titleOf, wordsOf } from "./export-fields.ts";
import type { ExportOptions, ExportProblem, OldEvent, ReadExport } from "./export-rows.ts";
import { RowGatherer } from "./gather-rows.ts";
import { readHtml } from "./html-to-blocks.ts";

/** Limits of a series: its days from today on. */
const maxDays = 52;
const maxMonths = 12;
/** Maximum number of steps from the begin of a series to today. */
const maxSteps = 20_000;

/** Reads a calendar file (iCalendar, RFC 5545). Attendees and alarms are not read. @param now ISO date and time, UTC */
export function readCalendar(
  bytes: Uint8Array,
  { from, now = new Date().toISOString() }: Pick<ExportOptions, "from" | "now">,
): ReadExport | { problem: ExportProblem } {
  const text = Buffer.from(bytes)
    .toString("utf8")
    .replace(/^\uFEFF/, "");
  if (!/^\s*BEGIN:VCALENDAR/i.test(text)) return { problem: "unknown" };
  if (!/END:VCALENDAR\s*$/i.test(text)) return { problem: "cut" };
  let calendars: ICAL.Component[];
  try {
    calendars = componentsOf(ICAL.parse(text));
  } catch {
    return { problem: "unknown" };
  }
  const gatherer = new RowGatherer(from);
  for (const calendar of calendars) {
    for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
    const events = newestOf(calendar.getAllSubcomponents("vevent"));
    gatherer.countOut("file", calendar.getAllSubcomponents("vtodo").length);
    for (const event of events) addEvent(gatherer, event, events, now);
  }
  return gatherer.read();
}

/** A file may hold several calendars. */
const componentsOf = (parsed: unknown): ICAL.Component[] => {
  const list = parsed as [unknown, ...unknown[]];
  const all = typeof list[0] === "string" ? [list] : (list as unknown[]);
  return all.map((one) => new ICAL.Component(one as ConstructorParameters<typeof ICAL.Component>[0]));
};

const textOf = (event: ICAL.Component, name: string): string => {
  const value: unknown = event.getFirstPropertyValue(name);
  return typeof value === "string" ? value : (value?.toString() ?? "");
};

const idOf = (event: ICAL.Component): string => `${textOf(event, "uid")} ${textOf(event, "recurrence-id")}`;

/** Returns the event with the highest sequence for each id. */
function newestOf(events: ICAL.Component[]): ICAL.Component[] {
  const newest = new Map<string, ICAL.Component>();
  const sequence = (event: ICAL.Component) => Number(textOf(event, "sequence") || 0);
  for (const [index, event] of events.entries()) {
    const id = textOf(event, "uid") === "" ? `${index}` : idOf(event);
    const known = newest.get(id);
    if (known === undefined || sequence(event) >= sequence(known)) newest.set(id, event);
  }
  return [...newest.values()];
}

function addEvent(gatherer: RowGatherer, component: ICAL.Component, all: ICAL.Component[], now: string): void {
  const start: unknown = component.getFirstPropertyValue("dtstart");
  const frequency = /FREQ=(\w+)/.exec(textOf(component, "rrule"))?.[1] ?? "";
  const event = new ICAL.Event(component);
  if (!isDay(component)) {
    gatherer.countOut("noDay");
    return;
  }
  if (
    /SECONDLY|MINUTELY|HOURLY/.test(frequency) ||
    !(start instanceof ICAL.Time) ||
    (event.endDate && event.endDate.compare(event.startDate) < 0)
  ) {
    gatherer.countOut("event");
    return;
  }
  if (frequency === "" && component.getFirstPropertyValue("rdate") === null) {
    addDay(gatherer, component, event.startDate, event.endDate, idOf(component).trim());
    return;
  }
  const uid = textOf(component, "uid");
  for (const exception of all)
    if (textOf(exception, "uid") === uid && textOf(exception, "recurrence-id") !== "") event.relateException(exception);
  const today = now.slice(0, 10);
  const last = new Date(Date.parse(now));
  last.setUTCMonth(last.getUTCMonth() + maxMonths);
  const { past, coming } = listDays(event, today, last.toISOString().slice(0, 10));
  // A short series comes with all its days; of a long one, the past ones stay out.
  const isShort = past.length + coming.length <= maxDays;
  if (!isShort) gatherer.countOut("pastDay", past.length);
  for (const day of isShort ? [...past, ...coming] : coming) {
    const { startDate, endDate, item } = event.getOccurrenceDetails(day);
    // A moved day is an event of its own in the file, with the same id.
    if (item.component === component) addDay(gatherer, component, startDate, endDate, `${uid} ${day.toString()}`);
  }
}

/** Lists the days of a series before today, and those until a last day. */
function listDays(event: ICAL.Event, today: string, last: string) {
  const past: ICAL.Time[] = [];
  const coming: ICAL.Time[] = [];
  const days = event.iterator();
  for (let step = 0; step < maxSteps && coming.length < maxDays; step++) {
    const day = days.next() as ICAL.Time | undefined;
    if (day === undefined || day === null || dayOf(day) > last) break;
    (dayOf(day) < today ? past : coming).push(day);
  }
  return { past, coming };
}

/** Returns false for a day that the calendar does not have, such as 30 February, which the library would move. */
function isDay(component: ICAL.Component): boolean {
  const written = String(component.getFirstProperty("dtstart")?.toJSON()[3] ?? "");
  const [year = 0, month = 0, day = 0] = written.slice(0, 10).split("-").map(Number);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
}

const dayOf = (time: ICAL.Time): string => time.toString().slice(0, 10);

/**
 * Returns a local time with its zone; an unknown zone is converted by the rules of the file.
 * @param named zone in the file; empty for none
 */
function readTime(time: ICAL.Time, named: string): { text: string; zone: string } {
  const local = time.toString().slice(0, 16).replace("T", " ");
  if (time.isDate) return { text: local.slice(0, 10), zone: "" };
  if (time.zone.tzid === "UTC") return { text: local, zone: "UTC" };
  if (named === "") return { text: local, zone: "" };
  // Programs write prefixes before the name of a zone, which has two or three parts.
  const parts = named.split("/");
  const known = [3, 2, 1].map((count) => parts.slice(-count).join("/")).find(isZone);
  if (known !== undefined) return { text: local, zone: known };
  return { text: time.toJSDate().toISOString().slice(0, 16).replace("T", " "), zone: "UTC" };
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

function addDay(gatherer: RowGatherer, component: ICAL.Component, start: ICAL.Time, end: ICAL.Time, id: string): void {
  const zone = String(component.getFirstProperty("dtstart")?.getParameter("tzid") ?? "");
  const begin = readTime(start, zone);
  const isAllDay = start.isDate;
  // The end of whole days is the day after the last one.
  const last = end && isAllDay ? new Date(Date.parse(dayOf(end)) - 86_400_000).toISOString().slice(0, 10) : "";
  const event: OldEvent = {
    start: begin.text,
    end: isAllDay ? (last > begin.text ? last : "") : end ? readTime(end, zone).text : "",
    zone: begin.zone,
    isAllDay,
    venue: "",
    place: titleOf(textOf(component, "location")),
    address: "",
    isCancelled: textOf(component, "status").toUpperCase() === "CANCELLED",
  };
  const words = cleanText(textOf(component, "description"));
  const html = /<[a-z]/i.test(words)
    ? `<p>${wordsOf(words)}</p>`
    : words
        .split(/\n\s*\n/)
        .map(
          (text) => `<p>${text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll("\n", "<br>")}</p>`,
        )
        .join("");
  gatherer.add({
    noun: "story",
    kind: "tribe_events",
    id: id || `${begin.text} ${textOf(component, "summary")}`,
    title: titleOf(textOf(component, "summary")),
    status: /PRIVATE|CONFIDENTIAL/i.test(textOf(component, "class")) ? "private" : "public",
    local: "",
    utc: "",
    author: "",
    summary: "",
    path: "",
    slug: "",
    cover: undefined,
    event,
    ...readHtml(html),
  });
}
