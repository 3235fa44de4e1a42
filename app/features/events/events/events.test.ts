import { expect, test } from "vitest";
import { anEvent } from "../../../../tests/support/builders.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { insertEvent } from "./event-queries.server.ts";

test("an event shows title, location, date, paragraphs, list, all its pictures", async () => {
  const { ask } = await createTestSite();
  const answer = await ask("/event/readmore/2");
  expect(answer.status).toBe(200);
  const html = mainOf(await answer.text());
  const text = textOf(html);
  expect(html).toContain("<h1>Pad-A-Girl initiative</h1>");
  expect(text).toContain("May 2024");
  expect(text).toContain("Twelve medical associations in six south-west states");
  expect(text).toContain(
    "First Sample University, Second Sample University, Third Sample University, Fourth Sample University.",
  );
  expect(html).toMatch(/<figure class="lead-img"><img alt="A student with a backpack/);
  expect(html).toContain('<div class="grid-imgs">');
});

test("the four events keep their numbers in the order of the specification", async () => {
  const { read } = await createTestSite();
  const expected = [
    ["Autism inclusiveness outreach", "April 28, 2024"],
    ["Pad-A-Girl initiative", "May 2024"],
    ["Health hygiene outreach, Akwa Ibom", "October 17, 2024"],
    ["World Hepatitis Day, Jos", "July 27, 2024"],
  ];
  for (const [index, [title, date]] of expected.entries()) {
    const text = textOf(mainOf(await read(`/event/readmore/${index + 1}`)));
    expect(text).toContain(title);
    expect(text).toContain(date);
  }
  expect(textOf(await read("/event/readmore/3"))).toContain("47 percent");
});

const missing = [
  "999",
  "0",
  "-1",
  "1.5",
  "1e3",
  "%",
  "%00",
  "..",
  "..%2f..%2fetc",
  "%F0%9F%92%9B",
  "1%20OR%201=1",
  "9".repeat(10_000),
  "99999999999999999999",
];

test("an unknown event gets Event not found with status 404", async () => {
  const { ask } = await createTestSite();
  for (const id of missing) {
    const answer = await ask(`/event/readmore/${id}`);
    expect([id.slice(0, 20), answer.status]).toEqual([id.slice(0, 20), 404]);
    if (!/^[%.]+$|%00/.test(id))
      expect(textOf(mainOf(await answer.text())), id.slice(0, 20)).toMatch(/^Event not found|^Page not found/);
  }
});

test("an unknown event's number gets the words of the specification", async () => {
  const { read } = await createTestSite();
  const text = textOf(mainOf(await read("/event/readmore/999")));
  expect(text).toContain("Event not found");
  expect(text).toContain("See all events");
});

test.each([
  ["description", "{"],
  ["list", '"no list"'],
  ["date", "2024-02-31"],
])("an event whose %s is damaged says Event data not found, with the number that the log has", async (column, text) => {
  const { ctx, ask, logged } = await createTestSite();
  await ctx.db
    .updateTable("events")
    .set({ [column]: text })
    .where("id", "=", 4)
    .execute();
  const answer = await ask("/event/readmore/4");
  expect(answer.status).toBe(500);
  const page = textOf(mainOf(await answer.text()));
  expect(page).toContain("Event data not found");
  const line = logged.map((text) => JSON.parse(text)).find(({ event }) => event === "record unreadable");
  expect(line).toMatchObject({ level: "error", route: "/event/readmore/:id" });
  expect(page).toContain(line.requestId);
  for (const path of ["/", "/events", "/event/readmore/3"]) expect((await ask(path)).status, path).toBe(200);
});

test("an event with a known month shows no day", async () => {
  const { read } = await createTestSite();
  const html = mainOf(await read("/event/readmore/2"));
  expect(html).toContain('<span class="date date--long"><time class="vh" dateTime="2024-05">May 2024</time>');
  expect(html).toContain('<span aria-hidden="true">May</span><small aria-hidden="true">2024</small>');
});

test("a card shows the day's hours, except for a cancelled event", async () => {
  const { ctx, read } = await createTestSite({ empty: true });
  const hours = { start_time: "09:00", end_time: "12:30", theme: null };
  await insertEvent(ctx.db, anEvent({ title: "Planned", date: "2024-10-17", ...hours }));
  await insertEvent(ctx.db, anEvent({ title: "Off", date: "2024-10-18", state: "cancelled", ...hours }));
  const text = textOf(mainOf(await read("/events")));
  expect(text).toContain("Planned 09:00 to 12:30, Lagos, Nigeria See the day");
  expect(text).toContain("Off Cancelled Lagos, Nigeria See the day");
});

test("a single event fills the row with its picture", async () => {
  const { ctx, read } = await createTestSite();
  expect(await read("/events")).not.toContain('ecard--wide"');
  await ctx.db.deleteFrom("events").where("id", ">", 1).execute();
  expect(mainOf(await read("/events"))).toMatch(/<a class="ecard ecard--wide ecard--pictured".*?<img/s);
  expect(mainOf(await read("/"))).toContain("ecard--wide");
});

test("a card shows day, month, title, place; theme only if there is one", async () => {
  const { ctx, read } = await createTestSite({ empty: true });
  await insertEvent(ctx.db, anEvent({ title: "With theme", theme: "Clean hands", date: "2024-10-17" }));
  await insertEvent(ctx.db, anEvent({ title: "Without theme", theme: null, date: "2024-09-05" }));
  const [first = "", second = ""] = (await read("/")).match(/<a class="ecard".*?<\/a>/gs) ?? [];
  expect(textOf(first)).toBe("October 17, 2024 17 Oct With theme Lagos, Nigeria Clean hands See the day");
  expect(textOf(second)).toBe("September 5, 2024 5 Sep Without theme Lagos, Nigeria See the day");
});

test("the list shows upcoming events first, then past ones, latest first", async () => {
  const { ctx, read } = await createTestSite({ empty: true, now: "2026-03-10T09:00:00Z" });
  for (const [title, date] of [
    ["Last year", "2025-06-01"],
    ["In summer", "2026-07-01"],
    ["Yesterday", "2026-03-09"],
    ["Today", "2026-03-10"],
  ] as const) {
    await insertEvent(ctx.db, anEvent({ title, date }));
  }
  await insertEvent(ctx.db, anEvent({ title: "Some day this month", date: "2026-03-01", date_precision: "month" }));
  const html = mainOf(await read("/events"));
  const titles = [...html.matchAll(/<h[23][^>]*>(.*?)<\/h[23]>/g)].map(([, title]) => title);
  expect(titles).toEqual([
    "Coming up",
    "Some day this month",
    "Today",
    "In summer",
    "Looking back",
    "Yesterday",
    "Last year",
  ]);
});

test("an event is over at midnight in Lagos, not in London", async () => {
  const { ctx, clock, read } = await createTestSite({ empty: true, now: "2026-03-10T22:59:00Z" });
  await insertEvent(ctx.db, anEvent({ date: "2026-03-10" }));
  expect(await read("/events")).toContain("Coming up");
  clock.at = new Date("2026-03-10T23:01:00Z");
  expect(await read("/events")).not.toContain("Coming up");
});

test("a long list of events shows each event once, page by page", async () => {
  const { ctx, read } = await createTestSite({ empty: true });
  for (let day = 1; day <= 28; day++) {
    const date = `2025-01-${String(Math.ceil(day / 2)).padStart(2, "0")}`;
    await insertEvent(ctx.db, anEvent({ title: `Day ${day}`, date }));
  }
  const seen: string[] = [];
  let path: string | undefined = "/events";
  while (path !== undefined) {
    const html: string = mainOf(await read(path));
    seen.push(...[...html.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, title]) => title ?? ""));
    path = /href="(\/events\?before=[^"]*)"/.exec(html)?.[1];
  }
  expect(seen).toHaveLength(28);
  expect(new Set(seen).size).toBe(28);
  expect(seen.slice(0, 2)).toEqual(["Day 28", "Day 27"]);
});

test("an event's page shows other events, not itself", async () => {
  const { read } = await createTestSite();
  const strip = /<section class="events.*?<\/section><\/section>/s.exec(await read("/event/readmore/3"))?.[0] ?? "";
  expect(strip).toContain("Other events");
  expect([...strip.matchAll(/href="\/event\/readmore\/(\d)"/g)].map(([, id]) => id)).toEqual(["4", "2", "1"]);
});
