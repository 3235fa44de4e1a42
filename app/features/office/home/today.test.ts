import { expect, test } from "vitest";
import { anEvent, aPost } from "../../../../tests/support/builders.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";

const today = async ({ readAsStaff }: Awaited<ReturnType<typeof createStaffedSite>>) =>
  textOf(mainOf(await readAsStaff("/admin")));

test("a writer sees only past events, coming items, photos, searches", async () => {
  const site = await createStaffedSite({}, "writer");
  const { db } = site.ctx;
  expect(await today(site)).toContain("What did you see this week?");
  const day = { status: "published", date_precision: "day" } as const;
  await db
    .insertInto("events")
    .values(anEvent({ ...day, title: "Reading day", date: "2026-03-07" }))
    .execute();
  await db
    .insertInto("events")
    .values(anEvent({ ...day, title: "Taps", date: "2026-03-12" }))
    .execute();
  await db.insertInto("searches").values({ date: "2026-03-09", word: "school fees", count: 9, in_vain: 9 }).execute();
  const text = await today(site);
  expect(text).toContain("Saturday: Reading day Three sentences and one photo are enough");
  expect(text).toMatch(/Taps is on Thursday .* “school fees” was searched 9 times/);
  expect(text).not.toMatch(/backup|machine|gift|Make it yours|Visits/i);
  expect(await site.readAsStaff("/admin")).toContain("/admin/post?create=Reading+day");
});

test("a writer reads the visits of the last public post", async () => {
  const site = await createStaffedSite({}, "writer");
  const { id } = await site.ctx.db
    .selectFrom("users")
    .select("id")
    .where("email", "=", "writer@example.org")
    .executeTakeFirstOrThrow();
  const at = (day: string) => Date.parse(`${day}T09:00:00Z`) / 1000;
  for (const post of [
    aPost({ slug: "older", title: "Older", author_id: id, timestamp: at("2026-02-01") }),
    aPost({ slug: "taps", title: "Forty taps", author_id: id, timestamp: at("2026-03-08") }),
    aPost({ slug: "next", title: "Next", author_id: id, timestamp: at("2026-03-09"), status: "draft" }),
    aPost({ slug: "other", title: "Somebody else’s", author_id: null, timestamp: at("2026-03-09") }),
  ])
    await site.ctx.db.insertInto("posts").values(post).execute();
  for (const [date, path, count] of [
    ["2026-03-07", "/blog/taps", 100],
    ["2026-03-08", "/blog/taps", 5],
    ["2026-03-10", "/blog/taps", 2],
    ["2026-03-10", "/blog/other", 50],
  ] as const)
    await site.ctx.db.insertInto("visits").values({ date, path, count }).execute();
  expect(await today(site)).toContain("Your last post “Forty taps”, March 8, 2026 7 times opened In 3 days");
  expect(await site.readAsStaff("/admin")).toContain('href="/admin/share/post/taps"');
});

test("a treasurer reads sums of money, no children, texts or machines", async () => {
  const site = await createStaffedSite({}, "treasurer");
  const text = await today(site);
  expect(text).toContain("Received in March 2026 Nothing yet 0 gifts");
  expect(text).toContain("Promised, not yet received Nothing yet 0 promises open");
  expect(text).toMatch(/What happened\? .*Money came in .*The bank sent a statement/);
  expect(text).not.toMatch(/concern|consent|backup|Create a post|Make it yours/i);
});

test("the safeguarding lead sees the state of the safety page", async () => {
  const site = await createStaffedSite({}, "lead");
  expect(await today(site)).toMatch(
    /The safety page What visitors find there A person who answers .*Not confirmed yet/,
  );
});

test("a new concern is first for its readers, without a name", async () => {
  const site = await createStaffedSite({}, "lead");
  const html = async () => mainOf(await site.readAsStaff("/admin"));
  expect(await html()).not.toContain("danger-box");
  const answer = await site.post("/safeguarding", { story: "A child is hit at school.", danger: "yes" });
  expect(answer.status).toBeLessThan(400);
  const page = await html();
  expect(page).toContain("danger-box");
  expect(page.indexOf("danger-box")).toBeLessThan(page.indexOf('id="needs"'));
  expect(textOf(page)).not.toContain("hit at school");
});
