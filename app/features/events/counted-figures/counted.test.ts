import { expect, test } from "vitest";
import { anEvent, aProject } from "../../../../tests/support/builders.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { insertProject } from "../../publishing/projects/project-queries.server.ts";
import { insertEvent } from "../events/event-queries.server.ts";
import { type CountedRow, makeSumKey, maxLatest, Summation, writeCount } from "./counted-sums.ts";
import { findSums } from "./find-counted.server.ts";

const books = { count: "204", unit: "books", what: "given", how: "each", people: "no", by: "Health team" };
const children = { count: "1,038", unit: "children", what: "reading", how: "list", people: "once", by: "A teacher" };

type Row = Record<keyof typeof books, string>;

function sumUp(rows: CountedRow[]) {
  const summation = new Summation();
  summation.add(rows);
  return summation.sums();
}

const formOf = (rows: Row[], more: Record<string, string> = {}) => ({
  ...Object.fromEntries(Object.keys(books).map((name) => [name, rows.map((row) => row[name as keyof Row])])),
  ...more,
});

/** A site with two past days, a future one, and a project. */
async function aSite() {
  const site = await createStaffedSite({ now: "2026-11-23T09:00:00Z" });
  const add = (options: Parameters<typeof anEvent>[0]) => insertEvent(site.ctx.db, anEvent(options));
  const first = await add({ title: "First day", date: "2026-05-05" });
  const second = await add({ title: "Second day", date: "2026-10-10" });
  const coming = await add({ title: "To come", date: "2026-12-12" });
  const project = await insertProject(site.ctx.db, aProject({ title: "Books for all" }));
  const pathOf = (event: number) => `/admin/event/${event}/figures`;
  const save = async (event: number, rows: Row[], more: Record<string, string> = {}) => {
    const version = /name="version" value="(\w+)"/.exec(await site.readAsStaff(pathOf(event)))?.[1] ?? "";
    return site.post(pathOf(event), formOf(rows, { version, ...more }));
  };
  const belong = (event: number) =>
    site.ctx.db.updateTable("events").set({ project_id: project }).where("id", "=", event).execute();
  const see = async (path: string) => textOf(mainOf(await site.read(path)));
  return { ...site, first, second, coming, project, pathOf, save, belong, see };
}

test("an event's page shows its figures with method, counter", async () => {
  const site = await aSite();
  const page = `/event/readmore/${site.first}`;
  expect(await site.see(page)).not.toContain("Counted on the day");
  expect(textOf(await (await site.save(site.first, [books, children])).text())).toContain("The figures are saved.");
  // The page cache is current.
  expect(await site.see(page)).toContain(
    "Counted on the day 204 books given counted one by one, by Health team 1,038 children reading from the list, by A teacher; each person once",
  );
});

test("sums on the about page lead to their days; only past public events count", async () => {
  const site = await aSite();
  expect(await site.see("/about")).not.toContain("Counted on our days");
  await site.save(site.first, [books, children]);
  await site.save(site.second, [{ ...books, unit: " Books ", what: "Given.", count: "96", how: "estimate" }, children]);
  const about = await site.read("/about");
  expect(textOf(mainOf(about))).toContain(
    "Counted on our days 300 Books Given. from 2 days, partly estimated 2,076 children reading from 2 days, attendances: someone who came twice counts twice",
  );
  const link = /href="\/impact#(sum-[\d-]+)"/.exec(about)?.[1] ?? "";
  const impact = await site.read("/impact");
  expect(impact).toContain(`id="${link}"`);
  expect(textOf(mainOf(impact))).toMatch(
    /300 Books Given\. .*October 10, 2026, Second day 96 .*May 5, 2026, First day 204/,
  );
  await site.ctx.db.updateTable("events").set({ status: "draft" }).where("id", "=", site.second).execute();
  expect(await site.see("/about")).toMatch(
    /204 books given from 1 day 1,038 children reading from 1 day, each person once/,
  );
  await site.ctx.db.updateTable("events").set({ state: "cancelled" }).where("id", "=", site.first).execute();
  expect(await site.see("/impact")).toContain("Nothing is counted here yet.");
  expect(await site.see(`/event/readmore/${site.first}`)).not.toContain("Counted on the day");
});

test("a project sums its own events' figures, one tap from their list", async () => {
  const site = await aSite();
  await site.save(site.first, [books]);
  await site.save(site.second, [books]);
  await site.belong(site.first);
  const html = await site.read(`/project/readmore/${site.project}`);
  expect(textOf(mainOf(html))).toContain(
    "Counted in this project 204 books given from 1 day May 5, 2026, First day 204",
  );
  expect(html).toMatch(/<details><summary>from 1 day<\/summary>/);
  expect(textOf(await site.readAsStaff(site.pathOf(site.first)))).toContain("sums them, too: Books for all.");
});

