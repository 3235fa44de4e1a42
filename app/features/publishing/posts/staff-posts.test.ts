import { describe, expect, test } from "vitest";
import { aPost } from "../../../../tests/support/builders.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { addPhoto } from "../../media/photos/photo-queries.server.ts";
import { insertPost } from "./post-queries.server.ts";

const post = { title: "Sample post", paragraphs: ["What happened."] };

describe("a post", () => {
  test("is public once created, with its writer's name, position", async () => {
    const { ctx, post: send, read } = await createStaffedSite();
    await ctx.db.updateTable("users").set({ position: "Field volunteer" }).execute();
    expect((await send("/admin/post", { ...post, idempotencyKey: "1" })).status).toBe(200);
    const html = await read("/blog/sample-post");
    expect(html).toContain("<b>Sample Editor</b>");
    expect(html).toContain("Field volunteer");
    expect(html).toContain("March 10, 2026");
  });

  test("that is sent twice is one post", async () => {
    const { ctx, post: send } = await createStaffedSite();
    for (const _ of [1, 2]) expect((await send("/admin/post", { ...post, idempotencyKey: "same" })).status).toBe(200);
    expect(await ctx.db.selectFrom("posts").select("id").execute()).toHaveLength(1);
  });

  test("sent again from a stale page changes the post, or asks about conflicts", async () => {
    const { ctx, post: send } = await createStaffedSite();
    const text = () => ctx.db.selectFrom("posts").select(["title", "paragraphs"]).execute();
    const form = { ...post, version: "0", idempotencyKey: "same" };
    await send("/admin/post", form);
    expect((await send("/admin/post", { ...form, paragraphs: ["What happened.", "More."] })).status).toBe(200);
    expect(await text()).toEqual([{ title: "Sample post", paragraphs: '["What happened.","More."]' }]);
    // Only the title differs from the first submission: the text stays as it is now.
    expect((await send("/admin/post", { ...form, title: "Another title" })).status).toBe(200);
    expect(await text()).toEqual([{ title: "Another title", paragraphs: '["What happened.","More."]' }]);
    expect((await send("/admin/post.data", { ...form, title: "A third one" })).status).toBe(409);
    expect(await text()).toEqual([{ title: "Another title", paragraphs: '["What happened.","More."]' }]);
  });

  test("needs only a title or a paragraph", async () => {
    const { post: send } = await createStaffedSite();
    const refused = await send("/admin/post.data", { title: " ", paragraphs: ["", " "] });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("Write a title or a paragraph");
    expect((await send("/admin/post.data", { paragraphs: ["A paragraph alone."] })).status).toBe(200);
  });

  test("keeps its day after a change; its address follows its title", async () => {
    const { clock, post: send, read, readAsStaff } = await createStaffedSite();
    await send("/admin/post", { ...post, idempotencyKey: "1" });
    clock.at = new Date("2026-04-01T09:00:00Z");
    await send("/admin/post/1", { title: "Changed", paragraphs: ["Now."], version: "1" });
    const html = await read("/blog/changed");
    expect(html).toContain("<h1>Changed</h1>");
    expect(html).toContain("March 10, 2026");
    expect(await readAsStaff("/admin/post/1")).toContain("History");
    await send("/admin/post/1", { intent: "restore", restore: "1" });
    expect(await read("/blog/sample-post")).toContain("<h1>Sample post</h1>");
  });

  test("gets the day on which it appears, also when scheduled", async () => {
    const { clock, post: send, read } = await createStaffedSite();
    await send("/admin/post", { ...post, status: "draft", idempotencyKey: "1" });
    expect((await read("/blog")).includes("Sample post")).toBe(false);
    clock.at = new Date("2026-04-01T09:00:00Z");
    await send("/admin/post/1", { ...post, status: "scheduled", publishAt: "2026-05-02T10:00", version: "1" });
    expect((await read("/blog")).includes("Sample post")).toBe(false);
    clock.at = new Date("2026-05-02T09:00:00Z");
    expect(await read("/blog/sample-post")).toContain("May 2, 2026");
  });

  test("with a newer change of another person is not overwritten", async () => {
    const { post: send, read } = await createStaffedSite();
    await send("/admin/post", { ...post, idempotencyKey: "1" });
    await send("/admin/post/1", { title: "First", paragraphs: ["One."], version: "1" });
    const late = await send("/admin/post/1.data", { title: "Second", paragraphs: ["Two."], version: "1" });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain("First");
    expect(await read("/blog/first")).toContain("<h1>First</h1>");
  });
});

