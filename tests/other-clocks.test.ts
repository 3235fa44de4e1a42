import { expect, test } from "vitest";
import { insertEvent } from "../app/features/events/events/event-queries.server.ts";
import { saveSetting } from "../app/features/foundation/settings/settings-queries.server.ts";
import { subscribeToChanges } from "../app/server/page-cache/cache-pages.server.ts";
import { saveVisits } from "../app/server/visits/save-visits.server.ts";
import { anEvent } from "./support/builders.ts";
import { cairo, goByClock } from "./support/clocks.ts";
import { aConsent, siteWithConsent } from "./support/consents.ts";
import { mainOf, textOf } from "./support/page-text.ts";
import { runJob } from "./support/run-job.ts";
import { templates } from "./support/sample-template.ts";
import { createStaffedSite } from "./support/staff-visitor.ts";
import { newDatabase } from "./support/test-database.ts";
import { createTestSite } from "./support/test-site.ts";

/** Days of Cairo, and the instants at which the next ones begin: the first has 23 hours, the second 25. */
const days = [
  { day: "2026-04-24", begin: "2026-04-23T22:00:00.000Z", end: "2026-04-24T21:00:00.000Z" },
  { day: "2026-10-29", begin: "2026-10-28T21:00:00.000Z", end: "2026-10-29T22:00:00.000Z" },
];

const before = (iso: string, ms: number) => new Date(Date.parse(iso) - ms);

/** Photos, and people on each. */
const many = 4;

test(`${many * many} consents end at the last second of a Cairo day`, async () => {
  const site = await siteWithConsent({ now: "2026-04-01T09:00:00Z" });
  goByClock(site.ctx, cairo);
  const photos: { id: number; src: string; end: string }[] = [];
  for (let number = 0; number < many; number++) {
    const { day: until = "", end = "" } = days[number % 2] ?? {};
    const { id, src } = await site.upload(`#${(0x100000 + number * 7_919).toString(16)}`);
    for (let person = 0; person < many; person++) {
      const consent = { ...aConsent, until, idempotencyKey: `consent-${number}-${person}` };
      expect((await site.takeConsent(consent, `/admin/consents/new?photo=${id}`)).status).toBe(303);
    }
    photos.push({ id, src, end });
  }
  const consents = await site.ctx.db.selectFrom("consents").select("id").where("until", "is not", null).execute();
  expect(consents).toHaveLength(many * many);
  await site.post("/admin/post.data", {
    title: "Many pictures",
    paragraphs: "Look.",
    photos: photos.map(({ id }) => String(id)),
    ...Object.fromEntries(photos.map(({ id }) => [`photo-${id}-alt`, `Friends ${id}`])),
  });
  const shown = async () => {
    const page = await site.read("/blog/many-pictures");
    return photos.filter(({ src }) => page.includes(src));
  };
  const open = async ({ src }: { src: string }) => {
    const answer = await site.ask(src);
    await answer.body?.cancel();
    return answer.status;
  };
  expect(await shown()).toEqual(photos);
  for (const { end } of days) {
    const ending = photos.filter((photo) => photo.end === end);
    site.clock.at = before(end, 1_000);
    expect(await shown()).toEqual(photos.filter((photo) => photo.end >= end));
    for (const photo of ending) expect(await open(photo)).toBe(200);
    site.clock.at = new Date(end);
    expect(await shown()).toEqual(photos.filter((photo) => photo.end > end));
    for (const photo of ending) expect(await open(photo)).toBe(404);
  }
});