test("a chosen sum replaces a headline figure until the sum is gone", async () => {
  const site = await aSite();
  const admin = await signIn(site.ctx, "admin");
  await site.save(site.first, [children, books]);
  const written = "2M+ donations received 100+ volunteers 10+ outreaches";
  expect(await site.see("/about")).toContain(written);
  const place = ["", "", makeSumKey(books)];
  expect((await site.post("/admin/figures", { place })).status).toBe(403);
  expect((await site.post("/admin/figures", { place }, admin)).status).toBe(200);
  expect(await site.see("/about")).toContain(
    "2M+ donations received 100+ volunteers 204 books given The days that we counted",
  );
  await site.post("/admin/figures", { place: ["no such sum", "", ""] }, admin);
  expect(await site.see("/about")).toContain(written);
  await site.post("/admin/figures", { place: [makeSumKey(children)] }, admin);
  expect(await site.see("/about")).toContain("1,038 children reading The days that we counted 100+ volunteers");
  await site.save(site.first, []);
  expect(await site.see("/about")).toContain(written);
});

test("figures are refused before the day, or for a cancelled day", async () => {
  const site = await aSite();
  expect(textOf(await site.readAsStaff(site.pathOf(site.coming)))).toContain("Nothing can be counted before the day.");
  const early = await site.save(site.coming, [books]);
  expect(early.status).toBe(422);
  expect(await early.text()).toContain('value="204"');
  await site.ctx.db.updateTable("events").set({ state: "over" }).where("id", "=", site.coming).execute();
  expect((await site.save(site.coming, [books])).status).toBe(200);
  await site.ctx.db.updateTable("events").set({ state: "cancelled" }).where("id", "=", site.coming).execute();
  expect((await site.save(site.coming, [])).status).toBe(422);
});

test("an invalid row has its sentences; all rows return as typed, unsaved", async () => {
  const site = await aSite();
  const wrong = { count: "about 40", unit: "", what: "given", how: "", people: "no", by: "" };
  const blank = { count: "", unit: " ", what: "", how: "", people: "no", by: "" };
  const answer = await site.save(site.first, [books, blank, wrong]);
  const html = await answer.text();
  expect(answer.status).toBe(422);
  for (const sentence of [
    "The figures are not saved yet.",
    "Write a whole number, in figures",
    "Write what was counted, like books",
    "Choose how it was counted",
    "Write who counted",
  ])
    expect(textOf(html)).toContain(sentence);
  for (const value of ["204", "about 40"]) expect(html).toContain(`value="${value}"`);
  expect(await site.ctx.db.selectFrom("event_figures").selectAll().execute()).toEqual([]);
  for (const count of ["-1", "1.5", "10000000", "1e3", "٣"]) {
    expect((await site.save(site.first, [{ ...books, count }])).status).toBe(422);
  }
  expect((await site.save(site.first, [{ ...books, count: "0" }])).status).toBe(200);
  expect(
    (
      await site.save(
        site.first,
        Array.from({ length: 31 }, () => books),
      )
    ).status,
  ).toBe(422);
});

test("the log has both figures; the later of two people sees a conflict", async () => {
  const site = await aSite();
  const form = formOf([books], { version: "opened before" });
  await site.save(site.first, [children]);
  const late = await site.post(site.pathOf(site.first), form);
  const told = await late.text();
  expect([late.status, textOf(told)]).toEqual([
    422,
    expect.stringContaining("A colleague has just saved other figures."),
  ]);
  expect(told).toContain('value="204"');
  // The rejected form carries the new version.
  const version = /name="version" value="(\w+)"/.exec(told)?.[1] ?? "";
  expect((await site.post(site.pathOf(site.first), formOf([books], { version }))).status).toBe(200);
  await site.save(site.first, [children]);
  await site.save(site.first, [books]);
  const events = await site.ctx.db.selectFrom("audit_log").select(["what", "before", "after"]).orderBy("id").execute();
  expect(events.map(({ what }) => what)).toEqual([
    "figures changed",
    "figures changed",
    "figures changed",
    "figures changed",
  ]);
  expect(JSON.parse(events[3]?.before ?? "")).toMatchObject({ figures: [{ count: 1038, counted_by: "A teacher" }] });
  expect(JSON.parse(events[3]?.after ?? "")).toMatchObject({ figures: [{ count: 204 }] });
});

