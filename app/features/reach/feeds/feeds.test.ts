import { parseJsonFeed, parseRssFeed } from "feedsmith";
import { Parser } from "htmlparser2";
import { expect, test } from "vitest";
import { aNewsItem, anEvent, aPost, aProject } from "../../../../tests/support/builders.ts";
import { attributesOf } from "../../../../tests/support/read-linked-data.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";

interface JsonFeed {
  version: string;
  title: string;
  feed_url: string;
  items: { id: string; url: string; title?: string; content_text: string; date_published?: string; image?: string }[];
}

/** Elements of a document by name, each with its text, as a reader of XML finds them; every element must be closed. */
function elementsOf(document: string): [string, string][] {
  const found: [string, string][] = [];
  const open: { name: string; text: string }[] = [];
  const parser = new Parser(
    {
      onopentagname: (name) => void open.push({ name, text: "" }),
      ontext: (text) =>
        open.forEach((element) => {
          element.text += text;
        }),
      onclosetag: (name, isImplied) => {
        const element = open.pop();
        if (element?.name !== name || (isImplied && element.name !== "atom:link"))
          throw new Error(`${name} is not closed`);
        found.push([name, element.text]);
      },
    },
    { xmlMode: true },
  );
  parser.end(document);
  return found;
}

const textsOf = (document: string, name: string) =>
  elementsOf(document).flatMap(([one, text]) => (one === name ? [text] : []));

async function siteOfEachKind() {
  const site = await createTestSite({ empty: true });
  const { db } = site.ctx;
  await db
    .insertInto("posts")
    .values(aPost({ title: "Taps & <songs>" }))
    .execute();
  await db
    .insertInto("posts")
    .values(aPost({ slug: "draft", title: "Draft", status: "draft" }))
    .execute();
  await db
    .insertInto("events")
    .values(anEvent({ date: "2026-10-01", date_precision: "month" }))
    .execute();
  await db
    .insertInto("projects")
    .values(aProject({ slug: "clean" }))
    .execute();
  await db.insertInto("news_items").values(aNewsItem()).execute();
  return site;
}

test("readers follow each kind by RSS and by JSON Feed, which say the same", async () => {
  const { ask, read } = await siteOfEachKind();
  const urls = { posts: "/blog/sample-post", events: "/event/readmore/1", projects: "/project/readmore/clean" };
  for (const [kind, path] of [...Object.entries(urls), ["news", "https://example.org/"]]) {
    const answer = await ask(`/feeds/${kind}.json`);
    expect(answer.headers.get("Content-Type")).toBe("application/feed+json; charset=utf-8");
    const feed = (await answer.json()) as JsonFeed;
    expect(feed).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      feed_url: `https://site.test/feeds/${kind}.json`,
    });
    expect(feed.items).toHaveLength(1);
    expect(feed.items[0]?.url).toBe(new URL(path ?? "", "https://site.test").href);
    const rss = await read(`/feeds/${kind}.xml`);
    expect(textsOf(rss, "guid")).toEqual(feed.items.map(({ id }) => id));
    expect(textsOf(rss, "title").slice(1)).toEqual(feed.items.map(({ title }) => title));
    expect(textsOf(rss, "description").slice(1)).toEqual(feed.items.map(({ content_text }) => content_text));
    const said = feed.items.map(({ title, url }) => ({ title, url }));
    expect(parseRssFeed(rss).items?.map(({ title, link }) => ({ title, url: link }))).toEqual(said);
    expect(parseJsonFeed(feed).items?.map(({ title, url }) => ({ title, url }))).toEqual(said);
    const dates = textsOf(rss, "pubDate").map((date) => new Date(date).toISOString());
    expect(dates).toEqual(feed.items.flatMap(({ date_published }) => date_published?.replace(/\.\d+/, ".000") ?? []));
  }
  expect(textsOf(await read("/feed.xml"), "title")).toContain("Taps & <songs>");
  expect(await read("/feeds/events.json")).toContain("October 2026");
});

test.each(["people.xml", "posts", "posts.html", "..%2Fposts.xml"])("there is no feed %s", async (file) => {
  const { ask } = await createTestSite({ empty: true });
  expect((await ask(`/feeds/${file}`)).status).toBe(404);
});

test("the lists name their feeds, and each named feed is there", async () => {
  const { ask, read } = await siteOfEachKind();
  for (const path of ["/", "/blog", "/events", "/media", "/what-we-do"]) {
    const feeds = [...attributesOf(await read(path))].filter((value) => /^\/feed(?:\.xml$|s\/)/.test(value));
    expect(feeds, path).toHaveLength(2);
    for (const feed of feeds) expect((await ask(feed)).status, feed).toBe(200);
  }
});

test("a renamed post stays one post for feed readers", async () => {
  const site = await createStaffedSite();
  await site.post("/admin/post", { title: "Forty taps", paragraphs: "Water." });
  await site.post("/admin/post/1", { title: "Fifty taps", paragraphs: "Water.", version: "1" });
  await site.post("/admin/post/1", { title: "Sixty taps", paragraphs: "Water.", version: "2" });
  const feed = await site.read("/feed.xml");
  expect(textsOf(feed, "guid")).toEqual(["https://site.test/blog/forty-taps"]);
  expect(feed).toContain('isPermaLink="false"');
  expect(feed).toContain("<link>https://site.test/blog/sixty-taps</link>");
});

test("search engines find the pictures that other sites may show, and no others", async () => {
  const { ctx, read } = await createTestSite();
  const pictures = textsOf(await read("/sitemap.xml"), "image:loc");
  expect(pictures.length).toBeGreaterThan(3);
  for (const picture of pictures) expect(picture).toMatch(/^https:\/\/site\.test\/files\//);
  const consent = { kind: "photograph" as const, consent_by: "staff", consent_at: "2026-01-01T00:00:00.000Z" };
  await ctx.db
    .updateTable("photos")
    .set({ ...consent, allowed_uses: "site" })
    .execute();
  const sitemap = await read("/sitemap.xml");
  expect(textsOf(sitemap, "image:loc")).toEqual([]);
  expect(textsOf(sitemap, "loc")).toContain("https://site.test/blog/quiet-corners");
  expect(await read("/feeds/posts.json")).not.toContain('"image"');
});

test("robots find the sitemap, but no private folder", async () => {
  const { read } = await createTestSite({ empty: true });
  const lines = (await read("/robots.txt")).trim().split("\n");
  expect(lines).toContain("Sitemap: https://site.test/sitemap.xml");
  const closed = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
  expect(closed).toEqual(expect.arrayContaining(["/admin", "/g/", "/e/"]));
  for (const path of [
    "/",
    "/events",
    "/event/readmore/1",
    "/privacy",
    "/project/readmore/1",
    "/feed.xml",
    "/sitemap.xml",
  ])
    expect(
      closed.filter((start) => path.startsWith(start)),
      path,
    ).toEqual([]);
});
