import { expect, test } from "vitest";
import { aNewsItem } from "../../../../tests/support/builders.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { insertNewsItem } from "./news-queries.server.ts";

test("the media page lists news with title, source, day, link, picture, newest first", async () => {
  const { read } = await createTestSite();
  const html = mainOf(await read("/media"));
  expect(textOf(html)).toContain(
    "A song about soap goes around Akwa Ibom Sample State Television, October 18, 2024 Read it : A song about soap",
  );
  expect([...html.matchAll(/<a class="more" href="([^"]*)"/g)].map(([, link]) => link)).toEqual([
    "https://example.org/news/a-song-about-soap",
    "https://example.org/news/screening-in-jos",
    "https://example.org/news/pads-and-plain-answers",
  ]);
  expect(html.match(/<li><img /g)).toHaveLength(3);
});

test("an item needs no picture", async () => {
  const { ctx, read } = await createTestSite({ empty: true });
  await insertNewsItem(ctx.db, aNewsItem({ title: "No picture" }));
  const html = mainOf(await read("/media"));
  expect(textOf(html)).toContain("No picture Sample Paper, May 5, 2025");
  expect(html).not.toMatch(/<li><img/);
});

test("an empty list says so", async () => {
  const { read } = await createTestSite({ empty: true });
  expect(textOf(mainOf(await read("/media")))).toContain("No news yet. Come back soon.");
});
