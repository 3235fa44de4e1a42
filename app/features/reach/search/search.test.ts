import { expect, test } from "vitest";
import { aNewsItem, anEvent, anOwnPage, aPost, aProject } from "../../../../tests/support/builders.ts";
import { mainOf, textOf, withoutEntities } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { jobs } from "../../../jobs.server.ts";
import { indexContent, queueMissing } from "./index-content.server.ts";

type Site = Awaited<ReturnType<typeof createTestSite>>;

const path = (question: string, more: Record<string, string> = {}) =>
  `/search?${new URLSearchParams({ q: question, ...more })}`;

/** Titles of the results, the best first, with their kind where all are shown: `Event: Book day`. */
async function search({ read }: Pick<Site, "read">, question: string, more: Record<string, string> = {}) {
  const [, list = ""] = mainOf(await read(path(question, more))).split('class="hits"');
  return list
    .split("</ul>")[0]
    ?.split(/<li[ >]/)
    .slice(1)
    .map((item) => {
      const [kind = ""] = /(?:Event|Project|Story|In the news|Page)(?= ·|$)/.exec(textOf(item)) ?? [];
      return `${kind}: ${withoutEntities(/<h3>.*?<\/h3>/s.exec(item)?.[0].replace(/<[^>]+>/g, "") ?? "")}`.replace(
        /^: /,
        "",
      );
    });
}

const paragraphs = (...texts: string[]) => JSON.stringify(texts);

async function aSiteToSearch() {
  const site = await createStaffedSite();
  const { db } = site.ctx;
  const day = 86_400;
  const posts = [
    aPost({ slug: "taps", title: "Forty taps, one song", paragraphs: paragraphs("It is in the **hymn book** now.") }),
    aPost({
      slug: "newer",
      title: "A reading corner",
      timestamp: 1_728_700_000 + day,
      paragraphs: paragraphs("Books!"),
    }),
    aPost({ slug: "gift", title: "Ẹ̀bùn fún àwọn ọmọ", paragraphs: paragraphs("Alƙawari ne.") }),
    aPost({ slug: "draft", title: "A quokka with a book", status: "draft" }),
    aPost({ slug: "gone", title: "A deleted book", deleted_at: "2026-03-01T00:00:00.000Z" }),
    aPost({ slug: "sensitive", title: "A book of one child", sensitive: '["health"]' }),
    aPost({ slug: "soon", title: "A zebra book", status: "scheduled", publish_at: "2026-03-10T12:00:00.000Z" }),
  ];
  for (const post of posts) await db.insertInto("posts").values(post).execute();
  const description = paragraphs('![A book on a table](photo:1 "A bookshelf")', "Bring a child. Leave with a book.");
  await db
    .insertInto("events")
    .values([
      anEvent({ title: "Book day in Yaba", description, date: "2026-12-12" }),
      anEvent({ title: "A walk", theme: "To the book fair", description: paragraphs("We walk."), date: "2026-11-01" }),
    ])
    .execute();
  await db
    .insertInto("projects")
    .values(aProject({ title: "Books for Ajegunle", slug: "books" }))
    .execute();
  await db
    .insertInto("news_items")
    .values(aNewsItem({ title: "A library opens" }))
    .execute();
  await db
    .insertInto("pages")
    .values(anOwnPage({ title: "Book list" }))
    .execute();
  await indexContent(site.ctx);
  return site;
}

test("search finds only public pages, the best title first", async () => {
  const site = await aSiteToSearch();
  const all = [
    "Event: Book day in Yaba",
    "Page: Book list",
    "Project: Books for Ajegunle",
    "Event: A walk",
    "Story: A reading corner",
    "Story: Forty taps, one song",
    "Page: What We Do",
    "Page: Volunteer",
    "Page: Privacy",
  ];
  expect(await search(site, "book")).toEqual(all);
  // A title with the exact word comes first.
  expect(await search(site, "BOOKS")).toEqual([all[2], all[0], all[1], ...all.slice(3)]);
  expect(await search(site, "book", { in: "events" })).toEqual(["Book day in Yaba", "A walk"]);
  expect(await search(site, "book yaba")).toEqual(["Book day in Yaba"]);
  expect(await search(site, "ebun omo")).toEqual(["Ẹ̀bùn fún àwọn ọmọ"]);
  expect(await search(site, "alkawari")).toEqual(["Ẹ̀bùn fún àwọn ọmọ"]);
  expect(await search(site, "librar")).toEqual(["A library opens"]);
  expect(await search(site, "safeguarding lead")).toContain("Safeguarding");
  // Pictures come and go, and their descriptions are no text.
  expect(await search(site, "bookshelf")).toEqual([]);
});

test("words are marked in their own letters, with an excerpt and counts by kind", async () => {
  const { read } = await aSiteToSearch();
  const html = await read(path("book"));
  expect(html).toContain("<mark>Books</mark> for Ajegunle");
  expect(html).toMatch(/It is in the hymn <mark>book<\/mark> now\./);
  expect(textOf(html)).toContain("9 results for “book”");
  expect(textOf(html)).toContain("Only show Events, 2 Projects, 1 Stories, 2 Pages, 4");
  expect(await read(path("ebun"))).toContain("<mark>Ẹ̀bùn</mark>");
  expect(html).toContain('<link rel="canonical" href="https://site.test/search"');
});

