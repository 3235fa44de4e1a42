import { coming } from "content/coming.ts";
import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { anEvent } from "../../../../tests/support/builders.ts";
import { readTags } from "../../../../tests/support/messenger.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { linkedThingsOf } from "../../../../tests/support/read-linked-data.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { eventStates } from "../../../values/event-days.ts";
import { describeEvent, factsOfRow, placesLeft, writeEventLine } from "../../../values/event-description.ts";
import { coloursOf } from "../../../values/look/recolour.ts";
import { sampleLook } from "../../foundation/settings/look-schema.ts";
import type { CardSpec } from "../../media/cards/find-card.server.ts";
import { indexContent } from "../../reach/search/index-content.server.ts";
import type { CardStyle } from "../../reach/share-cards/card-parts.server.ts";
import { layoutCard } from "../../reach/share-cards/layout-card.server.ts";
import { layoutPoster } from "../../reach/share-cards/layout-poster.server.ts";
import { layoutProgramme } from "../../reach/share-cards/layout-sheets.server.ts";
import { layoutStatus } from "../../reach/share-cards/layout-status.server.ts";
import type { EventWithPhotos } from "./event.type.server.ts";
import { eventCardFacts } from "./event-card-facts.ts";
import { type EventRow, insertEvent } from "./event-queries.server.ts";

const today = "2026-11-23";

const pick = <Value>(...values: Value[]) => fc.constantFrom(...values);

/** A day within a few months of today. */
const day = fc.integer({ min: -60, max: 120 }).map((by) => {
  return new Date(Date.parse(today) + by * 86_400_000).toISOString().slice(0, 10);
});

/** Stored rows of events with any span, state, place and number of places. */
const events = fc
  .record({
    date: day,
    former: fc.option(day),
    lasts: pick(0, 0, 0, 1, 2, 30),
    isMonth: pick(false, false, false, true),
    startTime: pick(null, "08:00", "10:30"),
    endTime: pick(null, "12:45", "18:00"),
    state: fc.constantFrom(...eventStates),
    location: pick("Yaba, Lagos", "Ìbàdàn"),

    address: pick(null, "4 Sample Street", "Hall 2, 118 Long Sample Avenue, behind the market"),
    places: pick(null, 1, 80),

    taken: pick(0, 1, 40),
    takesSignups: fc.boolean(),
    title: pick("Book day", "A day of reading, drawing and football"),
  })
  .map(({ date, former, lasts, isMonth, startTime, endTime, state, location, address, places, taken, ...more }) => ({
    title: more.title,

    date: isMonth ? `${date.slice(0, 7)}-01` : date,
    date_precision: isMonth ? ("month" as const) : ("day" as const),
    end_date:
      lasts === 0 || isMonth ? null : new Date(Date.parse(date) + lasts * 86_400_000).toISOString().slice(0, 10),
    start_time: startTime,
    end_time: startTime && endTime,
    state,
    location,
    address,
    former_date: state === "postponed" ? (former ?? date) : null,
    places,
    taken: Math.min(taken, places ?? taken),
    takes_signups: more.takesSignups && !isMonth ? 1 : 0,
  }));

const flat = (text: string) => text.replace(/\s+/g, " ").normalize("NFC");

/** Reads a calendar as a program does. */
function readEntry(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const entry = new ICAL.Event(calendar.getFirstSubcomponent("vevent") as ICAL.Component);
  const status = String(entry.component.getFirstPropertyValue("status"));
  return {
    title: entry.summary,
    location: entry.location,
    start: entry.startDate.toString(),
    end: entry.endDate.toString(),
    status,
  };
}

test("page, list, card, calendar, feed, search agree about an event", async () => {
  const { ctx, read, ask } = await createTestSite({ empty: true, now: `${today}T09:00:00Z` });
  for (const row of fc.sample(events, { numRuns: 12, seed: 65 })) {
    await ctx.db.deleteFrom("events").execute();
    const id = await insertEvent(ctx.db, anEvent({ ...row, theme: null }));
    const facts = factsOfRow(anEvent(row) as EventRow, today);
    const told = describeEvent(facts, coming.states);
    const { standing, when, struck, place, label, span } = told;
    const path = `/event/readmore/${id}`;
    const html = await read(path);
    const page = flat(textOf(mainOf(html)));
    expect(page).toContain(place);
    expect(page).toContain(when || struck);
    if (struck) expect(html).toContain(`<del>${struck}</del>`);
    if (standing !== "planned" && standing !== "over") expect(page).toContain(told.notice);
    const list = flat(textOf(mainOf(await read("/events"))));
    expect(list).toContain(told.days || struck);
    if (label) expect(list).toContain(label);
    // A chat shows the state in the title.
    const tags = await readTags(ask, path);
    if (label)
      expect([tags["og:title"], tags["og:image:alt"]]).toEqual([
        expect.stringContaining(label),
        expect.stringContaining(label),
      ]);
    const thing = linkedThingsOf(html).find((one) => one["@type"] === "Event");
    expect(thing).toMatchObject({
      startDate: expect.stringContaining(span.precision === "month" ? span.date.slice(0, 7) : span.date),
      ...(span.endDate !== span.date && span.precision === "day" && { endDate: expect.stringContaining(span.endDate) }),
      eventStatus: `https://schema.org/${{ planned: "EventScheduled", over: "EventScheduled", moved: "EventRescheduled", waits: "EventPostponed", cancelled: "EventCancelled" }[standing]}`,
      location: { address: place },
    });
    const left = placesLeft({ ...facts, ...row, takesSignups: row.takes_signups === 1 }, today);
    expect(thing?.remainingAttendeeCapacity).toBe(left);
    if (left !== undefined)
      expect(page).toContain(left === 0 ? "No place left" : left === 1 ? "1 place left" : `${left} places left`);
    const entry = readEntry(await read(`${path}.ics`));
    expect([entry.location, entry.start.slice(0, 10)]).toEqual([place, span.date]);
    expect(entry.status).toBe(
      standing === "cancelled" ? "CANCELLED" : standing === "waits" ? "TENTATIVE" : "CONFIRMED",
    );
    if (told.isOff) expect(entry.title).toContain(label);
    const feed = flat(textOf(await read("/feeds/events.xml")));
    for (const words of [place, when, label]) expect(feed).toContain(words);
    await indexContent(ctx);
    expect(flat(textOf(mainOf(await read("/search?q=day"))))).toContain(writeEventLine(told));
  }
});

