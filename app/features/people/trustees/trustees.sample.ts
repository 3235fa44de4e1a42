import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { admins, adminsOnly } from "../../../../tests/support/staff-answers.ts";

const at = "2026-03-01T08:00:00.000Z";

export const sample: FeatureSample = {
  routes: {
    "admin/trustees": {
      path: "/admin/trustees",
      get: adminsOnly,
      posts: [
        { fields: { intent: "address", email: "trustees@example.org" }, ...adminsOnly },
        { fields: { intent: "ask", account: "other" }, ...admins(422), because: "the address is new" },
        { fields: { intent: "stop", request: "none" }, ...admins(409), because: "nothing waits" },
      ],
    },
  },
  addOneOfEach: async ({ db }) => {
    const about = { id: "sample", account_id: "other", seen: 0 };
    const asked = { asked_by: "Other Member", asked_by_id: "other", asked_at: at };
    const sent = { sent_at: at, sent_since: "0", token_hash: "sample", ends_at: at };
    await db
      .insertInto("trustee_requests")
      .values({ ...about, ...asked, ...sent, confirmed_at: at, stopped_at: null })
      .execute();
    await db.insertInto("account_addresses").values({ mark: "sample" }).execute();
  },
  staffPages: ["/admin/trustees"],
};
