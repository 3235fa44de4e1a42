import { siteDate } from "../../app/values/dates.ts";
import { fromSiteTime, toSiteTime } from "../../app/values/site-time.ts";

/** A day from the old site, or a moment. */
export interface OldDate {
  /** ISO date by the clock of the old site; the first of the month if only the month is known. */
  date: string;
  precision: "day" | "month";
  /** `HH:MM` by that clock; undefined if no time was written. */
  time?: string;
  /** True if day and month could also be in the reverse order. */
  isDoubtful?: boolean;
}

const months = "january february march april may june july august september october november december".split(" ");
const clock = String.raw`(?:,?\s+(?:at\s+)?(?<hour>\d{1,2}):(?<minute>\d\d)(?::\d\d)?\s*(?<half>[ap]\.?m\.?)?)?`;
const weekday = String.raw`(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+)?`;
const ordinal = "(?:st|nd|rd|th)?";
const monthName = String.raw`(?<month>[a-z]{3,9})\.?`;

/** Formats of dates without a zone, which are by the clock of the old site. */
const onTheWall = [
  String.raw`(?<year>\d{4})-(?<month>\d\d)(?:-(?<day>\d\d)(?:[T\s](?<hour>\d\d):(?<minute>\d\d)(?::\d\d(?:\.\d+)?)?)?)?`,
  String.raw`${weekday}(?<day>\d{1,2})${ordinal}(?:\s+of)?[\s-]+${monthName},?[\s-]+(?<year>\d{4})${clock}`,
  String.raw`${weekday}${monthName}\s+(?<day>\d{1,2})${ordinal},?\s+(?<year>\d{4})${clock}`,
  String.raw`${monthName},?\s+(?<year>\d{4})`,
  String.raw`(?<first>\d{1,2})[/.](?<second>\d{1,2})[/.](?<year>\d{4})${clock}`,
].map((shape) => new RegExp(`^${shape}$`, "i"));

/**
 * A moment with its zone: `2024-01-25T09:00:00Z`, `Thu Jan 25 2024 10:00:00 GMT+0100`, `25 January 2024 at 10:00:00
 * UTC+1`.
 */
const withZone = /\d:\d\d(?::\d\d(?:\.\d+)?)?\s*(?:(?:GMT|UTC)(?:[+-]\d{1,2}(?::?\d\d)?)?|Z|[+-]\d\d:?\d\d)$/i;

/**
 * Reads a day in any format of an export: timestamps of Firestore, ISO, words, numbers.
 * @param value from the JSON
 * @returns undefined for an invalid day
 */
export function readDate(value: unknown): OldDate | undefined {
  const moment = readMoment(value);
  if (moment !== undefined) return fromMoment(moment);
  if (typeof value !== "string" || value.length > 80) return undefined;
  const text = plain(value);
  for (const shape of onTheWall) {
    const groups = shape.exec(text)?.groups;
    if (groups !== undefined) return fromParts(groups);
  }
  return undefined;
}

/** Returns the moment of a date: its time, or the beginning of its day. */
export function momentOf({ date, time = "00:00" }: OldDate): Date {
  return new Date(fromSiteTime(`${date}T${time}`) ?? Number.NaN);
}

/** Returns the moment in a value; undefined for a value that is only a day. */
export function readMoment(value: unknown): Date | undefined {
  if (typeof value === "number") return fromNumber(value);
  if (typeof value === "string") {
    const text = plain(value);
    if (/^\d{9,14}$/.test(text)) return fromNumber(Number(text));
    return text.length <= 80 && withZone.test(text) ? valid(new Date(readable(text))) : undefined;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const own = (name: string): unknown =>
    Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
  if (own("__datatype__") === "timestamp") return readSeconds(own("value"));
  return readSeconds(value);
}

function readSeconds(value: unknown): Date | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const facts = new Map(Object.entries(value));
  const seconds = Number(facts.get("_seconds") ?? facts.get("seconds") ?? Number.NaN);
  const nanoseconds = Number(facts.get("_nanoseconds") ?? facts.get("nanoseconds") ?? 0);
  return valid(new Date(seconds * 1000 + Math.floor(nanoseconds / 1e6)));
}

/**
 * Converts seconds or milliseconds, by size, because the site has no dates from 5138, or from the first months of 1970.
 */
function fromNumber(number: number): Date | undefined {
  return valid(new Date(Math.abs(number) < 1e11 ? number * 1000 : number));
}

/** Accepts dates from 1900 on (birthdays) up to about a hundred years ahead. */
function valid(moment: Date): Date | undefined {
  const year = moment.getUTCFullYear();
  return year >= 1900 && year <= 2120 ? moment : undefined;
}

function plain(text: string): string {
  return text
    .replace(/\([^)]*\)\s*$/, "")
    .replace(/[\s\u00a0\u202f]+/g, " ")
    .trim();
}

/** Prepares a date for JavaScript's parser: removes the word “at”, and completes the hours of a zone to two digits. */
function readable(text: string): string {
  return text
    .replace(/,? at /i, " ")
    .replace(/(?:UTC|GMT)([+-])(\d)$/i, "GMT$10$200")
    .replace(/(?:UTC|GMT)([+-]\d\d)$/i, "GMT$100")
    .replace(/ (?=[+-]\d\d:?\d\d$)/, "");
}

function fromMoment(moment: Date): OldDate {
  const time = toSiteTime(moment.toISOString()).slice(11);
  // A day without a time often becomes midnight in a database.
  const isDay = time === "00:00" || moment.toISOString().slice(11, 16) === "00:00";
  return { date: siteDate(moment), precision: "day", ...(!isDay && { time }) };
}

function fromParts(groups: Record<string, string | undefined>): OldDate | undefined {
  const { year = "", first, second, hour, minute } = groups;
  const slashed = first === undefined || second === undefined ? undefined : dayFirst(Number(first), Number(second));
  const month = slashed?.month ?? monthNumber(groups.month ?? "");
  const day = slashed?.day ?? (groups.day === undefined ? undefined : Number(groups.day));
  const date = `${year}-${String(month).padStart(2, "0")}-${String(day ?? 1).padStart(2, "0")}`;
  const moment = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(date) || !valid(moment)) return undefined;
  const time = hour === undefined ? undefined : wallTime(Number(hour), minute ?? "00", groups.half);
  return {
    date,
    precision: day === undefined ? "month" : "day",
    ...(time !== undefined && time !== "00:00" && { time }),
    ...(slashed?.isDoubtful && { isDoubtful: true }),
  };
}

/** Assumes the day first, as in Nigeria; a number above 12 is the day in any case. */
function dayFirst(first: number, second: number): { day: number; month: number; isDoubtful: boolean } {
  if (second > 12) return { day: second, month: first, isDoubtful: false };
  return { day: first, month: second, isDoubtful: first <= 12 && first !== second };
}

function monthNumber(text: string): number {
  if (/^\d\d$/.test(text)) return Number(text);
  return months.findIndex((name) => name.startsWith(text.toLowerCase())) + 1;
}

function wallTime(hour: number, minute: string, half: string | undefined): string | undefined {
  const late = half === undefined ? hour : (hour % 12) + (/^p/i.test(half) ? 12 : 0);
  return late > 23 || Number(minute) > 59 ? undefined : `${String(late).padStart(2, "0")}:${minute}`;
}
