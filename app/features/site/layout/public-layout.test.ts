import { expect, test } from "vitest";
import { textOf } from "../../../../tests/support/page-text.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { saveSetting } from "../../foundation/settings/settings-queries.server.ts";

const header = (html: string) => /<header class="top">.*?<\/header>/s.exec(html)?.[0] ?? "";
const footer = (html: string) => /<footer.*?<\/footer>/s.exec(html)?.[0] ?? "";

test("the header links five pages on each screen", async () => {
  const { read } = await createTestSite();
  const html = header(await read("/"));
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(
    ([, to, label]) => `${label} ${to}`,
  );
  const four = ["Home /", "About Us /about", "What We Do /what-we-do", "Contact /contact"];
  expect(links).toEqual([...four, "Donate /donate", ...four]);
  expect(html).toMatch(/<details class="menu only-sm"[^>]*><summary>/);
});

test.each([
  ["/about", "About Us"],
  ["/what-we-do", "What We Do"],
  ["/contact", "Contact"],
  ["/donate", "Donate"],
])("on %s the header marks %s as the current page", async (path, label) => {
  const { read } = await createTestSite();
  const current = [...header(await read(path)).matchAll(/aria-current="page"[^>]*>([^<]*)</g)].map(
    ([, words]) => words,
  );
  expect(new Set(current)).toEqual(new Set([label]));
});

test("the footer carries links, social links, where we are, and the newsletter form", async () => {
  const { read } = await createTestSite();
  const html = footer(await read("/"));
  for (const path of ["/", "/about", "/what-we-do", "/contact", "/blog", "/events", "/media", "/privacy"]) {
    expect(html).toContain(`<a href="${path}">`);
  }
  const text = textOf(html);
  for (const network of ["Instagram", "TikTok", "Twitter", "LinkedIn"]) expect(text).toContain(network);
  expect(text).toContain("Lagos, Nigeria");
  expect(html).toMatch(/<form class="join"[^>]*action="\/newsletter" method="post">/);
});

test("the footer's links stand in two columns, and the second begins with the safety of children", async () => {
  const { read } = await createTestSite();
  const links = /<nav.*?<\/nav>/s.exec(footer(await read("/")))?.[0] ?? "";
  const columns = [...links.matchAll(/<ul>.*?<\/ul>/gs)].map(([list]) =>
    [...list.matchAll(/<a href="([^"]*)">([^<]*)</g)].map(([, to, label]) => `${label} ${to}`),
  );
  expect(columns.map(([first]) => first)).toEqual(["Home /", "Keeping children safe /safeguarding"]);
});

test.each([
  ["Sauti ya Watot", false],
  ["Sauti ya Watoto", true],
])("the second line of the name %s gives way on a phone: %s", async (name, givesWay) => {
  const { ctx, read } = await createTestSite();
  await saveSetting(ctx.db, "name", name);
  expect(header(await read("/")).includes('class="logo logo--long"')).toBe(givesWay);
});

test("a changed foundation name appears at the next request", async () => {
  const { ctx, read } = await createTestSite();
  await saveSetting(ctx.db, "name", "Upendo");
  const html = await read("/about");
  expect(html).toContain("<title>About Us | Upendo Children’s Foundation</title>");
  expect(textOf(header(html))).toContain("Upendo Children’s Foundation");
  expect(html).not.toContain("<title>About Us | Tabasamu");
});

test("a public document has no framework script or inline script", async () => {
  const { ask } = await createTestSite();
  const answer = await ask("/");
  const html = await answer.text();
  // A block of facts for machines is data: no browser runs it.
  const scripts = html.match(/<script[^>]*>/g) ?? [];
  expect(scripts.filter((tag) => !/ src="/.test(tag))).toEqual(['<script type="application/ld+json">']);
  expect(html).not.toMatch(/ style="/);
  expect(html).not.toContain('rel="stylesheet"');
  expect(answer.headers.get("Content-Security-Policy")).toMatch(
    /default-src 'none'; script-src 'self'; style-src '(sha256-[\w+/=]+)'/,
  );
});

test("pages carry the rules of their own pieces only", async () => {
  const { read } = await createTestSite();
  expect(await read("/")).toContain(".hero");
  expect(await read("/privacy")).not.toContain(".hero");
  expect(await read("/privacy")).not.toContain(".ecard");
});

test("a bug shows an apology with its log number", async () => {
  const { ctx, ask, logged } = await createTestSite();
  await ctx.db.schema.dropTable("photo_attachments").execute();
  const answer = await ask("/");
  expect(answer.status).toBe(500);
  const text = textOf(await answer.text());
  const requestId = /tell us this number: ([0-9a-f]{8})/.exec(text)?.[1];
  expect(text).toContain("Something went wrong on our side");
  expect(text).toContain("Back to home");
  expect(logged.some((line) => line.includes('"event":"bug"') && line.includes(String(requestId)))).toBe(true);
});

test("a site without readable settings sends its apology in the layout of the site", async () => {
  const { ctx, ask } = await createTestSite();
  await ctx.db.schema.dropTable("settings").execute();
  const answer = await ask("/about");
  expect(answer.status).toBe(500);
  expect(textOf(await answer.text())).toContain("Something went wrong on our side");
});
