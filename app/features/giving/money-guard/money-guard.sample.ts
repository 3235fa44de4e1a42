import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { adminsOnly, everybody } from "../../../../tests/support/staff-answers.ts";

const at = "2026-03-01T08:00:00.000Z";

export const sample: FeatureSample = {
  routes: {
    "admin/numbers": {
      path: "/admin/numbers",
      get: everybody(200),
      posts: [
        { fields: { intent: "ask", number: "2087654321", why: "Our partner's" }, ...everybody(200) },
        { fields: { intent: "agree", number_id: "sample" }, ...adminsOnly },
        { fields: { intent: "stop", number_id: "sample" }, ...adminsOnly },
      ],
    },
  },
  addOneOfEach: async ({ db }) => {
    const asked = { asked_by: "Other Member", asked_by_id: "other", asked_at: at };
    const none = { agreed_by: null, agreed_by_id: null, agreed_at: null, live_at: null };
    const row = { id: "sample", number: "0123456789", words: "0123456789", why: "The school’s own" };
    await db
      .insertInto("money_numbers")
      .values({ ...row, ...asked, ...none })
      .execute();
  },
  staffPages: ["/admin/numbers"],
};
