import { describe, expect, test } from "vitest";
import { anEvent, aPost, aProject } from "../../../../tests/support/builders.ts";
import { mainOf, textOf } from "../../../../tests/support/page-text.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { insertEvent } from "../../events/events/event-queries.server.ts";
import { insertPost } from "../posts/post-queries.server.ts";
import { insertProject } from "./project-queries.server.ts";

const now = "2026-11-23T09:00:00Z";

/** A site with a public project, number 1, and one in preparation. */
async function aSite() {
  const site = await createStaffedSite({ now });
  const wells = await insertProject(site.ctx.db, aProject({ title: "Wells", slug: "wells" }));
  const draft = await insertProject(site.ctx.db, aProject({ title: "Bridges", slug: "bridges", status: "draft" }));
  const addPost = (title: string, more: Parameters<typeof aPost>[0] = {}) =>
    insertPost(site.ctx.db, aPost({ title, slug: title.toLowerCase(), project_id: wells, ...more }));
  const addEvent = (title: string, more: Parameters<typeof anEvent>[0] = {}) =>
    insertEvent(site.ctx.db, anEvent({ title, project_id: wells, ...more }));
  const see = async (path: string) => textOf(mainOf(await site.read(path)));
  return { ...site, wells, draft, addPost, addEvent, see };
}

const page = "/project/readmore/wells";

const hidden = [
  { name: "a draft", columns: { status: "draft" } },
  { name: "an item for next month", columns: { status: "scheduled", publish_at: "2026-12-23T09:00:00.000Z" } },
  { name: "an item in the trash", columns: { deleted_at: "2026-11-20T09:00:00.000Z" } },
  { name: "a sensitive story that waits", columns: { sensitive: '["accused"]' } },
] as const;

describe("the page of a project", () => {
  test("shows its posts with its events", async () => {
    const { addPost, addEvent, see } = await aSite();
    expect(await see(page)).not.toMatch(/of this project/);
    await addPost("Digging");
    await addPost("Elsewhere", { project_id: null });
    await addEvent("Opening");
    const text = await see(page);
    expect(text).toMatch(/Events of this project .*Opening.* Posts of this project .*Digging/);
    expect(text).not.toMatch(/Elsewhere|All (?:events|posts) of this project/);
  });

  test.each(hidden)("never shows $name", async ({ columns }) => {
    const { addPost, addEvent, see } = await aSite();
    await addPost("Digging", columns);
    await addEvent("Opening", columns);
    for (const path of [page, "/blog?project=wells", "/events?project=wells"])
      expect(await see(path)).not.toMatch(/Digging|Opening/);
  });

  test("leads on to all its posts", async () => {
    const { addPost, read, see } = await aSite();
    for (let number = 1; number <= 16; number++)
      await addPost(`Report-${number}`, { timestamp: 1_728_700_000 + number });
    await addPost("Elsewhere", { project_id: null });
    expect((await see(page)).match(/Report-\d+/g)).toEqual(["Report-16", "Report-15", "Report-14"]);
    expect(await read(page)).toContain('href="/blog?project=wells"');
    const first = await read("/blog?project=wells");
    expect(first).toContain('name="robots" content="noindex"');
    expect(textOf(mainOf(first))).toContain("Part of the project Wells");
    const older = /href="(\/blog\?project=wells&amp;before=[^"]+)"/.exec(first)?.[1]?.replace("&amp;", "&") ?? "";
    const all = [first, await read(older)].map((html) => textOf(mainOf(html))).join(" ");
    expect(new Set(all.match(/Report-\d+/g)).size).toBe(16);
    expect(all).not.toContain("Elsewhere");
  });

  test("leads on to all its events, the next one first", async () => {
    const { addEvent, read, see } = await aSite();
    await addEvent("Next", { date: "2026-12-24" });
    for (let number = 1; number <= 5; number++) await addEvent(`Past-${number}`, { date: `2026-0${number}-10` });
    expect((await see(page)).match(/Next|Past-\d/g)).toEqual(["Next", "Past-5", "Past-4", "Past-3"]);
    expect(await read(page)).toContain('href="/events?project=wells"');
    expect((await see("/events?project=wells")).match(/Next|Past-\d/g)).toHaveLength(6);
  });
});

