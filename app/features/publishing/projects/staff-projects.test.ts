import { expect, test } from "vitest";
import { aProject } from "../../../../tests/support/builders.ts";
import { mainOf, textOf, withoutSharing } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { createTestSite } from "../../../../tests/support/test-site.ts";
import { canWriteContent } from "../../../cms/define-content-type.server.ts";
import { insertProject } from "./project-queries.server.ts";

const ramps = {
  title: "Ramps for schools",
  theme: "Every door opens",
  paragraphs: ["We build ramps.", "Children help to paint them."],
  videoUrl: "https://youtu.be/a-real-film",
};
const address = "/project/readmore/ramps-for-schools";
const publicPlaces = ["/", address, "/sitemap.xml"];

test("a new project is public at once, at an address from its title", async () => {
  const { post, read, auditEvents } = await createStaffedSite();
  expect((await post("/admin/project", ramps)).status).toBe(200);
  const html = mainOf(await read(address));
  expect(textOf(html)).toContain("Ramps for schools Every door opens");
  expect(textOf(html)).toContain("We build ramps. Children help to paint them.");
  expect(html).toContain('href="https://www.youtube-nocookie.com/embed/a-real-film"');
  expect(await auditEvents()).toEqual(["project created as published, project:1"]);
});

test("a second project of the same title gets a number; the first three keep theirs", async () => {
  const { post, read, ctx } = await createStaffedSite({ empty: false });
  for (const title of ["Ramps for schools", "Ramps for schools", "2", "!!!"]) {
    await post("/admin/project", { ...ramps, title });
  }
  const slugs = await ctx.db.selectFrom("projects").select("slug").orderBy("id").execute();
  expect(slugs.map(({ slug }) => slug)).toEqual([
    null,
    null,
    null,
    "ramps-for-schools",
    "ramps-for-schools-2",
    "project-2",
    "project",
  ]);
  expect(await read("/project/readmore/2")).toContain("Pad-A-Girl</h1>");
});

test("an address follows the title; shared links still work", async () => {
  const { ask, post, read } = await createStaffedSite();
  await post("/admin/project", ramps);
  await post("/admin/project/1", { ...ramps, title: "Ramps everywhere", version: "1" });
  const moved = (await ask(address)).headers.get("Location") ?? "";
  expect(moved).toBe("/project/readmore/ramps-everywhere");
  expect(await read(moved)).toContain("Ramps everywhere</h1>");
});

test.each([
  ["Ƙauyen Ɓauna", "ƙauyen-ɓauna"],
  ["हिन्दी", "ह-न-द"],
  ["Straße\u200b der Kinder", "straße-der-kinder"],
  ["Ramps ".repeat(20).trim(), `${"ramps-".repeat(13)}ra`],
])("an edit that leaves the title %j alone keeps the stored address", async (title, slug) => {
  const { ctx, post, read } = await createStaffedSite();
  await insertProject(ctx.db, aProject({ title, slug }));
  expect((await post("/admin/project/1", { ...ramps, title, version: "1" })).status).toBe(200);
  expect(await read(`/project/readmore/${encodeURIComponent(slug)}`)).toContain("Every door opens");
});

test("one of the first three can be changed, keeping its number as address", async () => {
  const { post, read, ctx } = await createStaffedSite({ empty: false });
  await post("/admin/project/2", { ...ramps, version: "1" });
  expect(await read("/project/readmore/2")).toContain("Ramps for schools</h1>");
  const row = ctx.db.selectFrom("projects").select("slug").where("id", "=", 2);
  expect(await row.executeTakeFirst()).toEqual({ slug: null });
});

test("each missing title, theme or paragraph has its sentence", async () => {
  const { ctx, post } = await createStaffedSite();
  const answer = await post("/admin/project.data", { paragraphs: [""] });
  expect(answer.status).toBe(422);
  const said = await answer.text();
  for (const sentence of ["Title is required", "Theme is required", "Paragraphs are required"])
    expect(said).toContain(sentence);
  expect((await post("/admin/project", { ...ramps, paragraphs: [] })).status).toBe(422);
  expect(await ctx.db.selectFrom("projects").selectAll().execute()).toEqual([]);
});

test("a film's address may be empty or begin with https, stored as typed", async () => {
  const { post, readAsStaff } = await createStaffedSite();
  for (const videoUrl of ["http://example.org/film", "javascript:alert(1)", "film", "https:example.org", "https://"]) {
    const answer = await post("/admin/project.data", { ...ramps, videoUrl });
    expect(answer.status, videoUrl).toBe(422);
    expect(await answer.text()).toContain("Invalid web address");
  }
  const videoUrl = "https://www.youtube.com/watch?v=a-real-film&t=10s";
  await post("/admin/project", { ...ramps, videoUrl });
  expect(await readAsStaff("/admin/project/1")).toContain(`value="${videoUrl.replace("&", "&amp;")}"`);
  expect((await post("/admin/project", { ...ramps, videoUrl: "" })).status).toBe(200);
});

test("the same sending twice makes one project", async () => {
  const { ctx, post } = await createStaffedSite();
  const sending = { ...ramps, idempotencyKey: "one" };
  await Promise.all([post("/admin/project", sending), post("/admin/project", sending)]);
  expect(await ctx.db.selectFrom("projects").select("id").execute()).toHaveLength(1);
});

