import { expect, test } from "vitest";
import { aPost } from "../../../../tests/support/builders.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { maxAddresses } from "../../../values/sitemap.ts";

const locations = (text: string) =>
  [...text.matchAll(/<loc>https:\/\/site\.test(.*?)<\/loc>/g)].map(([, path]) => path);

test("search engines find every post of a large site, in sitemaps that the sitemap lists", async () => {
  const { ctx, ask, read } = await createTestSite();
  const slugs = Array.from({ length: 30 }, (_, number) => `post-${number}`);
  await ctx.db
    .insertInto("posts")
    .values(slugs.map((slug) => aPost({ slug })))
    .execute();
  await ctx.db
    .insertInto("posts")
    .values(aPost({ slug: "draft", status: "draft" }))
    .execute();
  const listed = locations(await read("/sitemap.xml"));
  expect(listed).toEqual(["/sitemap/pages.xml", "/sitemap/events-1.xml", "/sitemap/posts-1.xml"]);
  const found = [];
  for (const path of listed) {
    const answer = await ask(path ?? "");
    expect(answer.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
    found.push(...locations(await answer.text()));
  }
  for (const slug of slugs) expect(found).toContain(`/blog/${slug}`);
  for (const path of ["/", "/privacy", "/project/readmore/3", "/event/readmore/4", "/blog/quiet-corners"]) {
    expect(found).toContain(path);
  }
  expect(found).not.toContain("/blog/draft");
  expect(new Set(found).size).toBe(found.length);
});

test("each sitemap has posts of fifty thousand numbers; the number after the last answers 404", async () => {
  const { ctx, ask, read } = await createTestSite();
  const ids = [maxAddresses, maxAddresses + 1, maxAddresses + 1_001];
  await ctx.db
    .insertInto("posts")
    .values(ids.map((id) => aPost({ id, slug: `post-${id}` })))
    .execute();
  expect(locations(await read("/sitemap/posts-1.xml"))).toContain(`/blog/post-${ids[0]}`);
  const second = locations(await read("/sitemap/posts-2.xml"));
  expect(second).toContain(`/blog/post-${ids[1]}`);
  expect(second).toContain(`/blog/post-${ids[2]}`);
  expect(second).not.toContain(`/blog/post-${ids[0]}`);
  for (const part of [
    "posts-3.xml",
    "posts-0.xml",
    "posts-1",
    "people-1.xml",
    "posts-99999999.xml",
    "..%2Fposts-1.xml",
  ])
    expect((await ask(`/sitemap/${part}`)).status).toBe(404);
});
