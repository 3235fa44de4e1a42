import { expect, test } from "vitest";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";

test("the about page shows film, mission, vision, three figures, other events", async () => {
  const { ctx, read } = await createTestSite();
  // The placeholder of the sample is no film.
  expect(await read("/about")).not.toContain("VIDEO_ID");
  await saveSetting(ctx.db, "introVideoId", "a-real-film");
  const html = mainOf(await read("/about"));
  const text = textOf(html);
  expect(html).toContain('<a class="facade" href="https://www.youtube-nocookie.com/embed/a-real-film">');
  expect(html).not.toContain("<iframe");
  for (const words of ["Mission", "Vision", "Our journey so far", "Founded in July 2023", "Other events"]) {
    expect(text).toContain(words);
  }
  expect(text).toContain("2M+ donations received 100+ volunteers 10+ outreaches");
});

test("the what-we-do page describes the programmes on six cards", async () => {
  const { read } = await createTestSite();
  const html = mainOf(await read("/what-we-do"));
  const cards = [...(/<ul class="six">.*?<\/ul>/s.exec(html)?.[0].matchAll(/<h2>(.*?)<\/h2>/g) ?? [])];
  expect(cards.map(([, name]) => name)).toEqual([
    "Therapy and Rehabilitation",
    "Scholarships and Educational Support",
    "Health benefits",
    "Empowerment Initiatives",
    "Special Needs Support",
    "Girl Child Empowerment",
  ]);
});

test("the privacy page says what is kept, and whom to ask", async () => {
  const { ask } = await createTestSite();
  const answer = await ask("/privacy");
  expect(answer.status).toBe(200);
  const text = textOf(mainOf(await answer.text()));
  expect(text).toContain("When you write to us");
  expect(text).toContain("hello@example.org");
});

test.each([
  "/nope",
  "/admin/nope",
  "/%E0%A4%A",
  "/about/more",
  "/a".repeat(3_000),
  "/%00",
  "/.env",
  "/💛",
  "/%09//%00",
  "//x",
  "/a%5Cb",
])("an unknown address (%.20s) gets the 404 page", async (path) => {
  const { ask } = await createTestSite();
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  const html = await answer.text();
  expect(textOf(mainOf(html))).toBe(
    "Page not found The link may be old, or there may be a typing slip. The string leads back home. Back to home Tell us",
  );
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test.each(["/", "/about", "/donate", "/project/readmore/1"])(
  "nothing can be sent to %s: 405, in words",
  async (path) => {
    const { send } = await createTestSite();
    const answer = await send(path, { a: "b" });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("Allow")).toBe("GET, HEAD");
    expect(textOf(await answer.text())).toContain("This address can be read, but nothing can be sent to it.");
  },
);

test.each(["PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"])("the method %s is answered with 405", async (method) => {
  const { ask } = await createTestSite();
  const answer = await ask("/contact", { method });
  expect(answer.status).toBe(405);
});

test("HEAD says what GET would, without the page", async () => {
  const { ask } = await createTestSite();
  const answer = await ask("/about", { method: "HEAD" });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(await answer.text()).toBe("");
});

test("search engines find the sitemap, and in it every page", async () => {
  const { read } = await createTestSite();
  expect(await read("/robots.txt")).toContain("Sitemap: https://site.test/sitemap.xml");
  const sitemap = await read("/sitemap.xml");
  for (const path of ["/", "/donate", "/project/readmore/3", "/event/readmore/4", "/blog/quiet-corners"]) {
    expect(sitemap).toContain(`<loc>https://site.test${path}</loc>`);
  }
});

test("browsers prefetch touched links, but no private page", async () => {
  const { ask } = await createTestSite();
  const page = await ask("/about");
  expect(page.headers.get("Speculation-Rules")).toBe('"/speculation-rules.json"');
  const rules = await ask("/speculation-rules.json");
  expect(rules.headers.get("Content-Type")).toBe("application/speculationrules+json");
  const { prefetch } = JSON.parse(await rules.text()) as {
    prefetch: { eagerness: string; where: { and: [{ href_matches: string[] }, object] } }[];
  };
  expect(prefetch.map(({ eagerness }) => eagerness)).toEqual(["conservative"]);
  const [some, not] = prefetch[0]?.where.and ?? [];
  expect(not).toEqual({ not: { href_matches: "/*\\?*" } });
  const isFetched = (pathname: string) =>
    some?.href_matches.some((pattern) => new URLPattern({ pathname: pattern }).test({ pathname })) ?? false;
  const secret = ["/newsletter/confirm", "/newsletter/unsubscribe", "/password", "/setup"];
  const own = ["/admin", "/admin/post", "/login", "/login/code", "/files/images/a.jpg", "/low-data"];
  expect([...secret, ...own].filter(isFetched)).toEqual([]);
  const open = ["/", "/about", "/newsletter", "/blog/quiet-corners", "/event/readmore/1"];
  expect(open.filter(isFetched)).toEqual(open);
  expect(await (await ask("/speculation-rules.json", { headers: { "Save-Data": "on" } })).text()).toBe("{}");
});