test("a draft is not public; only staff can preview it", async () => {
  const { post, read, ask, visit } = await createStaffedSite();
  await post("/admin/project", { ...ramps, status: "draft" });
  for (const place of publicPlaces) expect(await read(place)).not.toMatch(/Ramps for schools|ramps-for-schools</);
  for (const path of [address, "/project/readmore/1"]) expect((await ask(path)).status).toBe(404);
  const preview = await visit("/admin/project/1/preview");
  expect(preview.headers.get("Cache-Control")).toBe("no-store");
  expect((await ask("/admin/project/1/preview")).status).toBe(404);
  await post("/admin/project/1", { ...ramps, version: "1" });
  expect(mainOf(await preview.text())).toBe(withoutSharing(await read(address)));
});

test("a scheduled project appears at its minute in Lagos", async () => {
  const { clock, post, read, ask } = await createStaffedSite();
  await post("/admin/project", { ...ramps, status: "scheduled", publishAt: "2026-03-11T08:00" });
  clock.at = new Date("2026-03-11T06:59:59Z");
  for (const place of publicPlaces) expect(await read(place)).not.toMatch(/Ramps for schools|ramps-for-schools</);
  expect((await ask(address)).status).toBe(404);
  clock.at = new Date("2026-03-11T07:00:00Z");
  for (const place of publicPlaces) expect(await read(place)).toMatch(/Ramps for schools|ramps-for-schools</);
});

test("an earlier version can be restored; a stale save shows the current one", async () => {
  const { post, read } = await createStaffedSite();
  await post("/admin/project", ramps);
  await post("/admin/project/1", { ...ramps, title: "From the other desk", version: "1" });
  const late = await post("/admin/project/1.data", { ...ramps, title: "From this desk", version: "1" });
  expect(late.status).toBe(409);
  const told = await late.text();
  for (const text of ["From the other desk", "From this desk", "the same part"]) expect(told).toContain(text);
  await post("/admin/project/1", { intent: "restore", restore: "1" });
  expect(await read(address)).toContain("Ramps for schools</h1>");
});

test("a deleted project is gone, but can be restored as a draft", async () => {
  const { post, read, ask, visit, readAsStaff, auditEvents } = await createStaffedSite();
  await post("/admin/project", ramps);
  await post("/admin/project/1", { intent: "delete" });
  for (const place of publicPlaces) expect(await read(place)).not.toMatch(/Ramps for schools|ramps-for-schools</);
  expect((await visit("/admin/project/1")).status).toBe(404);
  expect((await post("/admin/project/1", { ...ramps, version: "2" })).status).toBe(404);
  expect(textOf(await readAsStaff("/admin/project?deleted"))).toContain("Bring back Ramps for schools");
  await post("/admin/project/1", { intent: "undelete" });
  expect((await ask(address)).status).toBe(200);
  await post("/admin/project/1", { intent: "unpublish" });
  expect((await ask(address)).status).toBe(404);
  expect(await auditEvents()).toEqual([
    "project created as published, project:1",
    "project deleted, project:1",
    "project brought back, project:1",
    "project unpublished, project:1",
  ]);
});

test("an unexpected failure keeps the text with status 500, its number", async () => {
  const { ctx, logged, post } = await createStaffedSite();
  await ctx.db.schema.dropTable("audit_log").execute();
  const answer = await post("/admin/project.data", ramps);
  expect(answer.status).toBe(500);
  const said = await answer.text();
  expect(said).toContain("Error uploading project data. Your text is kept. Try again.");
  expect(said).toMatch(/tell us this number: [\da-f]{8}\./);
  expect(logged.join()).toContain('"event":"form not kept"');
  expect(logged.join()).not.toMatch(/Ramps|Sample Editor|example\.org/);
});

test("typed text never becomes an element, on public or staff pages", async () => {
  const { post, read, readAsStaff } = await createStaffedSite();
  const evil = `"><script>alert(1)</script><img src=x onerror=alert(2)>`;
  const videoUrl = `https://example.org/${evil}`;
  const sent = { title: `T${evil}`, theme: evil, paragraphs: [evil, "[words](javascript:alert(3))"], videoUrl };
  expect((await post("/admin/project", sent)).status).toBe(200);
  const pages = [await read("/"), await read("/project/readmore/1"), await read("/sitemap.xml")];
  for (const path of ["/admin/project", "/admin/project/1", "/admin/project/1/preview"])
    pages.push(await readAsStaff(path));
  for (const page of pages) expect(page).not.toMatch(/<script>alert|<img src=x|href="javascript:/);
  expect(pages[1]).toContain("T&quot;&gt;&lt;script&gt;");
});

test.each(["/admin/project", "/admin/project/1"])("a signed-out person must sign in before %s", async (path) => {
  const { ctx, ask, send } = await createTestSite({ empty: true });
  await insertProject(ctx.db, aProject());
  for (const answer of [await ask(path), await send(path, { intent: "delete" })]) {
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toBe(`/login?to=${encodeURIComponent(path)}`);
  }
  expect((await ask("/project/readmore/1")).status).toBe(200);
});

test("admins may write projects, as editors may", () => {
  expect(canWriteContent({ roles: ["admin"] })).toBe(true);
  expect(canWriteContent({ roles: ["editor"] })).toBe(true);
});
