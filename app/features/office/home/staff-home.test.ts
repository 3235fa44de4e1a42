import { describe, expect, test } from "vitest";
import { aNewsItem, anEvent, aPost, aSubscriber } from "../../../../tests/support/builders.ts";
import { textOf } from "../../../../tests/support/page-text.ts";
import { readHomeSection, type StaffedSite, writeMessage } from "../../../../tests/support/read-staff-home.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";

describe("the greeting", () => {
  test.each([
    ["2026-03-10T03:59:00Z", "Tuesday March 10 Good evening, Sample"],
    ["2026-03-10T04:00:00Z", "Tuesday March 10 Good morning, Sample"],
    ["2026-03-10T11:00:00Z", "Tuesday March 10 Good afternoon, Sample"],
    ["2026-03-10T16:00:00Z", "Tuesday March 10 Good evening, Sample"],
    // Midnight in Lagos.
    ["2026-03-10T22:59:00Z", "Tuesday March 10 Good evening, Sample"],
    ["2026-03-10T23:00:00Z", "Wednesday March 11 Good evening, Sample"],
  ])("at %s is %s", async (now, words) => {
    const { readAsStaff } = await createStaffedSite({ now });
    expect(textOf(await readAsStaff("/admin"))).toContain(words);
  });

  test("is another one on the first day, until midnight in Lagos", async () => {
    const site = await createStaffedSite({ now: "2026-01-01T22:59:00Z" });
    expect(textOf(await site.readAsStaff("/admin"))).toContain("Your first day Hello, Sample. Let us make it smile.");
    expect(textOf(await readHomeSection(site, "needs"))).toContain("Nothing needs you. Enjoy it.");
    site.clock.at = new Date("2026-01-01T23:00:00Z");
    expect(textOf(await site.readAsStaff("/admin"))).toContain("Friday January 2 Good evening, Sample");
    expect(textOf(await readHomeSection(site, "needs"))).toContain("All messages are answered.");
  });
});

describe("the last thirty days", () => {
  const figures = async (site: StaffedSite) => textOf(await readHomeSection(site, "figures"));

  test("are zeros with a hint to each on a new site", async () => {
    const site = await createStaffedSite();
    const text = await figures(site);
    expect(text).toContain("Visits 0 Counting starts with the first visitor");
    expect(text).toContain("Subscribers 0 None yet. Tell two friends");
    expect(text).toContain("Messages 0 None yet");
    expect(await readHomeSection(site, "figures")).not.toContain("spark-line");
  });

  test("count visits by days in Lagos, today included, and compare them with the 30 days before", async () => {
    const site = await createStaffedSite({ now: "2026-03-10T22:59:00Z" });
    const add = (date: string, count: number, path = "/") =>
      site.ctx.db.insertInto("visits").values({ date, path, count }).execute();
    await add("2026-03-10", 1_000);
    await add("2026-03-10", 200, "/about");
    await add("2026-02-09", 34);
    expect(await figures(site)).toContain("Visits 1,234 Counted since February 9");
    await add("2026-02-08", 20);
    await add("2026-01-10", 1_000);
    expect(await figures(site)).toContain("Visits 1,234 214 more than the 30 days before");
    await add("2026-01-11", 220);
    expect(await figures(site)).toContain("Visits 1,234 6 fewer than the 30 days before");
    expect(await readHomeSection(site, "figures")).toContain("spark-line");
    site.clock.at = new Date("2026-03-10T23:00:00Z");
    expect(await figures(site)).toContain("Visits 1,200 ");
  });

  test("count subscribers and those who joined, messages and those that are read, by days in Lagos", async () => {
    const site = await createStaffedSite();
    const { db } = site.ctx;
    const join = (email: string, confirmed_at: string) =>
      db.insertInto("subscribers").values(aSubscriber({ email, confirmed_at })).execute();
    await join("a@example.org", "2026-02-08T22:59:59.000Z");
    await join("b@example.org", "2026-02-08T23:00:00.000Z");
    await join("c@example.org", "2026-03-10T08:00:00.000Z");
    expect(await figures(site)).toContain("Subscribers 3 2 of them joined in these days");
    await writeMessage(site, "Ngozi", -24 * 30);
    await writeMessage(site, "Bola", -1);
    await writeMessage(site, "Ada");
    expect(await figures(site)).toContain("Messages 2 0 of them read");
    const read = { read_at: "2026-03-10T09:00:00.000Z", read_by: "Sample Editor" };
    await db.updateTable("messages").set(read).where("first_name", "!=", "Ada").execute();
    expect(await figures(site)).toContain("Messages 2 1 of them read");
    await db.updateTable("messages").set(read).execute();
    expect(await figures(site)).toContain("Messages 2 All of them are read");
  });
});

