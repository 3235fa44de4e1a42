import { expect, test } from "vitest";
import { aPost } from "../../../../tests/support/builders.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { addPhoto, attachPhoto } from "../../media/photos/photo-queries.server.ts";
import { insertPost } from "./post-queries.server.ts";

test("the blog lists all posts, newest first, with author, day", async () => {
  const { read } = await createTestSite();
  const html = mainOf(await read("/blog"));
  const titles = [...html.matchAll(/<h2><a href="([^"]*)">(.*?)<\/a>/g)].map(([, path, title]) => [path, title]);
  expect(titles).toEqual([
    ["/blog/reading-aloud-changes-the-room", "Reading aloud changes the room"],
    ["/blog/what-students-ask-us-about-their-periods", "What students ask us about their periods"],
    ["/blog/forty-taps-one-song", "Forty taps, one song"],
    ["/blog/quiet-corners", "Quiet corners: a small change that helps"],
  ]);
  expect(textOf(html)).toContain("Programme volunteer Field volunteer, October 12, 2024");
});

test("the day of a post is its timestamp in Lagos time", async () => {
  const { ctx, read } = await createTestSite({ empty: true });
  const beforeMidnightInLondon = Date.parse("2025-01-31T23:30:00Z") / 1000;
  await insertPost(ctx.db, aPost({ timestamp: beforeMidnightInLondon }));
  expect(textOf(await read("/blog/sample-post"))).toContain("February 1, 2025");
});

test("an author without a picture gets the default one", async () => {
  const { read } = await createTestSite();
  expect(mainOf(await read("/blog"))).toMatch(/<p class="by"><img alt="" src="[^"]*avatar[^"]*\.svg"/);
});

test("an author's picture is shown until consent is denied", async () => {
  const { ctx, read } = await createTestSite({ empty: true });
  await insertPost(ctx.db, aPost({ author_id: "author" }));
  const photo_id = await addPhoto(ctx.db, {
    path: `profile_images/${"a".repeat(32)}.jpg`,
    alt: "Sample Author",
    width: 480,
    height: 480,
    kind: "photograph",
    consent_by: "Sample Author",
    consent_at: "2026-03-01T00:00:00Z",
  });
  await attachPhoto(ctx.db, { owner: "user:author", position: 0, photo_id });
  for (const path of ["/blog", "/blog/sample-post"])
    expect(mainOf(await read(path))).toMatch(/<p class="by"><img alt="" src="\/files\/profile_images\//);
  await ctx.db.updateTable("photos").set({ consent_at: null }).execute();
  expect(mainOf(await read("/blog"))).not.toContain("profile_images");
});

test("a post shows title, author, picture, every paragraph", async () => {
  const { ask } = await createTestSite();
  const answer = await ask("/blog/reading-aloud-changes-the-room");
  expect(answer.status).toBe(200);
  const html = mainOf(await answer.text());
  expect(html).toContain("<h1>Reading aloud changes the room</h1>");
  expect(html).toContain('alt="A woman in a headwrap and a girl with a hearing aid hold a book together."');
  expect(textOf(html)).toContain("On Thursdays we read aloud.");
  expect(textOf(html)).toContain("We bring the books and leave them with you.");
});

test("an author's text is shown as typed, never run", async () => {
  const { ctx, read } = await createTestSite({ empty: true });
  const nasty = `<script>alert(1)</script><img src=x onerror=alert(1)>"'&`;
  await insertPost(
    ctx.db,
    aPost({ title: nasty, post_text: nasty, paragraphs: JSON.stringify([nasty]), author_name: nasty }),
  );
  for (const path of ["/blog", "/blog/sample-post", "/feed.xml"]) {
    const text = await read(path);
    expect(text).not.toContain("<script>alert");
    expect(text).not.toContain("<img src=x");
    expect(text).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  }
});

test("an unknown post gets a page with status 404", async () => {
  const { ask } = await createTestSite();
  for (const slug of ["nope", "%", "%00", "..%2f..", "'%20OR%201=1--", "%F0%9F%92%9B", "a".repeat(10_000)]) {
    const answer = await ask(`/blog/${slug}`);
    expect([slug.slice(0, 20), answer.status]).toEqual([slug.slice(0, 20), 404]);
    expect(textOf(await answer.text())).toContain("Page not found");
  }
});

test("a long blog shows each post once, even in the same second", async () => {
  const { ctx, read } = await createTestSite({ empty: true });
  for (let number = 1; number <= 30; number++) {
    const timestamp = 1_700_000_000 + Math.floor(number / 2);
    await insertPost(ctx.db, aPost({ slug: `post-${number}`, title: `Post ${number}`, timestamp }));
  }
  const seen: string[] = [];
  let path: string | undefined = "/blog";
  while (path !== undefined) {
    const html: string = mainOf(await read(path));
    seen.push(...[...html.matchAll(/<h2><a href="\/blog\/([^"]*)"/g)].map(([, slug]) => slug ?? ""));
    path = /href="(\/blog\?before=[^"]*)"/.exec(html)?.[1];
  }
  expect(seen).toHaveLength(30);
  expect(new Set(seen).size).toBe(30);
});

test("an invalid page mark shows the first page", async () => {
  const { ask } = await createTestSite();
  for (const mark of ["", "x", "1.1'; drop table posts", "9".repeat(1_000)]) {
    const answer = await ask(`/blog?before=${encodeURIComponent(mark)}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("Reading aloud changes the room");
  }
});

test("an empty blog says so", async () => {
  const { read } = await createTestSite({ empty: true });
  expect(textOf(mainOf(await read("/blog")))).toContain("No posts yet. Come back soon.");
});

test("feed readers get the newest posts", async () => {
  const { ask } = await createTestSite();
  const answer = await ask("/feed.xml");
  expect(answer.headers.get("Content-Type")).toBe("application/rss+xml; charset=utf-8");
  const xml = await answer.text();
  expect(xml).toContain("<link>https://site.test/blog/quiet-corners</link>");
  expect(xml.match(/<item>/g)).toHaveLength(4);
  expect(xml).toContain("<pubDate>Sat, 12 Oct 2024 11:00:00 GMT</pubDate>");
});

test("a post ends with a link to the one before it, then ways to give", async () => {
  const { ctx, read } = await createTestSite({ empty: true });
  const post = async (slug: string, timestamp: number) =>
    insertPost(ctx.db, aPost({ slug, title: `About ${slug}`, timestamp }));
  await post("first", 1_000);
  const end = async (slug: string) => textOf(/<div class="post-end">.*$/s.exec(await read(`/blog/${slug}`))?.[0] ?? "");
  expect(await end("first")).toMatch(/^Would you like to help\? See how to give/);
  await post("second", 2_000);
  await post("third", 3_000);
  expect(await end("third")).toMatch(/^Read next About second .* Would you like to help\?/);
  expect(await end("first")).toMatch(/^Read next About third /);
});

test("few posts fill their rows", async () => {
  const { ctx, read } = await createTestSite({ empty: true });
  const cards = async () => mainOf(await read("/blog")).match(/class="post(?:s|s posts--two| [^"]*)?"/g);
  for (const [index, found] of [
    ['class="posts"', 'class="post post--wide post--first"'],
    ['class="posts"', 'class="post post--wide post--first"', 'class="post post--wide"'],
    ['class="posts posts--two"', 'class="post post--wide post--first"', 'class="post"', 'class="post"'],
  ].entries()) {
    await insertPost(ctx.db, aPost({ slug: `post-${index}`, timestamp: index }));
    expect(await cards()).toEqual(found);
  }
});
