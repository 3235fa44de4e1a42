import { expect, test } from "vitest";
import { agreed as hasAgreed } from "../../../../tests/support/agreed.ts";
import { aPost } from "../../../../tests/support/builders.ts";
import { createStaffedSite } from "../../../../tests/support/staff-visitor.ts";
import { addPhoto } from "../../media/photos/photo-queries.server.ts";
import { insertPost } from "../../publishing/posts/post-queries.server.ts";

const path = `profile_images/${"a".repeat(32)}.jpg`;

async function withPicture() {
  const here = await createStaffedSite({}, "admin");
  const id = await addPhoto(here.ctx.db, { path, alt: "", width: 480, height: 480, kind: "photograph" });
  const uses = () => here.ctx.db.selectFrom("photo_attachments").selectAll().execute();
  const fields = { "photos-shown": "yes", photos: String(id) };
  return { ...here, id, uses, fields, agreed: { ...fields, ...hasAgreed(`photo-${id}-consent`) } };
}

const newcomer = { firstName: "Sample", lastName: "Writer", email: "writer@example.org", role: "editor" };

test("a new user's photo needs consent", async () => {
  const { post, agreed, fields, uses, ctx, id } = await withPicture();
  const refused = await post("/admin/createuser.data", { ...newcomer, ...fields });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("Say that the person in the photo agreed, or take the photo out");
  expect(await ctx.db.selectFrom("users").select("id").execute()).toHaveLength(1);
  expect((await post("/admin/createuser.data", { ...newcomer, ...agreed })).status).toBe(200);
  const { id: user } = await ctx.db
    .selectFrom("users")
    .select("id")
    .where("email", "=", newcomer.email)
    .executeTakeFirstOrThrow();
  expect(await uses()).toEqual([{ owner: `user:${user}`, position: 0, photo_id: id }]);
});

test("the own photo appears on own posts until removed", async () => {
  const { post, agreed, read, ctx, readAsStaff } = await withPicture();
  await insertPost(ctx.db, aPost({ author_id: "admin", slug: "mine" }));
  await post("/admin/manageusers/admin", { intent: "change", ...agreed });
  expect(await read("/blog/mine")).toContain(`src="/files/${path}"`);
  expect(await readAsStaff("/admin/manageusers")).toContain(`src="/files/${path}"`);
  // A form without photo fields keeps the photo.
  await post("/admin/manageusers/admin", { intent: "change", displayName: "Changed" });
  expect(await read("/blog/mine")).toContain(`src="/files/${path}"`);
  await post("/admin/manageusers/admin", { intent: "change", "photos-shown": "yes" });
  expect(await read("/blog/mine")).not.toContain(path);
});

test("a deleted user's photo disappears", async () => {
  const { post, agreed, ctx, uses, id } = await withPicture();
  await post("/admin/createuser", { ...newcomer, ...agreed });
  const { id: user } = await ctx.db
    .selectFrom("users")
    .select("id")
    .where("email", "=", newcomer.email)
    .executeTakeFirstOrThrow();
  expect((await post(`/admin/media/${id}.data`, { intent: "delete" })).status).toBe(409);
  await post(`/admin/manageusers/${user}`, { intent: "delete" });
  expect(await uses()).toEqual([]);
  expect((await post(`/admin/media/${id}.data`, { intent: "delete" })).status).toBe(200);
});