test("a slip finds what was meant at once, and says so, if that is something public", async () => {
  const site = await aSiteToSearch();
  const html = await site.read(path("libary"));
  expect(textOf(mainOf(html))).toContain(
    "1 result for “library” Nothing is spelt like that. This is what we found for library .",
  );
  expect(textOf(mainOf(html))).toContain("A library opens");
  expect(html).toContain('href="/search?q=library"');
  expect(textOf(await site.read(path("ajegunel books")))).toContain("This is what we found for ajegunle books .");
  // Only a scheduled post has a zebra, and only a draft a quokka.
  for (const word of ["zebar", "quokak"])
    expect(mainOf(await site.read(path(word)))).not.toContain("This is what we found");
  site.clock.at = new Date("2026-03-10T12:00:00Z");
  expect(textOf(await site.read(path("zebar")))).toContain("This is what we found for zebra .");
});

test("when no page has all words, pages with some are shown with a remark", async () => {
  const site = await aSiteToSearch();
  expect(await search(site, "yaba hymn unicorn")).toEqual(["Event: Book day in Yaba", "Story: Forty taps, one song"]);
  expect(await site.read(path("yaba hymn unicorn"))).toContain("No page has all of these words.");
});

test("search follows each publication, change, hiding, deletion or schedule", async () => {
  const site = await createStaffedSite({ now: "2026-03-10T09:00:00.000Z" }, "admin");
  const { post, ctx, clock } = site;
  const found = async (question: string) => {
    await indexContent(ctx);
    return search(site, question, { in: "stories" });
  };
  const story = { title: "Giraffes in the yard", paragraphs: "Two of them.", version: "1" };
  await post("/admin/post", { ...story, status: "draft" });
  expect(await found("giraffe")).toEqual([]);
  await post("/admin/post/1", { ...story, status: "published" });
  expect(await found("giraffe")).toEqual(["Giraffes in the yard"]);
  await post("/admin/post/1", { ...story, title: "Elephants in the yard", status: "published", version: "2" });
  expect([await found("giraffe"), await found("elephant")]).toEqual([[], ["Elephants in the yard"]]);
  // At once: before the index is read again.
  await post("/admin/post", { act: "unpublish:1" });
  expect(await search(site, "elephant")).toEqual([]);
  await post("/admin/post", { act: "publish:1" });
  expect(await found("elephant")).toHaveLength(1);
  await post("/admin/post", { act: "delete:1" });
  expect(await search(site, "elephant")).toEqual([]);
  await post("/admin/post", { act: "undelete:1" });
  expect(await found("elephant")).toHaveLength(1);
  await post("/admin/post", { ...story, title: "Ostrich", status: "scheduled", publishAt: "2026-03-10T12:00" });
  expect(await found("ostrich")).toEqual([]);
  clock.at = new Date("2026-03-10T11:00:01.000Z");
  expect(await search(site, "ostrich", { in: "stories" })).toEqual(["Ostrich"]);
});

test("search finds only the changed words of a fixed page", async () => {
  const site = await createStaffedSite({}, "admin");
  await indexContent(site.ctx);
  expect(await search(site, "compassion rhinoceros")).toEqual([]);
  await site.ctx.db
    .insertInto("page_texts")
    .values({
      name: "about",
      content: JSON.stringify({ lede: "We like a rhinoceros." }),
      status: "published",
      version: 1,
      next_content: null,
      publish_at: null,
    })
    .execute();
  await indexContent(site.ctx);
  expect(await search(site, "rhinoceros")).toEqual(["About Us"]);
});

test("many results of one kind come ten to a page, each once", async () => {
  const site = await createTestSite({ empty: true });
  const numbers = Array.from({ length: 23 }, (_, number) => number);
  for (const number of numbers)
    await site.ctx.db
      .insertInto("posts")
      // Pairs of one day.
      .values(aPost({ slug: `p${number}`, title: `Kite ${number}`, timestamp: 1_728_700_000 + (number >> 1) * 86_400 }))
      .execute();
  await indexContent(site.ctx);
  const seen: string[] = [];
  let next: string | undefined = path("kite");
  for (let pages = 0; next !== undefined && pages < 9; pages++) {
    const main = mainOf(await site.read(next));
    seen.push(...[...main.matchAll(/<h3>.*?<\/h3>/gs)].map(([title]) => textOf(title)));
    next = withoutEntities(/href="([^"]*before=[^"]*)"/.exec(main)?.[1] ?? "") || undefined;
  }
  expect(seen).toEqual(numbers.toReversed().map((number) => `Kite ${number}`));
});

test("after a restore, which has no index, everything is found again", async () => {
  const site = await aSiteToSearch();
  const { db } = site.ctx;
  await db.deleteFrom("search_words" as "posts").execute();
  expect(await search(site, "yaba")).toEqual([]);
  await queueMissing(site.ctx);
  await indexContent(site.ctx);
  expect(await search(site, "yaba")).toEqual(["Book day in Yaba"]);
  expect(jobs.find(({ run }) => run === queueMissing)).toMatchObject({ by: "one" });
  expect(jobs.find(({ run }) => run === indexContent)).toMatchObject({ by: "each", every: 2 });
});
