import * as build from "virtual:react-router/server-build";
import type { TableNode } from "kysely";
import { describe, expect, test } from "vitest";
import { features } from "../app/features/index.server.ts";
import { handleRequestsWith } from "../app/handle-request.server.ts";
import type { AppContext } from "../app/server/context.server.ts";
import { tablesThat } from "../app/server/define-feature.server.ts";
import { signOutcome } from "../app/server/http/signed-outcome.server.ts";
import { cachedRoutesOf, cacheKeyMaker } from "../app/server/page-cache/cached-routes.ts";
import { anOwnPage } from "./support/builders.ts";
import { featureSamples } from "./support/feature-samples.ts";
import { usualNow } from "./support/sample-template.ts";
import { addPublicDocument } from "./support/site-with-document.ts";
import { listFiles, readSources } from "./support/sources.ts";
import { createStaffedSite } from "./support/staff-visitor.ts";
import { switchAllOn } from "./support/switch-all-on.ts";
import { createTestSite } from "./support/test-site.ts";

const publicTables: string[] = tablesThat(features, "changesPages");

/** Addresses of every page that is kept, with something in the place of a name. */
const addresses = Object.keys(cachedRoutesOf(build)).map((path) =>
  path
    .replace(":slug", "quiet-corners")
    .replace(":file", "posts.json")
    .replace(":id", "1")
    .replace(":address", "safeguarding-policy"),
);

/** Adds a first day of the books, and a purse of the first project. */
async function addBooks({ db }: AppContext): Promise<void> {
  const at = "2026-02-01T18:00:00.000Z";
  const opening = { day: "2026-02-01", what: "opening", source: "opening", people: 2, at } as const;
  const none = { voucher_id: null, gift_id: null, fixes: null, made_by_id: null };
  await db
    .insertInto("entries")
    .values({ ...opening, ...none })
    .execute();
  const purse = { code: "sample", project_id: 1, title: "Sample", rest_to: null, ended_at: null };
  await db.insertInto("purses").values(purse).execute();
}

