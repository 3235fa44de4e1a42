import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { anEvent } from "../../../../tests/support/builders.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { type CalendarEntry, writeCalendar } from "../../../values/calendar-file.ts";
import { insertEvent } from "./event-queries.server.ts";

/** Reads a file as a calendar program does, with only the file's time zone. */
function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent("vtimezone") as ICAL.Component);
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    const moment = (time: ICAL.Time) => {
      if (time.isDate) return time.toString();
      time.zone = zone;
      return time.toJSDate().toISOString();
    };
    return {
      uid: event.uid,
      sequence: event.sequence,
      title: event.summary,
      location: event.location,
      description: event.description,
      status: String(component.getFirstPropertyValue("status")),
      start: moment(event.startDate),
      end: moment(event.endDate),
    };
  });
}

/** A line has 75 octets at most, and ends with CR LF. */
function expectWellFolded(text: string) {
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  for (const line of text.slice(0, -2).split("\r\n")) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n]/);
    expect(line.isWellFormed()).toBe(true);
  }
}

const day = {
  title: "Book day in Yaba",
  location: "Yaba, Lagos",
  date: "2026-12-12",
  startTime: "10:00",
  endTime: "14:00",
  description: ["Forty boxes."],
  photos: ["1"],
};

test("a changed event keeps its identifier with a higher sequence", async () => {
  const { post, read } = await createStaffedSite({ now: "2026-11-23T09:00:00Z" });
  const follow = async () => readCalendar(await read("/events.ics"))[0];
  await post("/admin/event", { ...day, address: "2 Sample Road" });
  const first = await follow();
  // The installation's id, because a host name may change.
  expect(first?.uid).toMatch(/^event-\d+@[0-9a-f-]{36}$/);
  expect(first).toMatchObject({
    title: "Book day in Yaba",
    status: "CONFIRMED",
    location: "2 Sample Road, Yaba, Lagos",
    start: "2026-12-12T09:00:00.000Z",
    end: "2026-12-12T13:00:00.000Z",
  });
  const changes = [
    [{ title: "Book day" }, { title: "Book day" }],
    [{ startTime: "11:30" }, { start: "2026-12-12T10:30:00.000Z" }],
    [{ endDate: "2026-12-13" }, { end: "2026-12-13T13:00:00.000Z" }],
    [{ state: "postponed" }, { status: "TENTATIVE", title: "Postponed: Book day in Yaba" }],
    [
      { state: "postponed", date: "2027-01-30", stateNote: "The roof is being mended." },
      {
        status: "CONFIRMED",
        title: "Book day in Yaba",
        start: "2027-01-30T09:00:00.000Z",
        description:
          "The roof is being mended.\nPostponed from December 12, 2026.\nYaba, Lagos\nhttps://site.test/event/readmore/1",
      },
    ],
    [{ state: "cancelled" }, { status: "CANCELLED", title: "Cancelled: Book day in Yaba" }],
    [{ monthOnly: "yes" }, { start: "2026-12-01", end: "2027-01-01" }],
    [
      { startTime: "", endTime: "" },
      { start: "2026-12-12", end: "2026-12-13" },
    ],
  ] as const;
  let sequence = first?.sequence ?? 0;
  for (const [index, [change, expected]] of changes.entries()) {
    expect((await post("/admin/event/1", { ...day, ...change, version: String(index + 1) })).status).toBe(200);
    const now = await follow();
    expect(now).toMatchObject({ ...expected, uid: first?.uid });
    expect(now?.sequence).toBeGreaterThan(sequence);
    sequence = now?.sequence ?? 0;
    expect(readCalendar(await read("/event/readmore/1.ics"))).toEqual([now]);
  }
});

test("1,000 random events read as they were written", () => {
  const pick = <Value>(...values: Value[]) => fc.constantFrom(...values);
  const text = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 300 }),
    pick("📚".repeat(100), "يوم الكتاب ".repeat(30), "a,b;c\\d\ne", "x".repeat(300), "Ọjọ́ ìwé, ẹ̀bùn"),
  );
  const times = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
  const time = times.map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
  const entry = fc.record({
    title: text,
    location: text,
    description: text,
    sequence: fc.nat(10_000),
    date: fc
      .date({ min: new Date("2000-01-01"), max: new Date("2099-12-01"), noInvalidDate: true })
      .map((one) => one.toISOString().slice(0, 10)),
    precision: pick<"day" | "month">("day", "day", "day", "month"),
    startTime: fc.option(time),
    endTime: fc.option(time),
    lasts: fc.integer({ min: 0, max: 30 }),
    status: pick<CalendarEntry["status"]>("CONFIRMED", "TENTATIVE", "CANCELLED"),
  });
  const entries = fc.sample(entry, { numRuns: 1_000, seed: 43 }).map(({ lasts, ...fields }, index) => {
    const date = fields.precision === "month" ? `${fields.date.slice(0, 7)}-01` : fields.date;
    const endDate = lasts > 15 ? new Date(Date.parse(date) + lasts * 86_400_000).toISOString().slice(0, 10) : null;
    const endTime = fields.startTime === null ? null : fields.endTime;
    return {
      ...fields,
      zone: "Africa/Lagos",
      date,
      endDate,
      endTime,
      uid: `event-${index}@site.test`,
      url: "https://site.test/",
    };
  });
  const file = writeCalendar({ name: "All", entries, now: new Date("2026-11-23T09:00:00Z") });
  expectWellFolded(file);
  const read = readCalendar(file);
  expect(read).toHaveLength(1_000);
  // A text has no control characters but line breaks.
  const plain = (value: string) =>
    value
      .toWellFormed()
      .replace(/\r\n?/g, "\n")
      .replace(/[^\P{Cc}\n]/gu, "");
  for (const [index, written] of entries.entries()) {
    const { title, location, description, sequence, status, date, precision, startTime, endTime, endDate } = written;
    const found = read[index];
    expect(found).toMatchObject({
      uid: written.uid,
      sequence,
      status,
      title: plain(title),
      location: plain(location),
    });
    if (description !== "") expect(found?.description).toBe(plain(description));
    const isWhole = precision === "month" || startTime === null;
    const instant = (on: string, at: string) => new Date(`${on}T${at}:00+01:00`).getTime();
    if (isWhole) {
      expect(found?.start).toBe(date);
      continue;
    }
    expect(Date.parse(found?.start ?? "")).toBe(instant(date, startTime));
    if (endTime === null) continue;
    // An end before the start is on the next day.
    const end = instant(endDate ?? date, endTime) + (endDate === null && endTime <= startTime ? 86_400_000 : 0);
    expect(Date.parse(found?.end ?? "")).toBe(end);
  }
});