test("on the line hangs what goes out and happens in two weeks in Lagos, the next first", async () => {
  const site = await createStaffedSite({ now: "2026-03-10T22:30:00Z" });
  const { db } = site.ctx;
  const scheduled = (publish_at: string) => ({ status: "scheduled" as const, publish_at });
  expect(await readHomeSection(site, "coming")).toBe("");
  await db
    .insertInto("posts")
    .values([
      aPost({ slug: "a", title: "Forty taps", author_id: "editor", ...scheduled("2026-03-11T07:00:00.000Z") }),
      aPost({ slug: "b", title: "Theirs", ...scheduled("2026-03-12T07:00:00.000Z") }),
      aPost({ slug: "c", title: "Gone out", ...scheduled("2026-03-09T07:00:00.000Z") }),
      aPost({ slug: "d", title: "Too late", ...scheduled("2026-03-25T07:00:00.000Z") }),
      aPost({
        slug: "e",
        title: "Deleted",
        ...scheduled("2026-03-12T07:00:00.000Z"),
        deleted_at: "2026-03-10T07:00:00.000Z",
      }),
    ])
    .execute();
  await db
    .insertInto("news_items")
    .values(aNewsItem({ title: "In the paper", ...scheduled("2026-03-12T08:00:00.000Z") }))
    .execute();
  await db
    .insertInto("events")
    .values([
      anEvent({ title: "Today's", date: "2026-03-10", status: "published" }),
      anEvent({ title: "Reading", date: "2026-03-13", start_time: "10:00", status: "published" }),
      anEvent({ title: "Last", date: "2026-03-23", status: "published" }),
      anEvent({ title: "After", date: "2026-03-24", status: "published" }),
      anEvent({ title: "Yesterday's", date: "2026-03-09", status: "published" }),
      anEvent({ title: "Month", date: "2026-03-15", date_precision: "month", status: "published" }),
      anEvent({ title: "Draft", date: "2026-03-15", status: "draft" }),
    ])
    .execute();
  const html = await readHomeSection(site, "coming");
  const pegs = [...html.matchAll(/<a class="peg[^"]*" href="([^"]+)"[^>]*>(.*?)<\/a>/gs)];
  expect(pegs.map(([, to, words]) => `${to} ${textOf(words ?? "")}`)).toEqual([
    "/admin/event/1 Today 10 Event Today's",
    "/admin/post/1 Tomorrow, 08:00 11 Post is published Forty taps",
    // An editor has no page to change it.
    "/admin/post Thursday, 08:00 12 Post is published Theirs",
    "/admin/news/1 Thursday, 09:00 12 News In the paper",
    "/admin/event/2 Friday, 10:00 13 Event Reading",
    "/admin/event/3 Monday 23 Event Last",
  ]);
  site.clock.at = new Date("2026-03-10T23:00:00Z");
  const later = textOf(await readHomeSection(site, "coming"));
  expect(later).not.toContain("Today's");
  expect(later).toContain("Today, 08:00 11 Post is published");
  expect(later).toContain("After");
});

test("the privacy page says what is counted", async () => {
  const { read } = await createStaffedSite();
  expect(textOf(await read("/privacy"))).toContain("We count how often each page is opened on a day");
});
