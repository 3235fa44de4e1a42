import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { admins, adminsOnly } from "../../../../tests/support/staff-answers.ts";

export const sample: FeatureSample = {
  routes: {
    "admin/undo/:id": {
      path: "/admin/undo/sample",
      get: adminsOnly,
      posts: [{ fields: {}, ...admins(409), because: "the setting says something else by now" }],
    },
  },
  addOneOfEach: async ({ db, clock }) => {
    const about = { id: "sample", kind: "setting" as const, key: "phone", before: '"111"', after: '"222"' };
    const by = { by: "Other Member", by_id: "other", at: clock.now().toISOString() };
    await db
      .insertInto("sure_changes")
      .values({ ...about, ...by, undone_by: null, undone_at: null })
      .execute();
  },
};