test("pages offer calendar files for one event or all, without drafts", async () => {
  const { ctx, ask, read } = await createTestSite({ empty: true, now: "2026-11-23T09:00:00Z" });
  const long = "n".repeat(300);
  await insertEvent(ctx.db, anEvent({ title: long, date: "2026-12-12", address: "2 Sample Road" }));
  await insertEvent(ctx.db, anEvent({ title: "Secret", status: "draft" }));
  const page = await read("/event/readmore/1");
  expect(page).toContain('href="/event/readmore/1.ics"');
  expect(page).toContain("https://www.openstreetmap.org/search?query=2+Sample+Road%2C+Lagos%2C+Nigeria");
  expect(await read("/events")).toContain('href="webcal://site.test/events.ics"');
  const answer = await ask("/event/readmore/1.ics");
  expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  const file = await answer.text();
  expectWellFolded(file);
  expect(readCalendar(file).map(({ title }) => title)).toEqual([long]);
  expect(await read("/events.ics")).not.toContain("Secret");
  for (const path of ["/event/readmore/2.ics", "/event/readmore/x.ics", "/event/readmore/9.ics"])
    expect((await ask(path)).status).toBe(404);
});

test("every list marks a postponed or cancelled event; a long one is current to its last day", async () => {
  const { clock, post, read } = await createStaffedSite({ now: "2026-11-23T09:00:00Z" });
  await post("/admin/event", { ...day, takesSignups: "yes", places: "80" });
  const change = { ...day, takesSignups: "yes", places: "80", state: "postponed", date: "2027-01-30" };
  await post("/admin/event/1", { ...change, stateNote: "The library roof is being mended.", version: "1" });
  const postponed = textOf(mainOf(await read("/event/readmore/1")));
  expect(postponed).toContain("Postponed. New day: January 30, 2027, 10:00 to 14:00");
  expect(postponed).toContain(
    "The library roof is being mended. If you said you were coming, we have kept your place.",
  );
  expect(postponed).toContain("If you gave an email address, we have written to you.");
  expect(postponed).toContain("Keep my place on January 30");
  expect(await read("/event/readmore/1")).toContain("<del>December 12, 2026</del>");
  expect(textOf(mainOf(await read("/events")))).toContain("Book day in Yaba Postponed");
  await post("/admin/event/1", { ...day, state: "cancelled", takesSignups: "yes", version: "2" });
  const cancelled = textOf(mainOf(await read("/event/readmore/1")));
  expect(cancelled).toContain(
    "Cancelled If you said you were coming and gave an email address, we have written to you.",
  );
  expect(cancelled).not.toContain("Keep my place");
  expect(textOf(mainOf(await read("/")))).toContain("Book day in Yaba Cancelled");
  await post("/admin/event/1", { ...day, endDate: "2026-12-14", endTime: "", version: "3" });
  clock.at = new Date("2026-12-14T20:00:00Z");
  expect(textOf(mainOf(await read("/events")))).toMatch(/Coming up .*Book day/);
  expect(textOf(mainOf(await read("/event/readmore/1")))).toContain("December 12, 2026, 10:00 to December 14, 2026");
  clock.at = new Date("2026-12-14T23:01:00Z");
  expect(textOf(mainOf(await read("/events")))).toMatch(/Looking back .*Book day/);
});

test("an impossible end, number of places or deadline is refused with its sentence", async () => {
  const { post } = await createStaffedSite({ now: "2026-11-23T09:00:00Z" });
  for (const [wrong, sentence] of [
    [{ endDate: "2026-12-11" }, "It ends before it starts"],
    [{ endDate: "2027-02-12" }, "An event lasts 31 days at most: make several of it"],
    [{ endDate: "soon" }, "Choose a day of the calendar"],
    [{ places: "-1" }, "Write a whole number"],
    [{ places: "0" }, "Write 1 to 100000"],
    [{ state: "lost" }, "Choose how it stands with the day"],
    [{ monthOnly: "yes", takesSignups: "yes" }, "Say the day first: people cannot come to a month"],
    [{ title: "n".repeat(300) }, "Must be 200 characters or less"],
  ] as const) {
    const answer = await post("/admin/event.data", { ...day, ...wrong });
    expect([sentence, answer.status]).toEqual([sentence, 422]);
    expect(await answer.text()).toContain(sentence);
  }
});
