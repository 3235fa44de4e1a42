import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { adminsOnly, writers } from "../../../../tests/support/staff-answers.ts";

const at = "2026-03-09T09:00:00.000Z";

export const sample: FeatureSample = {
  routes: {
    "admin/post": {
      path: "/admin/post",
      get: writers(200),
      posts: [
        { fields: { title: "New" }, ...writers(200) },
        { fields: { act: "unpublish:1" }, ...adminsOnly },
        { fields: { act: "delete:1" }, ...adminsOnly },
      ],
    },
    // The samples have no owner: an admin may change them, an editor may not.
    "admin/post/:id": {
      path: "/admin/post/1",
      get: adminsOnly,
      posts: [
        { fields: { title: "Changed", version: "1" }, ...adminsOnly },
        { fields: { intent: "restore", restore: "1" }, ...adminsOnly },
        { fields: { intent: "unpublish" }, ...adminsOnly },
        { fields: { intent: "delete" }, ...adminsOnly },
        { fields: { intent: "undelete" }, ...adminsOnly },
      ],
    },
  },
  async addOneOfEach({ db }) {
    // An earlier version.
    const version = { version: 1, saved_at: at, saved_by: "Other Member", origin: "saved" as const };
    await db
      .insertInto("versions")
      .values({ ...version, subject: "post:1", content: JSON.stringify({ title: "An earlier title" }) })
      .execute();
  },
};
