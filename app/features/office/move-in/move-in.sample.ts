import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { admins, adminsOnly } from "../../../../tests/support/staff-answers.ts";

export const sample: FeatureSample = {
  routes: {
    "admin/move-in": {
      path: "/admin/move-in",
      get: adminsOnly,
      posts: [{ fields: { intent: "archive" }, ...admins(200) }],
    },
    "admin/move-in/archive/:id": {
      path: "/admin/move-in/archive/1",
      get: admins(404),
      because: "it is not made yet",
    },
    "admin/move-in/:id/proposals": {
      path: "/admin/move-in/1/proposals",
      get: adminsOnly,
      posts: [{ fields: { intent: "out", id: "1" }, ...admins(200) }],
    },
    "admin/move-in/:id/report": { path: "/admin/move-in/1/report", get: adminsOnly },
    "admin/move-in/:id": {
      path: "/admin/move-in/1",
      get: adminsOnly,
      posts: [
        { fields: { intent: "answers" }, ...admins(409), because: "everything came in already" },
        { fields: { intent: "publish" }, ...admins(200) },
      ],
    },
  },
  async addOneOfEach({ db }) {
    const at = "2026-03-09T09:00:00.000Z";
    await db
      .insertInto("imports")
      .values({
        id: 1,
        kind: "wordpress",
        state: "brought",
        folder: "a".repeat(32),
        made_by: "Other Member",
        made_by_id: "other",
        created_at: at,
        ended_at: at,
        rows: 2,
        done: 2,
      })
      .execute();
    const person = { firstName: "New", lastName: "Person", position: "", roles: ["editor"] };
    await db
      .insertInto("import_proposals")
      .values({ import_id: 1, kind: "person", name: "New Person", value: JSON.stringify(person), at })
      .execute();
    await db.insertInto("import_notes").values({ import_id: 1, row: 2, code: "empty", about: "" }).execute();
  },
  staffPages: ["/admin/move-in"],
  shaped: {
    imports: ["kind", "state", "folder", "answers", "summary", "problem", "holder", "held_until"],
  },
};