test("a post goes out at the first of two equal times", async () => {
  const { ctx, clock, post, read } = await createStaffedSite({ now: "2026-04-01T09:00:00Z" });
  goByClock(ctx, cairo);
  const fields = { title: "Later", paragraphs: "Every word of it.", photos: "1", status: "scheduled" };
  const refused = await post("/admin/post", { ...fields, publishAt: "2026-04-24T00:30" });
  const page = await refused.text();
  expect(refused.status).toBe(422);
  expect(textOf(page)).toContain(
    "This time does not exist on that day, because the clocks go forward. Choose another time",
  );
  for (const typed of ["Later", "Every word of it.", "2026-04-24T00:30"]) expect(page).toContain(typed);
  for (const [title, publishAt, instant] of [
    ["After the gap", "2026-04-24T01:00", "2026-04-23T22:00:00.000Z"],
    ["In summer", "2026-04-24T01:30", "2026-04-23T22:30:00.000Z"],
    ["Twice", "2026-10-29T23:30", "2026-10-29T20:30:00.000Z"],
    ["In winter", "2026-10-30T00:00", "2026-10-29T22:00:00.000Z"],
  ] as const) {
    expect((await post("/admin/post", { ...fields, title, publishAt })).status).toBe(200);
    clock.at = before(instant, 1_000);
    expect(await read("/blog")).not.toContain(title);
    clock.at = new Date(instant);
    expect(await read("/blog")).toContain(title);
  }
});

test("an event takes no time that Cairo's clocks skip, and nothing typed is lost", async () => {
  const { ctx, post } = await createStaffedSite({ now: "2026-04-01T09:00:00Z" });
  goByClock(ctx, cairo);
  const fields = { title: "Night walk", location: "Giza", description: "We walk.", photos: "1", date: "2026-04-23" };
  const times: Record<string, string>[] = [
    { date: "2026-04-24", startTime: "00:15" },
    { startTime: "22:00", endDate: "2026-04-24", endTime: "00:45" },
  ];
  for (const typed of times) {
    const answer = await post("/admin/event", { ...fields, ...typed });
    const page = await answer.text();
    expect([answer.status, textOf(page)]).toEqual([
      422,
      expect.stringContaining("This time does not exist on that day, because the clocks go forward."),
    ]);
    for (const text of [...Object.values(typed), "Night walk", "We walk."]) expect(page).toContain(text);
  }
  expect((await post("/admin/event", { ...fields, date: "2026-04-24", startTime: "01:15" })).status).toBe(200);
});

test("reminders leave at eight in the event's own morning, and its days end by its own clock", async () => {
  for (const { day, begin } of days) {
    const site = await createTestSite({ empty: true, now: "2026-04-01T09:00:00Z" });
    goByClock(site.ctx, cairo);
    const columns = { title: "Walk", date: day, start_time: "10:00", takes_signups: 1, zone: cairo.zone };
    const id = await insertEvent(site.ctx.db, anEvent(columns));
    const group = { name: "Sample Reader", contact: "reader@example.org", adults: "2", children: "1", adult: "yes" };
    expect((await site.send(`/event/readmore/${id}`, group)).status).toBe(303);
    const remind = async (at: Date) => {
      site.clock.at = at;
      await runJob(site.ctx, "guests");
      const emails = site.ctx.db.selectFrom("outbox_emails").select(["kind", "expires_at"]);
      return emails.where("kind", "=", "guest-tomorrow").execute();
    };
    // Eight in the morning, sixteen hours before the day begins: in Cairo, and an hour before that in Lagos.
    const morning = before(begin, 16 * 3_600_000);
    expect(await remind(new Date(morning.getTime() - 1_000))).toEqual([]);
    expect(await remind(morning)).toEqual([{ kind: "guest-tomorrow", expires_at: begin }]);
  }
});

test("visits, also of cached pages, are counted by the day in Cairo", async () => {
  const { ctx, clock, ask } = await createTestSite({ now: "2026-04-01T09:00:00Z" });
  goByClock(ctx, cairo);
  const agent = "Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/145.0";
  const visit = async (at: Date) => {
    clock.at = at;
    await (await ask("/about", { headers: { "User-Agent": agent } })).text();
  };
  for (const { begin, end } of days)
    for (const edge of [begin, end]) {
      await visit(before(edge, 1_000));
      await visit(new Date(edge));
      await visit(before(edge, -1_000));
    }
  await saveVisits(ctx);
  expect(await ctx.db.selectFrom("visits").select(["date", "count"]).orderBy("date").execute()).toEqual([
    { date: "2026-04-23", count: 1 },
    { date: "2026-04-24", count: 3 },
    { date: "2026-04-25", count: 2 },
    { date: "2026-10-28", count: 1 },
    { date: "2026-10-29", count: 3 },
    { date: "2026-10-30", count: 2 },
  ]);
});

