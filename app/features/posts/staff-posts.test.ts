import { describe, expect, test } from "vitest";
import { aPost } from "../../../tests/support/builders.ts";
import { signIn } from "../../../tests/support/sign-in.ts";
import { createStaffedSite } from "../../../tests/support/staff-visitor.ts";
import { insertPost } from "./post-queries.server.ts";

const post = { title: "Sample post", paragraphs: ["What happened."] };

describe("a post", () => {
  test("that is created is public at once, with the name and position of who wrote it", async () => {
    const { ctx, post: send, read } = await createStaffedSite();
    await ctx.db.updateTable("users").set({ position: "Field volunteer" }).execute();
    expect((await send("/admin/post", { ...post, idempotencyKey: "1" })).status).toBe(200);
    const html = await read("/blog/sample-post");
    expect(html).toContain("<b>Sample Editor</b>");
    expect(html).toContain("Field volunteer");
    expect(html).toContain("10 March 2026");
  });

  test("that is sent twice is one post", async () => {
    const { ctx, post: send } = await createStaffedSite();
    for (const _ of [1, 2]) expect((await send("/admin/post", { ...post, idempotencyKey: "same" })).status).toBe(200);
    expect(await ctx.db.selectFrom("posts").select("id").execute()).toHaveLength(1);
  });

  test("needs a title or a paragraph, and nothing else", async () => {
    const { post: send } = await createStaffedSite();
    const refused = await send("/admin/post.data", { title: " ", paragraphs: ["", " "] });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("Write a title or a paragraph");
    expect((await send("/admin/post.data", { paragraphs: ["A paragraph alone."] })).status).toBe(200);
  });

  test("keeps its address and its day when it is changed, and what it was before", async () => {
    const { clock, post: send, read, readAsStaff } = await createStaffedSite();
    await send("/admin/post", { ...post, idempotencyKey: "1" });
    clock.at = new Date("2026-04-01T09:00:00Z");
    await send("/admin/post/1", { title: "Changed", paragraphs: ["Now."], version: "1" });
    const html = await read("/blog/sample-post");
    expect(html).toContain("<h1>Changed</h1>");
    expect(html).toContain("10 March 2026");
    expect(await readAsStaff("/admin/post/1")).toContain("Restore");
    await send("/admin/post/1", { intent: "restore", restore: "1" });
    expect(await read("/blog/sample-post")).toContain("<h1>Sample post</h1>");
  });

  test("gets the day on which it appears, also when that comes later", async () => {
    const { clock, post: send, read } = await createStaffedSite();
    await send("/admin/post", { ...post, status: "draft", idempotencyKey: "1" });
    expect((await read("/blog")).includes("Sample post")).toBe(false);
    clock.at = new Date("2026-04-01T09:00:00Z");
    await send("/admin/post/1", { ...post, status: "scheduled", publishAt: "2026-05-02T10:00", version: "1" });
    expect((await read("/blog")).includes("Sample post")).toBe(false);
    clock.at = new Date("2026-05-02T09:00:00Z");
    expect(await read("/blog/sample-post")).toContain("2 May 2026");
  });

  test("that somebody else changed meanwhile is shown and not overwritten", async () => {
    const { post: send, read } = await createStaffedSite();
    await send("/admin/post", { ...post, idempotencyKey: "1" });
    await send("/admin/post/1", { title: "First", paragraphs: ["One."], version: "1" });
    const late = await send("/admin/post/1.data", { title: "Second", paragraphs: ["Two."], version: "1" });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain("First");
    expect(await read("/blog/sample-post")).toContain("<h1>First</h1>");
  });
});

describe("only the author may delete a post, and sees the button", () => {
  /** Another author's post, and one without author. */
  const withOthers = async (role: "admin" | "editor") => {
    const here = await createStaffedSite({}, role);
    const other = role === "admin" ? "editor" : "admin";
    await signIn(here.ctx, other);
    const foreign = await insertPost(here.ctx.db, aPost({ slug: "foreign", author_id: other }));
    const nobodys = await insertPost(here.ctx.db, aPost({ slug: "nobodys", author_id: null }));
    await here.post("/admin/post", { ...post, idempotencyKey: "own" });
    const buttons = async () => (await here.readAsStaff("/admin/post")).match(/act act--danger/g)?.length ?? 0;
    const deletes = async (id: number) => (await here.post(`/admin/post/${id}.data`, { intent: "delete" })).status;
    return { ...here, foreign, nobodys, own: nobodys + 1, buttons, deletes };
  };

  test("an editor: the own one, and no other", async () => {
    const { foreign, nobodys, own, buttons, deletes, read } = await withOthers("editor");
    expect(await buttons()).toBe(1);
    expect([await deletes(foreign), await deletes(nobodys), await deletes(own)]).toEqual([403, 403, 200]);
    expect((await read("/blog")).match(/<article/g)).toHaveLength(2);
  });

  test("an admin: the own one and what nobody owns, but not what somebody here wrote", async () => {
    const { foreign, nobodys, own, buttons, deletes, post: send, ask } = await withOthers("admin");
    expect(await buttons()).toBe(2);
    expect([await deletes(foreign), await deletes(nobodys), await deletes(own)]).toEqual([403, 200, 200]);
    // Unpublishing is still allowed (decisions P5).
    expect((await send(`/admin/post/${foreign}.data`, { intent: "unpublish" })).status).toBe(200);
    expect((await ask("/blog/foreign")).status).toBe(404);
  });

  test("an editor may not change, unpublish, restore or bring back the post of somebody else", async () => {
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

  test("the posts of somebody who has left stay with their name, and are the admins' to delete", async () => {
    const { foreign, deletes, post: send, read } = await withOthers("admin");
    expect((await send("/admin/manageusers/editor", { intent: "delete" })).status).toBe(200);
    expect(await read("/blog/foreign")).toContain("<b>Programme volunteer</b>");
    expect(await deletes(foreign)).toBe(200);
  });

  test("a deleted post can be brought back for thirty days, by who may delete it", async () => {
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