describe("the page cache", () => {
  test("has every public page, and none that a person or a secret opens", () => {
    const own = ["receipt/:id?", "safeguarding", "photo", "withdraw", "search"];
    const secret = ["newsletter/confirm", "newsletter/unsubscribe", ...own];
    const pages = Object.values(build.routes).filter((route) => route?.parentId === "public-layout");
    const open = pages
      .map((route) => route?.path ?? "")
      .filter((path) => path !== "*" && !path.startsWith("admin/") && !/^[eg]\//.test(path) && !secret.includes(path));
    const files = ["events.ics", "event/readmore/:id.ics", "feeds/:file", "feed.xml", "sitemap.xml", "robots.txt"];
    expect([...open, ...files].map((path) => `/${path}`).toSorted()).toEqual(
      Object.keys(cachedRoutesOf(build)).toSorted(),
    );
  });

  test("has the pages that the service worker stores for all visitors", () => {
    const [worker] = readSources(["app/browser/offline/service-worker.ts"]);
    const [, list = ""] =
      /const offlinePage = ("[^"]+");\nconst always = \["\/", offlinePage\]/.exec(worker?.text ?? "") ?? [];
    expect(Object.keys(cachedRoutesOf(build))).toEqual(expect.arrayContaining(["/", JSON.parse(list)]));
    const [, personal = ""] = /const staffs = \/(.+)\/;/.exec(worker?.text ?? "") ?? [];
    expect(addresses.filter((path) => new RegExp(personal).test(path))).toEqual([]);
  });

  test("shows nothing of any table whose changes are not watched", async () => {
    const { ctx } = await createTestSite();
    await switchAllOn(ctx);
    await addPublicDocument(ctx, "quiet-corners");
    await ctx.db
      .insertInto("pages")
      .values(anOwnPage({ slug: "safeguarding-policy" }))
      .execute();
    await addBooks(ctx);
    const read = new Set<string>();
    const look = (node: unknown): void => {
      if (typeof node !== "object" || node === null) return;
      if ("kind" in node && node.kind === "TableNode") read.add((node as TableNode).table.identifier.name);
      for (const value of Object.values(node)) look(value);
    };
    const watched = ctx.db.withPlugin({
      transformQuery: ({ node }) => {
        look(node);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const answer = handleRequestsWith({ ...ctx, db: watched }, build);
    for (const path of addresses)
      expect((await answer(new Request(`https://site.test${path}`), "192.0.2.1")).status).toBe(200);
    expect(read.size).toBeGreaterThan(4);
    // Says by which clock bank details wait: a page with such a change is not kept while the clock is not trusted.
    read.delete("trusted_time");
    // Says who may change the bank details: each start or end of such a permission is also a row of `account_changes`.
    read.delete("users");
    // The counter of those changes itself.
    read.delete("content_version");
    // Each line of the books, also of a voucher, changes a balance in its transaction. The first day makes a purse.
    for (const books of ["entries", "postings", "entry_sums", "vouchers", "spending_kinds"]) read.delete(books);
    // A closed month counts as open until its sums are stored.
    read.delete("month_files");
    const unsaid = [...read].filter((name) => !publicTables.some((shown) => shown === name));
    expect(unsaid, "A public page reads these tables: declare them with `changesPages: true`").toEqual([]);
  });

  test("is found with any query that it does not read", () => {
    const key = cacheKeyMaker(cachedRoutesOf(build));
    expect(key("o", "/?utm_source=x")).toBe(key("o", "/"));
    expect(key("o", "/blog?x=1&before=12.3&before=4")).toBe("o/blog?before=12.3");
    expect(key("o", "/contact?thanks")).toBe("o/contact");
    expect(key("o", "/blog/quiet-corners?fbclid=1")).toBe("o/blog/quiet-corners");
    for (const target of ["/admin", "/blog/a/b", "/login", "/ADMIN", "*"])
      expect([target, key("o", target)]).toEqual([target, undefined]);
  });
});

describe("a page has one name", () => {
  const key = cacheKeyMaker(cachedRoutesOf(build));

  test.each(["x", "", "<x>", "1".repeat(90), "07.3", "7.03", "1e3.4", "2024-01-01.3 ", "2024-13-01.3", "٣.٣"])(
    "for a made-up cursor like %j: that of the page without one",
    (value) => {
      for (const path of ["/blog", "/events", "/media"])
        expect(key("o", `${path}?before=${encodeURIComponent(value)}`)).toBe(`o${path}`);
    },
  );

  const withForms = featureSamples.flatMap(({ forms = [] }) => forms.map(({ path }) => path));

  test("for any made-up outcome, while a real one makes a private page", () => {
    for (const path of ["/contact", "/newsletter", "/donate/check", ...withForms]) {
      for (const value of ["", "=", "=1", "=another"]) expect(key("o", `${path}?thanks${value}`)).toBe(`o${path}`);
      const clock = { now: () => new Date(usualNow) };
      const signed = signOutcome({ config: { secret: "x" }, clock }, path, "sent");
      expect(key("o", `${path}?thanks=${signed}`)).toBeUndefined();
    }
  });

  test("for any value of a parameter that has none", () => {
    for (const value of ["", "=", "=1", "=another"])
      expect(key("o", `/donate/promise?dollars${value}`)).toBe("o/donate/promise?dollars=");
  });

  test("for each spelling of an encoded letter", () => {
    const name = key("o", `/blog/${encodeURIComponent("ọ̀rẹ́")}`);
    expect(key("o", "/blog/%e1%bb%8d%CC%80r%e1%bb%b9%CC%81")).not.toBe(name);
    expect(key("o", `/blog/${encodeURIComponent("ọ̀rẹ́").toLowerCase()}`)).toBe(name);
    expect(key("o", "/blog/%71uiet")).toBe("o/blog/quiet");
    expect(key("o", "/blog/%E0%A4%A")).toBe("o/blog/%E0%A4%A");
  });
});

describe("a made-up address", () => {
  test("with an invalid cursor is the page without it, rendered and cached once", async () => {
    const { ask, ctx } = await createTestSite();
    const first = await ask("/blog");
    const bytes = ctx.pageCache.bytes;
    for (let number = 0; number < 200; number++) {
      const again = await ask(`/blog?before=made-up-${number}`);
      expect([again.status, again.headers.get("ETag")]).toEqual([200, first.headers.get("ETag")]);
    }
    expect(ctx.pageCache.bytes).toBe(bytes);
  });

  test.each([
    ["/blog", (number: number) => `${1_700_000_000 + number}.${number + 1}`],
    ["/events", (number: number) => `2024-01-01.${number + 1}`],
    ["/media", (number: number) => `2024-01-01.${number + 1}`],
  ])(
    "with a cursor of %s that names nothing leads to the page without it, and nothing is kept",
    async (path, cursor) => {
      const { ask, ctx } = await createTestSite();
      for (let number = 0; number < 50; number++) {
        const answer = await ask(`${path}?before=${cursor(number)}`);
        expect([answer.status, answer.headers.get("Location")]).toEqual([302, path]);
      }
      expect(ctx.pageCache.bytes).toBe(0);
    },
  );

  test("with the cursor of a draft leads to the plain page", async () => {
    const { ask, ctx } = await createTestSite();
    await ctx.db.updateTable("posts").set({ status: "draft" }).where("id", "=", 1).execute();
    const { timestamp } = await ctx.db
      .selectFrom("posts")
      .select("timestamp")
      .where("id", "=", 1)
      .executeTakeFirstOrThrow();
    expect((await ask(`/blog?before=${timestamp}.1`)).status).toBe(302);
  });
});

test("a page that is not there is compressed as well", async () => {
  const { ask } = await createTestSite();
  for (const path of ["/blog/nothing-here", "/event/readmore/999", "/nope"]) {
    const answer = await ask(path, { headers: { "Accept-Encoding": "br" } });
    expect([path, answer.status, answer.headers.get("Content-Encoding")]).toEqual([path, 404, "br"]);
  }
});

test("unknown addresses share one cached page; a mistyped one has suggestions", async () => {
  const { ask, ctx } = await createTestSite();
  const { document } = ctx.pageCache.missing;
  let renders = 0;
  ctx.pageCache.missing.document = (name, untilChange, render) =>
    document(name, untilChange, () => {
      renders++;
      return render();
    });
  const read = async (path: string) => {
    const answer = await ask(path);
    expect([path, answer.status]).toEqual([path, 404]);
    return answer.text();
  };
  const [first, ...others] = [1, 2, 3].map((number) => `/wp-${number}/setup-config.php`);
  const page = await read(first ?? "");
  for (const path of others) expect(await read(path)).toBe(page);
  expect(renders).toBe(1);
  const near = await read("/blog/quiet-cornerz");
  expect(near).toContain("/blog/quiet-corners");
  expect(await read("/blog/quiet-cornersz")).toBe(near);
  expect(renders).toBe(2);
  await ctx.db.updateTable("posts").set({ status: "draft" }).where("slug", "=", "quiet-corners").execute();
  expect(await read("/blog/quiet-cornerz")).not.toContain("/blog/quiet-corners");
});

test("the news has its second page, which begins where the first ended", async () => {
  const { ask, read, ctx } = await createTestSite({ empty: true });
  for (let number = 1; number <= 30; number++)
    await ctx.db
      .insertInto("news_items")
      .values({
        title: `News ${number}.`,
        source: "S",
        date: `2024-01-${number}`.replace(/-(\d)$/, "-0$1"),
        link: "https://x.test/",
      })
      .execute();
  const [, older] = /href="(\/media\?before=[^"]+)"/.exec(await read("/media")) ?? [];
  expect((await ask(older ?? "")).status).toBe(200);
  expect(await read(older ?? "")).toContain("News 6.");
  expect(await read(older ?? "")).not.toContain("News 7.");
});

test("going back shows a page at once: nothing forbids the browser to keep it as it was", async () => {
  const { ask } = await createTestSite();
  for (const path of addresses)
    expect((await ask(path)).headers.get("Cache-Control") ?? "", path).not.toContain("no-store");
  const scripts = readSources(listFiles("app/browser"));
  expect(scripts.length).toBeGreaterThan(5);
  // Browsers keep no page that wants to hear of its end.
  expect(scripts.filter(({ text }) => /\b(?:before)?unload\b/.test(text))).toEqual([]);
});

describe("a cached page", () => {
  test("has a tag, and is not sent again to a browser that has it", async () => {
    const { ask } = await createTestSite();
    const headers = { "Accept-Encoding": "gzip" };
    const first = await ask("/", { headers });
    const tag = first.headers.get("ETag") ?? "";
    expect([first.status, first.headers.get("Content-Encoding"), first.headers.get("Cache-Control")]).toEqual([
      200,
      "gzip",
      "no-cache",
    ]);
    const again = await ask("/", { headers: { ...headers, "If-None-Match": tag } });
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
    expect(again.headers.get("Content-Security-Policy")).toBe(first.headers.get("Content-Security-Policy"));
  });

  test("is answered to HEAD as to GET, without its body", async () => {
    const { ask } = await createTestSite();
    const whole = await ask("/about");
    const head = await ask("/about", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect([...head.headers]).toEqual([...whole.headers]);
  });

  test.each([
    ["a post is published", "/admin/post", { title: "Just now", paragraphs: "x" }, "/blog", "Just now"],
    [
      "a post is published for feed readers",
      "/admin/post",
      { title: "On the feed", paragraphs: "x" },
      "/feed.xml",
      "On the feed",
    ],
  ])("is never old: %s, and the next visitor sees it", async (_name, path, fields, page, words) => {
    const { post, read } = await createStaffedSite();
    expect(await read(page)).not.toContain(words);
    expect((await post(`${path}.data`, fields)).status).toBe(200);
    expect(await read(page)).toContain(words);
  });

  test("shows a scheduled post at its minute", async () => {
    const { post, read, clock } = await createStaffedSite();
    await post("/admin/post", {
      title: "At noon",
      paragraphs: "x",
      status: "scheduled",
      publishAt: "2026-03-10T12:00",
    });
    clock.at = new Date("2026-03-10T10:59:59Z");
    expect(await read("/blog")).not.toContain("At noon");
    clock.at = new Date("2026-03-10T11:00:00Z");
    expect(await read("/blog")).toContain("At noon");
  });

  test("moves an event to those that were at midnight in Lagos", async () => {
    const { post, read, clock } = await createStaffedSite();
    const fields = {
      title: "Tonight",
      location: "Lagos",
      date: "2026-03-10",
      description: "x",
      photos: "1",
      theme: "t",
    };
    expect((await post("/admin/event.data", fields)).status).toBe(200);
    const before = await read("/events");
    clock.at = new Date("2026-03-10T23:00:00Z");
    expect(await read("/events")).not.toBe(before);
  });

  test("is one's own under every name of the site", async () => {
    const { ctx } = await createTestSite({ settings: { SITE_URL: "" } });
    const answer = handleRequestsWith(ctx, build);
    const read = async (origin: string) => (await answer(new Request(`${origin}/feed.xml`), "192.0.2.1")).text();
    expect(await read("https://one.test")).toContain("<link>https://one.test/");
    expect(await read("https://two.test")).toContain("<link>https://two.test/");
  });

  test("takes no more memory for ten thousand distinct queries, and is the same page to all", async () => {
    const { ask, ctx } = await createTestSite();
    const first = await ask("/robots.txt");
    const bytes = ctx.pageCache.bytes;
    for (let number = 0; number < 10_000; number++) {
      const again = await ask(`/robots.txt?${number}=${"x".repeat(number % 50)}`);
      if (again.headers.get("ETag") !== first.headers.get("ETag")) throw new Error(`Another page for ${number}.`);
    }
    expect(ctx.pageCache.bytes).toBe(bytes);
  });

  test.each<Record<string, string>>([
    { "Accept-Encoding": ";;;q=1, br;q=nonsense, *;q=0" },
    { "Accept-Encoding": "x".repeat(5_000) },
    { Range: "bytes=0-10" },
    { Range: "bytes=-5,9999999-,a-b" },
    { "If-None-Match": Array.from({ length: 500 }, (_, number) => `"tag-${number}"`).join(", ") },
    { "If-None-Match": '"' },
    { "If-Modified-Since": "Thu, 01 Jan 2099 00:00:00 GMT" },
    { Cookie: "data=;=;;".repeat(1_500) },
    { Cookie: `data=${"low".repeat(4_000)}`, "Save-Data": "off" },
  ])("is whole for a request with %j", async (headers) => {
    const { ask } = await createTestSite();
    const answer = await ask("/about", { headers });
    expect([answer.status, (await answer.text()).slice(-7)]).toEqual([200, "</html>"]);
  });
});