describe("an item of a project", () => {
  test("names a public project and leads to a gift for it", async () => {
    const { addPost, addEvent, read } = await aSite();
    await addPost("Digging");
    const event = await addEvent("Opening");
    for (const path of ["/blog/digging", `/event/readmore/${event}`]) {
      const html = await read(path);
      expect(textOf(mainOf(html))).toContain("Part of the project Wells");
      expect(html).toContain('href="/project/readmore/wells"');
      expect(html).toContain('href="/donate/promise?for=wells"');
    }
  });

  test.each([
    { name: "in preparation", columns: { status: "draft" } },
    { name: "in the trash", columns: { deleted_at: "2026-11-20T09:00:00.000Z" } },
  ] as const)("never names a project $name", async ({ columns }) => {
    const { ctx, addPost, addEvent, read, wells } = await aSite();
    await addPost("Digging");
    const event = await addEvent("Opening");
    await ctx.db.updateTable("projects").set(columns).where("id", "=", wells).execute();
    for (const path of ["/blog/digging", `/event/readmore/${event}`])
      expect(await read(path)).not.toMatch(/Wells|for=wells|project\/readmore/);
    expect(await read("/blog?project=wells")).not.toContain("Wells");
  });
});

describe("the form of an item", () => {
  const fields = { title: "Digging", paragraphs: "We dig." };
  const chosenIn = (html: string) =>
    /<select[^>]*name="project"[^>]*>.*?<option value="(\d+)" selected="">([^<]*)</.exec(html)?.slice(1);

  test("offers projects by title, with a mark if they are not public", async () => {
    const { post, readAsStaff, draft } = await aSite();
    await post("/admin/post", { ...fields, project: String(draft) });
    expect(chosenIn(await readAsStaff("/admin/post/1"))).toEqual([String(draft), "Bridges (not published)"]);
  });

  test("keeps a deleted project, which comes back with the project", async () => {
    const { ctx, post, readAsStaff, see, wells } = await aSite();
    await post("/admin/post", { ...fields, project: String(wells) });
    await post(`/admin/project/${wells}`, { intent: "delete" });
    expect(chosenIn(await readAsStaff("/admin/post/1"))).toEqual([String(wells), "A deleted project"]);
    await post("/admin/post/1", { ...fields, project: String(wells), version: "1" });
    await ctx.db.updateTable("projects").set({ deleted_at: null }).where("id", "=", wells).execute();
    await post("/admin/post/1", { ...fields, project: String(wells), title: "Dug", version: "1" });
    expect(await see(page)).toContain("Dug");
  });

  test("a form from before the field keeps the project", async () => {
    const { ctx, post, wells } = await aSite();
    await post("/admin/post", { ...fields, project: String(wells) });
    await post("/admin/post/1", { ...fields, title: "Dug", version: "1" });
    expect(await ctx.db.selectFrom("posts").select(["title", "project_id"]).execute()).toEqual([
      { title: "Dug", project_id: wells },
    ]);
  });

  test("an empty choice takes the item out of its project", async () => {
    const { post, see, wells } = await aSite();
    await post("/admin/post", { ...fields, project: String(wells) });
    expect(await see(page)).toContain("Digging");
    await post("/admin/post/1", { ...fields, project: "", version: "1" });
    expect(await see(page)).not.toContain("Digging");
  });

  test("two people who change text or project keep both changes", async () => {
    const { ctx, post, wells } = await aSite();
    await post("/admin/post", { ...fields, project: "" });
    await post("/admin/post/1", { ...fields, project: String(wells), version: "1" });
    await post("/admin/post/1", { ...fields, project: "", title: "Dug", version: "1" });
    expect(await ctx.db.selectFrom("posts").select(["title", "project_id"]).execute()).toEqual([
      { title: "Dug", project_id: wells },
    ]);
  });

  test("versions name the project by its title", async () => {
    const { post, readAsStaff, wells } = await aSite();
    await post("/admin/post", { ...fields, project: "" });
    await post("/admin/post/1", { ...fields, project: String(wells), version: "1" });
    expect(textOf(await readAsStaff("/admin/post/1?history=2"))).toMatch(
      /Belongs to the project \(optional\) \[put in: Wells/,
    );
  });

  test("an earlier version brings its project back", async () => {
    const { ctx, post, wells } = await aSite();
    await post("/admin/post", { ...fields, project: String(wells) });
    await post("/admin/post/1", { ...fields, project: "", version: "1" });
    await post("/admin/post/1", { intent: "restore", restore: "1" });
    expect(await ctx.db.selectFrom("posts").select("project_id").execute()).toEqual([{ project_id: wells }]);
  });

  test("a value that is no project is refused", async () => {
    const { post } = await aSite();
    expect((await post("/admin/post", { ...fields, project: "1 or 1" })).status).toBe(422);
  });
});
