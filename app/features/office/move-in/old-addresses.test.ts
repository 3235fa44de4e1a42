import { expect, test } from "vitest";
import type { PublishFacts } from "../../../cms/publishing/check-text.ts";
import { createMovingSite, writeWxr } from "./old-sites.support.ts";

const inLists = `<category domain="category" nicename="stories">S</category><category domain="post_tag" nicename="water">W</category>`;

/** A site with a public post and a draft, which were 11 and 12 on the old site. */
async function movedSite() {
  const site = await createMovingSite();
  const path = await site.read(
    "wordpress",
    writeWxr([
      { id: 11, title: "The well", path: "/2023/11/well/", content: "<p>Water.</p>", beside: inLists },
      { id: 12, title: "Half a thought", status: "draft", path: "/2023/12/half/", content: "<p>Later.</p>" },
    ]),
  );
  await site.press(path, "bring");
  await site.press(path, "publish");
  const leadsTo = async (asked: string) => {
    const answer = await site.ask(asked);
    return answer.headers.get("Location") ?? answer.status;
  };
  return { ...site, leadsTo };
}

test.each([
  ["/category/stories", "/blog"],
  ["/category/news/stories/", "/blog"],
  ["/category/news/our/stories/page/2/", "/blog"],
  ["/category/stories/feed/", "/feed.xml"],
  ["/category/news/stories/feed/rss2", "/feed.xml"],
  ["/tag/water/page/3", "/blog"],
  ["/author/editor/page/2/", "/blog"],
  ["/author/editor/feed", "/feed.xml"],
  ["/page/2", "/blog"],
  ["/2023/page/4/", "/blog"],
  ["/feed/atom/", "/feed.xml"],
  ["/comments/feed/", "/feed.xml"],
  ["/2023/11/well/feed/", "/feed.xml"],
  ["/2023/11/well/comment-page-2", "/blog/the-well"],
  ["/2023/11/well/", "/blog/the-well"],
  ["/?p=11", "/blog/the-well"],
  ["/2023/12/half/", 404],
  ["/?p=12", 404],
  ["/?p=99", "/"],
  ["/category/unknown/feed/", 404],
  ["/2023/12/half/feed", 404],
])("the old address %s is answered with %s", async (path, to) => {
  const { leadsTo } = await movedSite();
  expect(await leadsTo(path)).toBe(to);
});

test("an old address answers again after its draft is published", async () => {
  const { leadsTo, ctx } = await movedSite();
  expect(await leadsTo("/?p=12")).toBe(404);
  await ctx.db.updateTable("posts").set({ status: "published" }).where("title", "=", "Half a thought").execute();
  expect(await leadsTo("/?p=12")).toBe("/blog/half-a-thought");
});

test("the check of links takes old addresses that lead on", async () => {
  const { post } = await movedSite();
  const alive = ["/2023/11/well/", "/category/news/stories", "https://site.test/2023/11/Well", "/page/2"];
  const dead = ["/2023/12/half/", "/category/unknown", "/2023/11/wells"];
  const paragraphs = [...alive, ...dead].map((link) => `[a](${link})`);
  const answer = await post("/admin/checks", { "draft-subject": "post:new", title: "Links", paragraphs });
  expect(((await answer.json()) as PublishFacts).links).toEqual({ count: alive.length + dead.length, dead });
});