test("people count once within a day; over several days they are attendances", () => {
  const row = (event_id: number, people: CountedRow["people"], count = 10): CountedRow => ({
    event_id,
    people,
    count,
    unit: "children",
    what: "reading",
    how: "each",
    counted_by: "x",
    position: 0,
    title: "Day",
    date: "2026-05-05",
    date_precision: "day",
  });
  expect(sumUp([row(1, "once")])[0]).toMatchObject({ people: "once", count: 10, days: 1 });
  expect(sumUp([row(1, "once"), row(1, "attendances")])[0]?.people).toBe("attendances");
  expect(sumUp([row(2, "once"), row(1, "once")])[0]).toMatchObject({ people: "attendances", count: 20, days: 2 });
  // One day without the mark "people" does not split the sum.
  expect(sumUp([row(2, "no"), row(1, "once")])[0]?.people).toBe("attendances");
  expect(sumUp([row(1, "no")])[0]?.people).toBe("no");
  expect([writeCount(7), writeCount(1204), writeCount(2_000_000)]).toEqual(["7", "1,204", "2,000,000"]);
});

test("a sum shows its latest days; the page of all days has the rest", async () => {
  const site = await aSite();
  const past = maxLatest + 31;
  for (let number = 1; number <= past; number++) {
    const day = anEvent({
      title: `Day ${number}`,
      date: `2025-${number > 28 ? "02" : "01"}-${String(((number - 1) % 28) + 1).padStart(2, "0")}`,
    });
    const event_id = await insertEvent(site.ctx.db, day);
    const row = { count: 1, unit: "books", what: "given", how: "each", people: "no", counted_by: "x" } as const;
    await site.ctx.db
      .insertInto("event_figures")
      .values({ event_id, position: 0, ...row })
      .execute();
  }
  const impact = await site.see("/impact");
  expect(impact).toContain(`${past} books given from ${past} days`);
  expect(impact).toContain(`These are the latest ${maxLatest} of ${past}. Every day, latest first`);
  expect(impact.match(/, Day \d+/g)).toHaveLength(maxLatest);
  const first = await site.read("/impact?days");
  const older = /href="\/impact(\?before=[^"]+)"/.exec(first)?.[1] ?? "";
  const days = [first, await site.read(`/impact${older}`)].flatMap((html) => html.match(/, Day \d+/g) ?? []);
  expect(days).toEqual(Array.from({ length: past }, (_, place) => `, Day ${past - place}`));
  expect((await site.ask("/impact?before=2025-01-01.999")).status).toBe(302);
});

test("sums follow events that are withdrawn, moved, deleted or published on schedule", async () => {
  const site = await aSite();
  await site.save(site.first, [books]);
  await site.belong(site.first);
  await site.save(site.second, [books]);
  const change = (values: object) =>
    site.ctx.db.updateTable("events").set(values).where("id", "=", site.second).execute();
  const sums = async () => (await findSums(site.ctx)).map(({ count }) => count);
  expect(await sums()).toEqual([408]);
  await change({ deleted_at: "2026-11-22T00:00:00.000Z" });
  expect(await sums()).toEqual([204]);
  await change({ deleted_at: null, status: "scheduled", publish_at: "2026-11-23T10:00:00.000Z" });
  expect(await sums()).toEqual([204]);
  site.clock.at = new Date("2026-11-23T10:00:00Z");
  expect(await sums()).toEqual([408]);
  expect((await findSums(site.ctx, site.project)).map(({ count }) => count)).toEqual([204]);
  await change({ project_id: site.project });
  expect((await findSums(site.ctx, site.project)).map(({ count }) => count)).toEqual([408]);
  await site.ctx.db.deleteFrom("events").where("id", "=", site.second).execute();
  expect(await sums()).toEqual([204]);
});

test("a project's card shows its main sum, changing with it", async () => {
  const site = await aSite();
  const cardOf = async () =>
    /\/look\/cards\/project\/[^"]+\.jpg/.exec(await site.read("/project/readmore/1"))?.[0] ?? "";
  const cards = [await cardOf()];
  for (const count of ["204", "205"]) {
    await site.save(site.first, [{ ...books, count }]);
    await site.belong(site.first);
    cards.push(await cardOf());
  }
  expect(new Set(cards).size).toBe(3);
  const [first = ""] = cards;
  expect((await site.ask(first)).headers.get("Location")).toContain(cards.at(-1) ?? "none");
});