describe("only the author may delete a post", () => {
  /** Another author's post, and one without author. */
  const withOthers = async (role: "admin" | "editor") => {
    const here = await createStaffedSite({}, role);
    const other = role === "admin" ? "editor" : "admin";
    await signIn(here.ctx, other);
    const foreign = await insertPost(here.ctx.db, aPost({ slug: "foreign", author_id: other }));
    const nobodys = await insertPost(here.ctx.db, aPost({ slug: "nobodys", author_id: null }));
    await here.post("/admin/post", { ...post, idempotencyKey: "own" });
    const buttons = async () => (await here.readAsStaff("/admin/post")).match(/value="delete:/g)?.length ?? 0;
    const deletes = async (id: number) => (await here.post(`/admin/post/${id}.data`, { intent: "delete" })).status;
    return { ...here, foreign, nobodys, own: nobodys + 1, buttons, deletes };
  };

  test("an editor may delete only their own", async () => {
    const { foreign, nobodys, own, buttons, deletes, read } = await withOthers("editor");
    expect(await buttons()).toBe(1);
    expect([await deletes(foreign), await deletes(nobodys), await deletes(own)]).toEqual([403, 403, 200]);
    expect((await read("/blog")).match(/<article/g)).toHaveLength(2);
  });

  test("an admin may delete their own or one without an account", async () => {
    const { foreign, nobodys, own, buttons, deletes, post: send, ask } = await withOthers("admin");
    expect(await buttons()).toBe(2);
    expect([await deletes(foreign), await deletes(nobodys), await deletes(own)]).toEqual([403, 200, 200]);
    // Unpublishing is still allowed (decisions P5).
    expect((await send(`/admin/post/${foreign}.data`, { intent: "unpublish" })).status).toBe(200);
    expect((await ask("/blog/foreign")).status).toBe(404);
  });

  test("an editor may not change another person's post in any way", async () => {
    const { foreign, post: send, visit } = await withOthers("editor");
    const options: Record<string, string | string[]>[] = [
      { ...post, version: "1" },
      { intent: "unpublish" },
      { intent: "undelete" },
      { intent: "restore", restore: "1" },
    ];
    for (const fields of options)
      expect([fields, (await send(`/admin/post/${foreign}.data`, fields)).status]).toEqual([fields, 403]);
    expect((await visit(`/admin/post/${foreign}`)).status).toBe(403);
  });

  test("posts of former staff keep the name; admins may delete them", async () => {
    const { foreign, deletes, post: send, read } = await withOthers("admin");
    expect((await send("/admin/manageusers/editor", { intent: "delete" })).status).toBe(200);
    expect(await read("/blog/foreign")).toContain("<b>Programme volunteer</b>");
    expect(await deletes(foreign)).toBe(200);
  });

  test("a deleted post can be restored for thirty days, by people who may delete it", async () => {
    const { own, deletes, post: send, ask, clock } = await withOthers("editor");
    await deletes(own);
    expect((await ask("/blog/sample-post-2")).status).toBe(404);
    const back = async () => (await send(`/admin/post/${own}.data`, { intent: "undelete" })).status;
    expect(await back()).toBe(200);
    await deletes(own);
    clock.at = new Date(clock.at.getTime() + 31 * 24 * 3_600_000);
    expect(await back()).not.toBe(200);
  });
});

describe("the list", () => {
  /** One post of each state; another editor's is number 5. */
  const withEach = async () => {
    const here = await createStaffedSite();
    await signIn(here.ctx, "admin");
    await here.post("/admin/post", { title: "Out", paragraphs: "1", idempotencyKey: "1" });
    await here.post("/admin/post", { title: "Sketch", paragraphs: "2", status: "draft", idempotencyKey: "2" });
    const later = { status: "scheduled", publishAt: "2026-03-12T08:00" };
    await here.post("/admin/post", { title: "Soon", paragraphs: "3", ...later, idempotencyKey: "3" });
    await here.post("/admin/post", { title: "Gone", paragraphs: "4", idempotencyKey: "4" });
    await here.post("/admin/post/4", { intent: "delete" });
    await insertPost(here.ctx.db, aPost({ slug: "foreign", title: "Foreign", author_id: "admin" }));
    const titles = async (query = "") => {
      const html = await here.readAsStaff(`/admin/post${query}`);
      return [...html.matchAll(/More for ([^"]*)"/g)].map(([, title]) => title);
    };
    const press = async (act: string, ids: number[] = []) => {
      const answer = await here.post("/admin/post.data", { act, ids: ids.map(String) });
      return { status: answer.status, text: await answer.text() };
    };
    return { ...here, titles, press };
  };

  test("filters posts by state, with their number", async () => {
    const { titles, readAsStaff, clock } = await withEach();
    expect(await titles()).toEqual(["Foreign", "Soon", "Sketch", "Out"]);
    expect(await titles("?status=draft")).toEqual(["Sketch"]);
    expect(await titles("?status=scheduled")).toEqual(["Soon"]);
    expect(await titles("?status=published")).toEqual(["Foreign", "Out"]);
    expect(await titles("?deleted")).toEqual(["Gone"]);
    expect(await titles("?status=published&q=fore")).toEqual(["Foreign"]);
    expect(await titles("?status=nonsense")).toEqual(["Foreign", "Soon", "Sketch", "Out"]);
    const chips = async () =>
      [...(await readAsStaff("/admin/post")).matchAll(/class="chip"[^>]*>(\w+)<span>(\d+)/g)].map(
        ([, a, b]) => `${a} ${b}`,
      );
    expect(await chips()).toEqual(["All 4", "Drafts 1", "Scheduled 1", "Published 2", "Deleted 1"]);
    // A scheduled post is public from its minute on.
    clock.at = new Date("2026-03-12T07:00:00Z");
    expect(await titles("?status=scheduled")).toEqual([]);
    expect(await titles("?status=published")).toEqual(["Foreign", "Soon", "Out"]);
  });

  test("counts a thousand at most", async () => {
    const { ctx, readAsStaff } = await createStaffedSite();
    for (let n = 0; n < 1_001; n++) await insertPost(ctx.db, aPost({ slug: `post-${n}` }));
    const html = await readAsStaff("/admin/post");
    expect(html).toMatch(/>All<span>1,000\+<\/span>/);
    expect(html).toMatch(/>Drafts<span>0<\/span>/);
  });

  test("changes several posts at once, reporting the number", async () => {
    const { press, titles, auditEvents, ask } = await withEach();
    expect((await press("publish", [2, 3])).text).toContain("2 posts are published.");
    expect(await titles("?status=published")).toEqual(["Foreign", "Soon", "Sketch", "Out"]);
    expect((await ask("/blog/sketch")).status).toBe(200);
    expect((await press("unpublish", [1, 2])).text).toContain("2 posts are drafts again.");
    expect((await ask("/blog/sketch")).status).toBe(404);
    expect((await press("delete", [1, 2])).text).toContain("2 posts are deleted.");
    expect(await titles("?deleted")).toEqual(["Gone", "Sketch", "Out"]);
    expect((await press("undelete", [1, 2])).text).toContain("2 posts are back.");
    expect(await titles("?status=draft")).toEqual(["Sketch", "Out"]);
    expect((await auditEvents()).slice(-4)).toEqual([
      "post deleted, post:1",
      "post deleted, post:2",
      "post brought back, post:1",
      "post brought back, post:2",
    ]);
  });

  test("skips posts without permission with a notice; one alone is an error", async () => {
    const { press, titles } = await withEach();
    const { status, text } = await press("delete", [1, 5, 999]);
    expect(status).toBe(200);
    expect(text).toContain("1 post is deleted.");
    expect(text).toContain("2 posts are not changed: Only the person who wrote it can do that.");
    expect(await titles()).toEqual(["Foreign", "Soon", "Sketch"]);
    expect((await press("delete:5")).status).toBe(403);
    expect((await press("publish:999")).status).toBe(404);
  });

  test("asks for a choice if none was made, refusing unknown acts", async () => {
    const { press, titles } = await withEach();
    for (const ids of [[], [-1, 0.5]])
      expect(await press("delete", ids)).toEqual({ status: 422, text: expect.stringContaining("Nothing is chosen.") });
    await press("destroy", [1]);
    expect(await titles("?status=published")).toContain("Out");
  });

  test("publishes no post whose photo waits for consent, with a notice", async () => {
    const { ctx, press, post: send, titles, read, visit } = await withEach();
    const photo = await addPhoto(ctx.db, { path: "images/a.jpg", alt: "A", width: 9, height: 9, kind: "photograph" });
    const fields = { photos: String(photo), [`photo-${photo}-alt`]: "A" };
    const draft = { title: "Sketch", paragraphs: "2", status: "draft", version: "1", ...fields };
    expect((await send("/admin/post/2", draft)).status).toBe(200);
    const { status, text } = await press("publish:2");
    expect([status, text]).toEqual([422, expect.stringContaining("One photo waits for consent")]);
    expect(await titles("?status=draft")).toEqual(["Sketch"]);
    expect(await visit("/admin/post/2").then((page) => page.text())).toContain("images/a.jpg");
    await ctx.db.updateTable("photos").set({ consent_at: "2026-03-10T09:00:00.000Z" }).execute();
    expect((await press("publish:2")).status).toBe(200);
    expect(await read("/blog/sketch")).toContain("images/a.jpg");
  });
});

describe("a writer", () => {
  const others = { title: "Words of somebody else", author_id: "else", status: "draft", slug: "others-draft" } as const;

  test("sees only own posts in list, counts, search, home", async () => {
    const { ctx, post: send, readAsStaff, read } = await createStaffedSite({}, "writer");
    await insertPost(ctx.db, aPost(others));
    expect((await send("/admin/post", { ...post, idempotencyKey: "1" })).status).toBe(200);
    const list = await readAsStaff("/admin/post");
    expect([list.includes("Sample post"), list.includes("somebody else")]).toEqual([true, false]);
    expect(await readAsStaff("/admin/post?q=somebody")).not.toContain("somebody else");
    expect(await readAsStaff("/admin/jump?q=post")).toContain("Sample post");
    for (const path of ["/admin/jump?q=words", "/admin"])
      expect(await readAsStaff(path)).not.toContain("somebody else");
    expect((await send("/admin/post/2", { title: "Mine", paragraphs: ["Now."], version: "1" })).status).toBe(200);
    expect(await read("/blog/mine")).toContain("<h1>Mine</h1>");
    expect((await send("/admin/post/1", { title: "Mine", version: "1" })).status).toBe(403);
    expect((await send("/admin/post", { act: "delete:1" })).status).toBe(403);
    expect((await send("/admin/post", { act: "delete:2" })).status).toBe(200);
  });

  test("is offered posts, photos, no figures of the site", async () => {
    const { readAsStaff } = await createStaffedSite({}, "writer");
    const home = await readAsStaff("/admin");
    for (const path of ["/admin/post", "/admin/media"]) expect(home).toContain(`href="${path}"`);
    for (const path of ["/admin/event", "/admin/messages", "/admin/settings", "/admin/gifts", "/admin/subscribers"])
      expect([path, home.includes(`"${path}"`)]).toEqual([path, false]);
    for (const id of ["figures", "backups"]) expect(home).not.toContain(`id="${id}"`);
  });
});
