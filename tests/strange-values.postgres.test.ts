import { expect, test } from "vitest";
import { insertPost } from "../app/features/publishing/posts/post-queries.server.ts";
import { aPost } from "./support/builders.ts";
import { createStaffedSite } from "./support/staff-visitor.ts";

const message = { firstName: "A", lastName: "B", email: "a@example.org", subject: "S" };

test("the sign of number 0, which PostgreSQL cannot keep, spoils nothing that it stands in", async () => {
  const { ctx, send, visit, post } = await createStaffedSite({}, "admin");
  expect((await send("/contact", { ...message, message: "Dear\0all" })).status).toBe(303);
  const kept = await ctx.db.selectFrom("messages").select("message").executeTakeFirst();
  expect(kept).toEqual({ message: "Dearall" });
  expect((await send("/login", { email: "a\0@example.org", password: "x\0".repeat(9) })).status).toBe(422);
  for (const path of ["/admin/post?q=a%00b", "/admin/subscribers?q=%00", "/blog?before=%00", "/admin/event?before=%00"])
    expect([path, (await visit(path)).status]).toEqual([path, 200]);
  for (const path of ["/setup?token=%00", "/password?token=%00", "/newsletter/confirm?token=%00"])
    expect([path, (await visit(path)).status]).toEqual([path, 404]);
  expect((await post("/admin/post.data", { title: "T\0", paragraphs: "x\0" })).status).toBe(200);
});

test.each(["x", "1.5", "1e99", "-1", "99999999999999999999", "NaN", ""])(
  "a version of number %j is not there, and breaks nothing",
  async (restore) => {
    const { ctx, post, visit } = await createStaffedSite({}, "admin");
    await insertPost(ctx.db, aPost());
    expect((await post("/admin/post/1.data", { intent: "restore", restore })).status).toBe(404);
    expect([422, 409]).toContain(
      (await post("/admin/post/1.data", { title: "T", paragraphs: "x", version: restore })).status,
    );
    expect((await visit(`/admin/post?before=${restore}`)).status).toBe(200);
    expect([200, 404]).toContain((await visit(`/event/readmore/${encodeURIComponent(restore)}`)).status);
    expect((await visit(`/admin/log?before=${restore}`)).status).toBe(200);
  },
);

test("half of a surrogate pair is stored as one replacement character, as on SQLite", async () => {
  const { ctx } = await createStaffedSite({}, "admin");
  await insertPost(ctx.db, aPost({ title: "a\ud83db" }));
  const row = await ctx.db.selectFrom("posts").select("title").executeTakeFirst();
  expect(row).toEqual({ title: "a\uFFFDb" });
});
