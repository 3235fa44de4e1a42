import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import {
  clockChanges,
  dateIn,
  daysEarlier,
  endOfDay,
  fromZonedTime,
  isSkipped,
  isTwice,
  offsetAt,
  startOfDay,
  toZonedTime,
  writeOffset,
} from "./zoned-time.ts";

/** Without a change of the clock in these years; a third of them is looked at. */
const steady = [
  "Africa/Lagos",
  "Africa/Accra",
  "Africa/Nairobi",
  "Africa/Kampala",
  "Africa/Dakar",
  "Africa/Abidjan",

  "Africa/Johannesburg",
  "Africa/Kigali",
  "Africa/Addis_Ababa",
];

const changing = ["Africa/Cairo", "Africa/Casablanca", "Europe/London"];

const zones = [...steady.filter((_, index) => index % 3 === 0), ...changing];

/** Every day of these years, as ISO dates. */
const days = Array.from({ length: 8 * 366 }, (_, day) =>
  new Date(Date.UTC(2023, 0, 1 + day)).toISOString().slice(0, 10),
).filter((day) => day < "2031");

const instantOf = (zoned: Temporal.ZonedDateTime) => new Date(zoned.epochMilliseconds).toISOString();

describe.each(zones)("in %s", (zone) => {
  test("every day from 2023 to 2030 begins and ends at the instants that Temporal gives", () => {
    for (const day of days) {
      const date = Temporal.PlainDate.from(day);
      expect(startOfDay(zone, day)).toBe(instantOf(date.toZonedDateTime({ timeZone: zone })));
      expect(endOfDay(zone, day)).toBe(instantOf(date.add({ days: 1 }).toZonedDateTime({ timeZone: zone })));
    }
  });

  test("wall times match Temporal's instants around each change of clocks", () => {
    const changes = clockChanges(zone, 2023, 2030);
    const around = [Date.UTC(2026, 5, 1), ...changes].flatMap((change) =>
      Array.from({ length: 96 }, (_, place) => change + (place - 48) * 30 * 60_000),
    );
    for (const near of around) {
      const text = new Date(near).toISOString().slice(0, 16);
      const zoned = Temporal.PlainDateTime.from(text).toZonedDateTime(zone);
      expect([text, fromZonedTime(zone, text)]).toEqual([text, instantOf(zoned)]);
      const iso = new Date(near).toISOString();
      const there = Temporal.Instant.from(iso).toZonedDateTimeISO(zone);
      expect(toZonedTime(zone, iso)).toBe(there.toPlainDateTime().toString().slice(0, 16));
      expect(dateIn(zone, new Date(near))).toBe(there.toPlainDate().toString());
      expect(writeOffset(zone, iso)).toBe(there.offset);
      for (const days of [1, 400]) {
        const earlier = there.subtract({ days }).epochMilliseconds + 7;
        expect(daysEarlier(zone, new Date(near + 7), days).getTime()).toBe(earlier);
      }
    }
    for (const change of changes) expect(offsetAt(zone, change)).not.toBe(offsetAt(zone, change - 60_000));
  });
});

test("Cairo has a day without midnight, one of 23 hours and one of 25", () => {
  expect(startOfDay("Africa/Cairo", "2026-04-24")).toBe("2026-04-23T22:00:00.000Z");
  expect(endOfDay("Africa/Cairo", "2026-04-24")).toBe("2026-04-24T21:00:00.000Z");
  expect(
    Date.parse(endOfDay("Africa/Cairo", "2026-10-29")) - Date.parse(startOfDay("Africa/Cairo", "2026-10-29")),
  ).toBe(25 * 3_600_000);
  expect(isSkipped("Africa/Cairo", "2026-04-24T00:30")).toBe(true);
  expect(isSkipped("Africa/Cairo", "2026-04-24T01:30")).toBe(false);
  for (const [time, twice] of [
    ["2026-10-29T22:59", false],
    ["2026-10-29T23:00", true],
    ["2026-10-29T23:59", true],
    ["2026-10-30T00:00", false],
    ["2026-04-24T00:30", false],
  ] as const)
    expect([time, isTwice("Africa/Cairo", time)]).toEqual([time, twice]);
  expect(isSkipped("Africa/Lagos", "2026-04-24T00:30")).toBe(false);
});

test.each(["2026-02-30T10:00", "2026-03-10T25:00", "2026-03-10", "", "10:00"])("%o is no wall time", (text) => {
  expect(fromZonedTime("Africa/Lagos", text)).toBeUndefined();
});
