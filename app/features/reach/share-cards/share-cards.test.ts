import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { anOwnPage } from "../../../../tests/support/builders.ts";
import { siteWithConsent } from "../../../../tests/support/consents.ts";
import { colourAt, isNear, messengers, readCard, readTags } from "../../../../tests/support/messenger.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";

/** Left edge of the photograph on the card of a post, and its colour. */
const left = 290;
const top = 300;
const rose = [163, 25, 90];

test("messengers find each page's card in its first four kilobytes", async () => {
  const { ask, ctx } = await createTestSite();
  await ctx.db
    .insertInto("pages")
    .values(anOwnPage({ slug: "our-policy", title: "Our policy" }))
    .execute();
  const pages: [path: string, card: RegExp][] = [
    ["/", /site\/home/],
    ["/about", /site\/about/],
    ["/what-we-do", /site\/what-we-do/],
    ["/media", /site\/media/],
    ["/contact", /site\/contact/],
    ["/donate", /site\/donate/],
    ["/donate/promise", /site\/home/],
    ["/blog", /site\/blog/],
    ["/events", /site\/events/],
    ["/blog/quiet-corners", /post\/quiet-corners/],
    ["/event/readmore/2", /event\/2/],
    ["/project/readmore/1", /project\/1/],
    ["/our-policy", /page\/our-policy/],
  ];
  for (const [path, card] of pages)
    for (const agent of messengers) {
      const tags = await readTags(ask, path, agent);
      expect(tags, path).toMatchObject({
        "og:url": `https://site.test${path}`,
        "og:title": expect.stringMatching(/\S/),
        "og:type": path.startsWith("/blog/") ? "article" : "website",
        "og:image": expect.stringMatching(
          new RegExp(`^https://site\\.test/look/cards/${card.source}/[0-9a-f]{16}\\.jpg$`),
        ),
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": expect.stringMatching(/\S/),
        "twitter:card": "summary_large_image",
        "twitter:image": tags["og:image"],
      });
      const answer = await ask(new URL(tags["og:image"] ?? "").pathname, { headers: { "User-Agent": agent } });
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect([path, answer.status, answer.headers.get("Content-Type")]).toEqual([path, 200, "image/jpeg"]);
      expect(bytes.length, path).toBeLessThanOrEqual(100_000);
      expect(await sharp(bytes).metadata(), path).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    }
  expect((await readTags(ask, "/nope"))["og:image"]).toBeUndefined();
});

describe("the address of a card", () => {
  test("follows the title, and the old one leads to the new", async () => {
    const { ask, ctx } = await createTestSite();
    const old = await readCard(ask, "/event/readmore/1");
    expect(old.answer.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    await ctx.db.updateTable("events").set({ title: "Ọjọ́ ìwé" }).where("id", "=", 1).execute();
    ctx.pageCache.invalidate();
    const { path, bytes } = await readCard(ask, "/event/readmore/1");
    expect(path).not.toBe(old.path);
    expect(bytes.equals(old.bytes)).toBe(false);
    const led = await ask(old.path);
    expect([led.status, led.headers.get("Location"), led.headers.get("Cache-Control")]).toEqual([
      302,
      path,
      "no-store",
    ]);
    const upright = await ask(path.replace(".jpg", "-status.jpg"));
    const picture = Buffer.from(await upright.arrayBuffer());
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1080, height: 1920 });
    const again = await ask(path, { headers: { "If-None-Match": upright.headers.get("ETag") ?? "" } });
    expect(again.status).toBe(304);
  });

  test("answers 404 if visitors cannot see its page, or if it was made up", async () => {
    const { ask, ctx } = await createTestSite();
    const { path } = await readCard(ask, "/blog/quiet-corners");
    await ctx.db.updateTable("posts").set({ status: "draft" }).execute();
    for (const gone of [
      path,
      "/look/cards/event/999/0123456789abcdef.jpg",
      "/look/cards/site/nope/0123456789abcdef.jpg",
      "/look/cards/user/1/0123456789abcdef.jpg",
      "/look/cards/event/1/card.jpg",
      "/look/cards/event/1/0123456789abcdef.png",
      "/look/cards/site/__proto__/0123456789abcdef.jpg",
    ]) {
      const answer = await ask(gone);
      expect([gone, answer.status, answer.headers.get("Cache-Control")]).toEqual([gone, 404, "no-store"]);
    }
    const drawings = () => ctx.db.selectFrom("rate_limits").selectAll().where("what", "=", "card").execute();
    const before = await drawings();
    for (let number = 0; number < 200; number++) {
      const answer = await ask(`/look/cards/event/1/${String(number).padStart(16, "0")}.jpg`);
      expect(answer.status).toBe(302);
    }
    expect(await drawings()).toEqual(before);
  });
});