test("a Kenyan site shows times in Nairobi, earlier events in Lagos", async () => {
  const { ctx, post, read, readAsStaff } = await createStaffedSite({ now: "2026-03-09T21:30:00Z" }, "admin");
  const fields = {
    location: "Sample Hall",
    description: "Books.",
    photos: "1",
    date: "2026-03-21",
    startTime: "10:00",
  };
  await post("/admin/event", { ...fields, title: "Book day in Yaba" });
  await saveSetting(ctx.db, "country", "KE");
  await post("/admin/event", { ...fields, title: "Book day in Kisumu" });
  expect(await ctx.db.selectFrom("events").select("zone").orderBy("id").execute()).toEqual([
    { zone: "Africa/Lagos" },
    { zone: "Africa/Nairobi" },
  ]);
  const old = await read("/event/readmore/1");
  const own = await read("/event/readmore/2");
  expect(old).toContain('"startDate":"2026-03-21T10:00:00+01:00"');
  expect(textOf(mainOf(old))).toContain("March 21, 2026, 10:00 (Lagos time)");
  expect(own).toContain('"startDate":"2026-03-21T10:00:00+03:00"');
  expect(textOf(mainOf(own))).toMatch(/March 21, 2026, 10:00(?! \()/);
  const file = await read("/events.ics");
  expect(file).toContain("DTSTART;TZID=Africa/Lagos:20260321T100000");
  expect(file).toContain("DTSTART;TZID=Africa/Nairobi:20260321T100000");
  expect(file.match(/^TZOFFSETTO:\S+|^TZNAME:\S+/gm)).toEqual([
    "TZOFFSETTO:+0300",
    "TZNAME:EAT",
    "TZOFFSETTO:+0100",
    "TZNAME:WAT",
  ]);
  expect(textOf(await readAsStaff("/admin/event/1"))).toContain("The time in Lagos.");
  const form = await readAsStaff("/admin/event/2");
  expect(textOf(form)).toContain("The time in Nairobi.");
  expect(form).toContain('<html lang="en-KE"');
  // Half an hour after midnight there, while Lagos has the day before.
  expect(textOf(await readAsStaff("/admin/log"))).toContain("00:30");
});

test("no process renders with another clock than the saved one, once another changed the country", async () => {
  const DATABASE_URL = await newDatabase(templates.samples);
  const at = { now: "2026-03-09T21:30:00Z", settings: { DATABASE_URL } };
  const one = await createStaffedSite({ ...at, empty: false });
  const other = await createTestSite(at);
  const watches = [one, other].map(({ ctx }) => subscribeToChanges(ctx));
  try {
    await one.post("/admin/post", { title: "Tonight", paragraphs: "Half past nine in Lagos.", photos: "1" });
    await expect.poll(() => other.read("/blog/tonight")).toContain('<time dateTime="2026-03-09">March 9, 2026</time>');
    for (const [country, day, lang] of [
      ["KE", "March 10, 2026", "en-KE"],
      ["SN", "March 9, 2026", "en-SN"],
      ["NG", "March 9, 2026", "en-NG"],
    ] as const) {
      await saveSetting(one.ctx.db, "country", country);
      // Uncached pages change at once, in both processes.
      for (const { ask } of [one, other])
        expect(await (await ask("/nothing-here")).text()).toContain(`<html lang="${lang}"`);
      for (const { read } of [one, other]) await expect.poll(() => read("/blog/tonight")).toContain(`>${day}<`);
    }
  } finally {
    for (const watch of watches) await watch.stop();
  }
});
