const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const fields = { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" } as const;
  const format = new Intl.DateTimeFormat("en-US", {
    ...fields,
    second: "2-digit",
    hourCycle: "h23",
    calendar: "iso8601",
    timeZone: zone,
  });
  formats.set(zone, format);
  return format;
}

/** Returns the wall time of a zone at a moment, as if it were UTC (ms). */
function wallClock(zone: string, instant: number): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Returns the offset of a zone from UTC at a moment (ms). */
export const offsetAt = (zone: string, instant: number): number =>
  wallClock(zone, Math.floor(instant / 1_000) * 1_000) - Math.floor(instant / 1_000) * 1_000;

const dayMs = 24 * 3_600_000;

/**
 * Returns the moment (ms) at which clocks of a zone show a wall time. A time that clocks skip becomes later by the
 * skipped duration; of a time that occurs twice, the first is used (Temporal's `compatible`).
 * @param wall the wall time as if it were UTC (ms)
 */
function instantOf(zone: string, wall: number): number {
  const offsets = [offsetAt(zone, wall - dayMs), offsetAt(zone, wall + dayMs)];
  const instants = offsets.map((offset) => wall - offset).sort((a, b) => a - b);
  const [before = 0] = offsets;
  return instants.find((instant) => wallClock(zone, instant) === wall) ?? wall - before;
}

/**
 * Formats a moment as `2026-03-10T14:30` in a zone.
 * @param iso UTC
 */
export const toZonedTime = (zone: string, iso: string): string =>
  new Date(wallClock(zone, Date.parse(iso))).toISOString().slice(0, 16);

/**
 * @param text value of a `datetime-local` field, such as `2026-03-10T14:30`
 * @returns ISO 8601, UTC; undefined when invalid
 */
export function fromZonedTime(zone: string, text: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return undefined;
  const wall = Date.parse(`${text}Z`);
  if (Number.isNaN(wall) || !new Date(wall).toISOString().startsWith(text)) return undefined;
  return new Date(instantOf(zone, wall)).toISOString();
}

/**
 * Returns true if clocks skip this wall time when they are set forward.
 * @param text such as `2026-04-24T00:30`
 */
export function isSkipped(zone: string, text: string): boolean {
  const iso = fromZonedTime(zone, text);
  return iso !== undefined && toZonedTime(zone, iso) !== text;
}

/**
 * Returns true if this wall time occurs twice, as clocks are set back.
 * @param text such as `2026-10-29T23:30`
 */
export function isTwice(zone: string, text: string): boolean {
  const first = Date.parse(fromZonedTime(zone, text) ?? "");
  if (Number.isNaN(first)) return false;
  const second = Date.parse(`${text}Z`) - offsetAt(zone, first + dayMs);
  return second > first && toZonedTime(zone, new Date(second).toISOString()) === text;
}

/** Returns the ISO date of a moment in a zone. */
export const dateIn = (zone: string, moment: Date): string =>
  new Date(wallClock(zone, moment.getTime())).toISOString().slice(0, 10);

/** Returns the minute of a moment in a zone, such as `2026-03-10T14:30`. */
export const minuteIn = (zone: string, moment: Date): string => toZonedTime(zone, moment.toISOString());

/**
 * Returns the first moment of a day (ISO 8601, UTC). Some days have no midnight.
 * @param date ISO date
 */
export const startOfDay = (zone: string, date: string): string =>
  new Date(instantOf(zone, Date.parse(`${date}T00:00:00Z`))).toISOString();

/**
 * Returns the first moment of the next day (ISO 8601, UTC). A day has 23, 24 or 25 hours.
 * @param date ISO date
 */
export const endOfDay = (zone: string, date: string): string =>
  startOfDay(zone, new Date(Date.parse(date) + dayMs).toISOString().slice(0, 10));

/**
 * Returns the same time of the clock a number of days before, which may be an hour more or less if the clocks changed.
 */
export function daysEarlier(zone: string, moment: Date, days: number): Date {
  const instant = moment.getTime();
  const rest = instant - Math.floor(instant / 1_000) * 1_000;
  return new Date(instantOf(zone, wallClock(zone, instant - rest) - days * dayMs) + rest);
}

/**
 * Formats an offset, such as `+01:00`.
 * @param iso UTC
 */
export function writeOffset(zone: string, iso: string): string {
  const minutes = offsetAt(zone, Date.parse(iso)) / 60_000;
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  return `${minutes < 0 ? "-" : "+"}${String(hours).padStart(2, "0")}:${String(rest).padStart(2, "0")}`;
}

/** Returns the moments (ms) between two years at which the clocks of a zone change; none for most of Africa. */
export function clockChanges(zone: string, firstYear: number, lastYear: number): number[] {
  const changes: number[] = [];
  const end = Date.UTC(lastYear + 1, 0, 1);
  for (let day = Date.UTC(firstYear, 0, 1); day < end; day += dayMs) {
    if (offsetAt(zone, day) === offsetAt(zone, day + dayMs)) continue;
    let before = day;
    let after = day + dayMs;
    while (after - before > 60_000) {
      const middle = Math.floor((before + after) / 2 / 60_000) * 60_000;
      if (offsetAt(zone, middle) === offsetAt(zone, before)) before = middle;
      else after = middle;
    }
    changes.push(after);
  }
  return changes;
}