describe("a photograph on a card", () => {
  test("is gone once a person in its photo withdraws consent", async () => {
    const { ask, takeConsent, post, id } = await siteWithConsent();
    const shown = await readCard(ask, "/blog/two-friends");
    expect(isNear(await colourAt(shown.bytes, left, top), rose)).toBe(true);
    expect(shown.answer.headers.get("Cache-Control")).toContain("max-age=3600");
    await takeConsent({ uses: ["site", "print"] }, "/admin/consents/1");
    const without = await readCard(ask, "/blog/two-friends");
    expect(without.path).not.toBe(shown.path);
    expect(isNear(await colourAt(without.bytes, left, top), rose)).toBe(false);
    expect((await ask(shown.path)).headers.get("Location")).toBe(without.path);
    // More than before is a new consent of the same person.
    await takeConsent({ code: "P-1", idempotencyKey: "again" }, `/admin/consents/new?photo=${id}`);
    expect((await readCard(ask, "/blog/two-friends")).path).toBe(shown.path);
    await post(`/admin/media/${id}.data`, { intent: "withdraw" });
    expect((await ask(shown.path)).headers.get("Location")).toBe(without.path);
    expect((await readCard(ask, "/blog/two-friends")).path).toBe(without.path);
  });

  test("is replaced by the drawing if its file is missing or damaged", async () => {
    const { ask, ctx, src } = await siteWithConsent();
    const path = src.replace("/files/", "");
    const row = await ctx.db
      .selectFrom("photos")
      .select(["id", "sizes"])
      .where("path", "=", path)
      .executeTakeFirstOrThrow();
    const broken = await ctx.storage.put("images", "jpg", Buffer.from("no picture at all"));
    const sizes = JSON.stringify((JSON.parse(row.sizes) as object[]).map((size) => ({ ...size, path: broken })));
    await ctx.db.updateTable("photos").set({ sizes }).where("id", "=", row.id).execute();
    ctx.pageCache.invalidate();
    const { answer, bytes } = await readCard(ask, "/blog/two-friends");
    expect([answer.status, isNear(await colourAt(bytes, left, top), rose)]).toEqual([200, false]);
  });
});

test("a card wears the colours, pattern, face and name of the foundation", async () => {
  const { ask, post } = await createStaffedSite({ empty: false }, "admin");
  const before = await readCard(ask, "/blog/quiet-corners");
  expect(isNear(await colourAt(before.bytes, 1150, 300), [248, 165, 194])).toBe(true);
  const palette = { ink: "#083b3a", sun: "#ffd166", sky: "#a5dcd4", hill: "#d7ecb5", page: "#f7fbf2" };
  const look = { name: "Irẹtí", kind: "", ...palette, cloth: "gingham", displayFace: "on", logo: "" };
  expect((await post("/admin/look.data", look)).status).toBe(200);
  const after = await readCard(ask, "/blog/quiet-corners");
  expect(after.path).not.toBe(before.path);
  expect(isNear(await colourAt(after.bytes, 1150, 300), [165, 220, 212])).toBe(true);
});

test("draws titles that are hard to set", async () => {
  const { ask, ctx } = await createTestSite();
  const seen = new Set<string>();
  for (const title of [
    "Many words, ".repeat(25),
    "🎉🧒🏿🏳️‍🌈",
    `x${"🎉".repeat(140)}`,
    "يوم الكتاب في يابا (٢٠٢٦) Lagos",
    "Ẹ̀bùn ọ̀rẹ́ àti ìwé".normalize("NFD"),
    "x".repeat(300),
    '<script>alert(1)</script> & "quotes"',
  ]) {
    await ctx.db.updateTable("posts").set({ title }).where("id", "=", 1).execute();
    ctx.pageCache.invalidate();
    const { slug } = await ctx.db.selectFrom("posts").select("slug").where("id", "=", 1).executeTakeFirstOrThrow();
    const { answer, bytes, path } = await readCard(ask, `/blog/${slug}`);
    expect([title, answer.status, bytes.length < 100_000]).toEqual([title, 200, true]);
    seen.add(path);
  }
  expect(seen.size).toBe(7);
});

test("a burst of unseen pages is drawn in turn, then refused", async () => {
  const { ask, ctx } = await createTestSite();
  const spread = Array.from({ length: 24 }, (_, number) => `Title ${number}`);
  const template = await ctx.db.selectFrom("posts").selectAll().where("id", "=", 1).executeTakeFirstOrThrow();
  const { id: _, ...row } = template;
  await ctx.db
    .insertInto("posts")
    .values(spread.map((title, number) => ({ ...row, title, slug: `title-${number}` })))
    .execute();
  ctx.pageCache.invalidate();
  const paths = await Promise.all(
    spread.map(
      async (_title, number) => new URL((await readTags(ask, `/blog/title-${number}`))["og:image"] ?? "").pathname,
    ),
  );
  const answers = await Promise.all(paths.map((path) => ask(path)));
  const statuses = answers.map(({ status }) => status);
  const drawnOnes = statuses.filter((status) => status === 200).length;
  // Twelve wait at a time; while they come one by one, some are drawn already.
  expect(drawnOnes).toBeGreaterThanOrEqual(12);
  expect(drawnOnes).toBeLessThan(24);
  expect(statuses.filter((status) => status === 503)).toHaveLength(24 - drawnOnes);
  expect(answers.find(({ status }) => status === 503)?.headers.get("Retry-After")).toBe("5");
  const drawn = paths[statuses.indexOf(200)] ?? "";
  await ctx.db.updateTable("rate_limits").set({ count: 999 }).where("what", "=", "card").execute();
  expect((await ask(drawn)).status).toBe(200);
  const late = await ask(paths[statuses.indexOf(503)] ?? "");
  expect([late.status, late.headers.get("Retry-After")]).toEqual([429, "3600"]);
});
