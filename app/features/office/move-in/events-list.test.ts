import { expect, test } from "vitest";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createMovingSite } from "./old-sites.support.ts";

const heads =
  "Event Name,Event Description,Event Start Date,Event Start Time,Event End Date,Event End Time,Event Time Zone,All Day Event,Event Venue Name";
const csv = (...lines: string[]) => Buffer.from(`${lines.join("\n")}\n`);

const table = csv(
  heads,
  'Open day,"Come and <b>see</b>.\n\nTea at four.",2027-01-16,10:00:00,2027-01-16,14:00:00,Africa/Lagos,FALSE,North house',
  "Camp,Two nights,2027-02-05,,2027-02-07,,,TRUE,North house",
  "Which day?,,02/03/2027,9:00:00 AM,02/03/2027,11:30:00 PM,UTC+1,no,",
  "No day,,,,,,,no,",
);

const calendar = Buffer.from(
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "BEGIN:VEVENT",
    "UID:1@old",
    "SUMMARY:Choir",
    "DTSTART:20270107T170000Z",
    "DTEND:20270107T180000Z",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n"),
);

async function movingSite() {
  const site = await createMovingSite();
  return {
    ...site,
    shown: async (path: string) => textOf(mainOf(await site.readAsStaff(path))),
    events: async () =>
      (await site.ctx.db.selectFrom("events").selectAll().orderBy("id").execute()).map((event) => [
        event.title,
        event.date,
        event.end_date,
        event.start_time,
        event.end_time,
        event.status,
      ]),
  };
}

test("a table of The Events Calendar asks once what its days mean", async () => {
  const { read, press, post, shown, events, readAsStaff } = await movingSite();
  const path = await read("events", table);
  expect(await shown(path)).toContain("Choose the day that 02/03/2027 means.");
  await press(path, "bring");
  expect(await events()).toEqual([]);
  const question = /name="(days:[^"]+)"/.exec(await readAsStaff(path))?.[1] ?? "";
  await post(path, { intent: "answers", [question]: "day" });
  await press(path, "bring");
  expect(await events()).toEqual([
    ["Open day", "2027-01-16", null, "10:00", "14:00", "draft"],
    ["Camp", "2027-02-05", "2027-02-07", null, null, "draft"],
    ["Which day?", "2027-03-02", null, "09:00", "23:30", "draft"],
  ]);
  expect(await shown(path)).toContain("It has no day. Rows 5");
});

test("a calendar and a table come in together, once", async () => {
  const { read, press, events } = await movingSite();
  const list = csv("Title;Date;Lieu", "Tea;16/01/2027 15:00;Office");
  for (const _ of ["first", "again"]) await press(await read("events", calendar, list), "bring");
  expect(await events()).toEqual([
    ["Choir", "2027-01-07", null, "18:00", "19:00", "draft"],
    ["Tea", "2027-01-16", null, "15:00", null, "draft"],
  ]);
});

test("a cancelled event stays out with its name in the report", async () => {
  const { read, press, shown, events } = await movingSite();
  const list = csv(`${heads},Event Status`, "Off,,2027-01-16,,,,,no,North house,canceled", "On,,2027-01-17,,,,,no,,");
  const cancelled = Buffer.from(calendar.toString().replace("SUMMARY:Choir", "SUMMARY:Choir\r\nSTATUS:CANCELLED"));
  const path = await read("events", cancelled, list);
  await press(path, "bring");
  expect((await events()).map(([title]) => title)).toEqual(["On"]);
  expect(await shown(path)).toContain("It is cancelled. (2 times)");
});

test("an event without a place stays a draft until it has one", async () => {
  const { read, press, readAsStaff } = await movingSite();
  const path = await read("events", csv(heads, "On,,2027-01-17,,,,,no,,"));
  await press(path, "bring");
  expect(textOf(mainOf(await readAsStaff(`${path}?drafts`)))).toContain("On It has no place yet.");
});

test("the description of an event keeps its paragraphs", async () => {
  const { read, press, ctx } = await movingSite();
  await press(
    await read("events", csv(heads, 'Open day,"Come and <b>see</b>.\n\nTea at four.",2027-01-16,,,,,no,')),
    "bring",
  );
  const [event] = await ctx.db.selectFrom("events").select("description").execute();
  expect(JSON.parse(event?.description ?? "[]")).toEqual(["Come and **see**.", "Tea at four."]);
});