const style: CardStyle = {
  colours: coloursOf(sampleLook.palette),
  display: "display",
  strip: "",
  sun: "",
  logo: undefined,
  picture: async () => "",
};

test("card, status picture, poster, programme show an event's whole title, days, street, state", async () => {
  const words = { scan: "Scan", open: "{address}", noAccount: "", partners: "", slip: "", slipAmount: "", slipFor: "" };
  for (const row of fc.sample(events, { numRuns: 20, seed: 66 })) {
    const facts = factsOfRow(anEvent(row) as EventRow, today);
    const event = { ...facts, id: 1, title: row.title, theme: "", photos: [] } as unknown as EventWithPhotos;
    const card = eventCardFacts(event, coming.states);
    const spec: CardSpec = {
      ...card,
      look: sampleLook,
      name: "Tabasamu",
      host: "site.test",
      origin: "https://site.test",
    };
    const { when, place, label, notice, isOff } = describeEvent(facts, coming.states);
    expect(card.date?.isOff).toBe(isOff);
    for (const [what, pages] of [
      ["card", [await layoutCard(spec, style)]],
      ["status", [await layoutStatus(spec, style)]],
      ["poster", [await layoutPoster(spec, style, words)]],
      ["programme", layoutProgramme(spec, style, words, { paragraphs: [], list: [] })],
    ] as const) {
      const blocks = pages.flatMap(({ texts }) => texts.map(({ set }) => set.lines.map(({ text }) => text).join(" ")));
      const text = flat(blocks.join(" | "));
      for (const words of [row.title, label, when || notice, place])
        expect([what, text]).toEqual([what, expect.stringContaining(words.normalize("NFC"))]);
      for (const { texts, height } of pages)
        for (const { y, set, leading } of texts) expect(y + (set.lines.length - 1) * leading).toBeLessThan(height);
    }
  }
});

test("an end before the start is refused at its field in every form", async () => {
  const { ctx, post, visit } = await createStaffedSite({ now: `${today}T09:00:00Z` });
  const night = { title: "Night of songs", location: "Yaba", date: "2026-12-12", startTime: "20:00", endTime: "02:00" };
  const form = { ...night, description: ["Come."], photos: ["1"] };
  const sentence = "The end must be later than the start. If it ends after midnight, write its last day too";
  const wrongs: Record<string, string>[] = [{}, { endTime: "20:00" }, { endDate: "2026-12-12" }, { status: "draft" }];
  for (const wrong of wrongs) {
    const refused = await post("/admin/event.data", { ...form, ...wrong });
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(sentence)]);
  }
  expect((await post("/admin/event.data", { ...form, endDate: "2026-12-13" })).status).toBeLessThan(400);
  // An old event that forms would refuse today.
  await ctx.db.updateTable("events").set({ end_date: null, status: "draft" }).where("id", "=", 1).execute();
  await post("/admin/event/1", { intent: "publish" });
  const stored = await ctx.db.selectFrom("events").select("status").where("id", "=", 1).executeTakeFirstOrThrow();
  expect(stored.status).toBe("draft");
  const version = await ctx.db.selectFrom("versions").select("content").executeTakeFirstOrThrow();
  const content = JSON.stringify({ ...JSON.parse(version.content), endDate: "" });
  await ctx.db.updateTable("versions").set({ content }).execute();
  expect((await post("/admin/event/1", { intent: "restore", restore: "1" })).status).toBe(409);
  expect((await visit("/event/readmore/1")).status).toBe(404);
});

test("an event stored with an end before its start is one night everywhere", async () => {
  const { ctx, read } = await createTestSite({ empty: true, now: `${today}T09:00:00Z` });
  await insertEvent(ctx.db, anEvent({ date: "2026-12-12", start_time: "20:00", end_time: "02:00" }));
  const html = await read("/event/readmore/1");
  expect(textOf(mainOf(html))).toContain("December 12, 2026, 20:00 to December 13, 2026, 02:00");
  expect(linkedThingsOf(html)[0]).toMatchObject({ endDate: "2026-12-13T02:00:00+01:00" });
  expect(readEntry(await read("/event/readmore/1.ics")).end).toBe("2026-12-13T02:00:00");
});
