import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { anEvent } from "../../../../tests/support/builders.ts";
import { readTags } from "../../../../tests/support/messenger.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { readDate } from "../../../values/dates.ts";

const uidsOf = (file: string) => [...file.matchAll(/^UID:(.*?)\r?$/gm)].map(([, uid]) => uid);

test("an address with capitals leads to the one spelling of its page, for good, with its query", async () => {
  const { ask } = await createTestSite();
  for (const [asked, to] of [
    ["/About", "/about"],
    ["/DONATE?x=1", "/donate?x=1"],
    ["/Blog/quiet-corners", "/blog/quiet-corners"],
    ["/Blog/Quiet-Corners", "/blog/quiet-corners"],
    ["/blog/QUIET-CORNERS", "/blog/quiet-corners"],
    ["/EVENT/readmore/1", "/event/readmore/1"],
  ] as const) {
    const answer = await ask(asked);
    expect([asked, answer.status, answer.headers.get("Location")]).toEqual([asked, 301, to]);
    expect((await ask(to)).status).toBe(200);
  }
  for (const path of ["/Nowhere", "/blog/Nobody", "/Event/readmore/99"]) expect((await ask(path)).status).toBe(404);
});

test("an unknown feed, calendar or sitemap says so in a sentence", async () => {
  const { ask } = await createTestSite();
  for (const [path, words] of [
    ["/feeds/people.xml", "There is no feed at this address. Our feeds: /feeds/posts.xml"],
    ["/feeds/posts.txt", "There is no feed at this address"],
    ["/event/readmore/99.ics", "This day is not on our calendar"],
    ["/sitemap/people-1.xml", "."],
  ] as const) {
    const answer = await ask(path);
    expect([path, answer.status, answer.headers.get("Content-Type")]).toEqual([path, 404, "text/plain; charset=utf-8"]);
    expect(await answer.text()).toContain(words);
  }
});

test("the sitemap has each page's last day, but no staff page", async () => {
  const { clock, ctx, post, read } = await createStaffedSite({ now: "2026-11-23T09:00:00Z" });
  const day = { title: "Book day", location: "Yaba", date: "2026-12-12", description: ["Come."], photos: ["1"] };
  await post("/admin/event", day);
  await post("/admin/event", { ...day, status: "scheduled", publishAt: "2026-11-25T10:00" });
  await ctx.db.insertInto("events").values(anEvent()).execute();
  clock.at = new Date("2026-11-24T09:00:00Z");
  await post("/admin/event/1", { ...day, title: "Book days", version: "1" });
  clock.at = new Date("2026-11-26T09:00:00Z");
  ctx.pageCache.invalidate();
  const sitemap = await read("/sitemap.xml");
  const changed = Object.fromEntries(
    [...sitemap.matchAll(/<loc>https:\/\/site\.test([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(
      ([, path, at]) => [path, at],
    ),
  );
  expect(changed).toMatchObject({
    "/event/readmore/1": "2026-11-24T09:00:00.000Z",
    "/event/readmore/2": "2026-11-25T09:00:00.000Z",
    "/event/readmore/3": undefined,
  });
  expect(Object.keys(changed)).not.toContain("/withdraw");
});

test("calendar identifiers survive a move; two foundations on one host differ", async () => {
  const one = await createTestSite({ empty: true });
  const other = await createTestSite({ empty: true });
  for (const { ctx } of [one, other]) {
    await ctx.db.insertInto("events").values(anEvent()).execute();
    // The migration leaves such a value on a site that had an event before there was an installation.
    const value = JSON.stringify({ installation: randomUUID(), lastBefore: 1, host: null });
    await ctx.db.insertInto("settings").values({ name: "calendarIds", value }).execute();
    ctx.pageCache.invalidate();
  }
  // The first foundation keeps the identifier that calendars already know.
  expect(uidsOf(await one.read("/events.ics"))).toEqual(["event-1@site.test"]);
  for (const { ctx, read } of [one, other]) {
    await read("/events.ics");
    await ctx.db.insertInto("events").values(anEvent()).execute();
    ctx.pageCache.invalidate();
  }
  const mine = uidsOf(await one.read("/events.ics"));
  const theirs = uidsOf(await other.read("/events.ics"));
  expect(mine).toContain("event-1@site.test");
  expect(mine.find((uid) => uid?.startsWith("event-2@"))).not.toBe(theirs.find((uid) => uid?.startsWith("event-2@")));
  expect(uidsOf(await one.read("/event/readmore/2.ics"))).toEqual(mine.filter((uid) => uid?.startsWith("event-2@")));
});

test("chats read the foundation's name in each title", async () => {
  const { ask, read } = await createTestSite();
  expect((await readTags(ask, "/about"))["og:title"]).toMatch(/ \| Tabasamu Children’s Foundation$/);
  expect([
    readDate("July 2023"),
    readDate("12 July 2023"),
    readDate("July 12, 2023"),
    readDate("2023"),
    readDate("long ago"),
  ]).toEqual(["2023-07", "2023-07-12", "2023-07-12", "2023", undefined]);
  const { founded = "" } = { founded: /"foundingDate":"([^"]*)"/.exec(await read("/"))?.[1] };
  expect(founded).toMatch(/^\d{4}(-\d\d){0,2}$|^$/);
});
