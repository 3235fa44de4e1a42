import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { writeCalendar } from "../../../values/calendar-file.ts";

test("calendar files of four cities give the instants of Temporal across clock changes", () => {
  const zones = ["Africa/Cairo", "Africa/Casablanca", "Africa/Lagos", "Africa/Nairobi"];
  // Clock changes and other days, up to two years apart.
  const dates = ["2023-04-27", "2023-04-28", "2023-10-26", "2026-04-23", "2026-04-24", "2026-10-29", "2026-10-30"];
  const times = ["00:00", "00:30", "01:00", "02:30", "12:00", "22:45", "23:00", "23:30"];
  const rest = { title: "x", description: "", location: "", sequence: 1, status: "CONFIRMED", url: "" } as const;
  const entries = zones.flatMap((zone) =>
    dates.flatMap((date) =>
      times.map((startTime) => ({
        ...rest,
        uid: `${zone} ${date} ${startTime}`,
        zone,
        date,
        startTime,
        endTime: null,
        endDate: null,
        precision: "day" as const,
      })),
    ),
  );
  const calendar = new ICAL.Component(ICAL.parse(writeCalendar({ entries, now: new Date("2026-01-01T00:00:00Z") })));
  const known = new Map(
    calendar
      .getAllSubcomponents("vtimezone")
      .map((zone) => [zone.getFirstPropertyValue("tzid"), new ICAL.Timezone(zone)]),
  );
  expect([...known.keys()]).toEqual(zones);
  for (const component of calendar.getAllSubcomponents("vevent")) {
    const event = new ICAL.Event(component);
    const [zone = "", date, time] = event.uid.split(" ");
    const start = event.startDate;
    // A time that occurs twice is written in UTC.
    if (start.zone !== ICAL.Timezone.utcTimezone) start.zone = known.get(zone) as ICAL.Timezone;
    const instant = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone, {
      disambiguation: "compatible",
    });
    expect([event.uid, start.toJSDate().getTime()]).toEqual([event.uid, instant.epochMilliseconds]);
  }
});

test("a zone has one RDATE for each clock change in the file's years", () => {
  const event = {
    title: "x",
    description: "",
    location: "",
    sequence: 1,
    status: "CONFIRMED",
    url: "",
    uid: "1",
  } as const;
  const at = { precision: "day", date: "2026-04-24", startTime: "10:00" } as const;
  const write = (zone: string) =>
    writeCalendar({ entries: [{ ...event, ...at, zone }], now: new Date("2026-01-01T00:00:00Z") });
  expect(write("Africa/Cairo").match(/^(?:RDATE|TZOFFSET|BEGIN:[SD])\S*/gm)).toEqual([
    "BEGIN:STANDARD",
    "TZOFFSETFROM:+0200",
    "TZOFFSETTO:+0200",
    "BEGIN:DAYLIGHT",
    "RDATE:20260424T000000",
    "TZOFFSETFROM:+0200",
    "TZOFFSETTO:+0300",
    "BEGIN:STANDARD",
    "RDATE:20261030T000000",
    "TZOFFSETFROM:+0300",
    "TZOFFSETTO:+0200",
  ]);
  for (const zone of ["Africa/Lagos", "Africa/Nairobi"]) expect(write(zone)).not.toContain("RDATE");
});
