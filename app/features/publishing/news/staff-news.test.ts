import { expect, test } from "vitest";
import { aNewsItem } from "../../../../tests/support/builders.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { canWriteContent } from "../../../cms/define-content-type.server.ts";
import { insertNewsItem } from "./news-queries.server.ts";

const song = {
  title: "A song about soap",
  source: "Sample State Television",
  date: "2026-02-18",
  link: "https://example.org/soap?page=1&part=2",
};

test("a new item is on the media page at once, with its link as typed", async () => {
  const { post, read, auditEvents } = await createStaffedSite();
  expect((await post("/admin/news", song)).status).toBe(200);
  const html = mainOf(await read("/media"));
  expect(textOf(html)).toContain("A song about soap Sample State Television, February 18, 2026");
  expect(html).toContain('href="https://example.org/soap?page=1&amp;part=2"');
  expect(await auditEvents()).toEqual(["news created as published, news:1"]);
});

test("each missing title, source, date or link has its sentence", async () => {
  const { ctx, post } = await createStaffedSite();
  const answer = await post("/admin/news.data", { title: " " });
  expect(answer.status).toBe(422);
  const said = await answer.text();
  for (const name of ["Title", "Source", "Date", "Link"]) expect(said).toContain(`${name} is required`);
  expect(await ctx.db.selectFrom("news_items").selectAll().execute()).toEqual([]);
});

test("a link begins with https or http, so that it cannot run code", async () => {
  const { post } = await createStaffedSite();
  for (const link of ["javascript:alert(1)", "data:text/html,x", "//example.org", "example.org", "ftp://example.org"]) {
    const answer = await post("/admin/news.data", { ...song, link });
    expect(answer.status, link).toBe(422);
    expect(await answer.text()).toContain("Invalid web address");
  }
  expect((await post("/admin/news", { ...song, link: "http://example.org/" })).status).toBe(200);
});

test("the same sending twice makes one item", async () => {
  const { ctx, post } = await createStaffedSite();
  const sending = { ...song, idempotencyKey: "one" };
  await Promise.all([post("/admin/news", sending), post("/admin/news", sending)]);
  expect(await ctx.db.selectFrom("news_items").select("id").execute()).toHaveLength(1);
});

test("a draft is not public; a scheduled item appears at its minute in Lagos", async () => {
  const { clock, post, read, readAsStaff } = await createStaffedSite();
  await post("/admin/news", { ...song, status: "draft" });
  expect(await read("/media")).not.toContain("A song about soap");
  expect(textOf(await readAsStaff("/admin/news"))).toContain("Draft Sample State Television, February 18, 2026");
  await post("/admin/news/1", { ...song, status: "scheduled", publishAt: "2026-03-11T08:00", version: "1" });
  clock.at = new Date("2026-03-11T06:59:59Z");
  expect(await read("/media")).not.toContain("A song about soap");
  clock.at = new Date("2026-03-11T07:00:00Z");
  expect(await read("/media")).toContain("A song about soap");
});

test("an earlier version can be restored; a stale save shows the current one", async () => {
  const { post, read } = await createStaffedSite();
  await post("/admin/news", song);
  await post("/admin/news/1", { ...song, title: "From the other desk", version: "1" });
  const late = await post("/admin/news/1.data", { ...song, title: "From this desk", version: "1" });
  expect(late.status).toBe(409);
  const told = await late.text();
  for (const text of ["From the other desk", "From this desk", "the same part"]) expect(told).toContain(text);
  await post("/admin/news/1", { intent: "restore", restore: "1" });
  expect(await read("/media")).toContain("A song about soap");
});

test("a deleted item is gone, but can be restored as a draft", async () => {
  const { post, read, visit, readAsStaff, auditEvents } = await createStaffedSite();
  await post("/admin/news", song);
  await post("/admin/news/1", { intent: "delete" });
  expect(await read("/media")).not.toContain("A song about soap");
  expect((await visit("/admin/news/1")).status).toBe(404);
  expect((await post("/admin/news/1", { ...song, version: "2" })).status).toBe(404);
  expect(textOf(await readAsStaff("/admin/news?deleted"))).toContain("Bring back A song about soap");
  await post("/admin/news/1", { intent: "undelete" });
  expect(await read("/media")).toContain("A song about soap");
  await post("/admin/news/1", { intent: "unpublish" });
  expect(await read("/media")).not.toContain("A song about soap");
  expect(await auditEvents()).toEqual([
    "news created as published, news:1",
    "news deleted, news:1",
    "news brought back, news:1",
    "news unpublished, news:1",
  ]);
});

test("an unexpected failure keeps the text with status 500, its number", async () => {
  const { ctx, logged, post } = await createStaffedSite();
  await ctx.db.schema.dropTable("audit_log").execute();
  const answer = await post("/admin/news.data", song);
  expect(answer.status).toBe(500);
  const said = await answer.text();
  expect(said).toContain("Your text is kept. Try again.");
  expect(said).toMatch(/tell us this number: [\da-f]{8}\./);
  expect(logged.join()).not.toMatch(/soap|Sample Editor|example\.org/);
});

test("typed text never becomes an element, on public or staff pages", async () => {
  const { post, read, readAsStaff } = await createStaffedSite();
  const evil = `"><script>alert(1)</script><img src=x onerror=alert(2)>`;
  const sent = { ...song, title: `T${evil}`, source: evil, link: `https://example.org/${evil}` };
  expect((await post("/admin/news", sent)).status).toBe(200);
  const pages = [await read("/media"), await readAsStaff("/admin/news"), await readAsStaff("/admin/news/1")];
  for (const page of pages) {
    expect(page).not.toMatch(/<script>alert|<img src=x/);
    expect(page).toContain("T&quot;&gt;&lt;script&gt;");
  }
});

test.each(["/admin/news", "/admin/news/1"])("a signed-out person must sign in before %s", async (path) => {
  const { ctx, ask, send, read } = await createTestSite({ empty: true });
  await insertNewsItem(ctx.db, aNewsItem());
  for (const answer of [await ask(path), await send(path, { intent: "delete" })]) {
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toBe(`/login?to=${encodeURIComponent(path)}`);
  }
  expect(await read("/media")).toContain("Sample headline");
});

test("admins may write news, as editors may", () => {
  expect(canWriteContent({ roles: ["admin"] })).toBe(true);
  expect(canWriteContent({ roles: ["editor"] })).toBe(true);
});
