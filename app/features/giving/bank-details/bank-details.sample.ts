import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { samplePassword } from "../../../../tests/support/sign-in.ts";
import { admins, adminsOnly } from "../../../../tests/support/staff-answers.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { otherMember } from "../../people/users/users.sample.ts";
import { appendStep } from "./bank-steps.server.ts";

const at = "2026-03-09T09:00:00.000Z";

export const sample: FeatureSample = {
  routes: {
    "admin/bank": {
      path: "/admin/bank",
      get: adminsOnly,
      posts: [
        { fields: { intent: "ask" }, ...admins(422) },
        { fields: { intent: "agree", id: "2", called: "on", password: samplePassword }, ...adminsOnly },
        { fields: { intent: "stop", id: "2" }, ...adminsOnly },
        { fields: { intent: "confirm", password: samplePassword }, ...adminsOnly },
        { fields: { intent: "done", id: "1" }, ...adminsOnly },
        { fields: { intent: "undone", id: "1" }, ...adminsOnly },
      ],
    },
  },
  async addOneOfEach(ctx) {
    // Details in use, a change that another admin asked for, and a report of fraud.
    const details = { bank_name: "Own Bank", naira_account: "1234567890", dollar_account: "0987654321" };
    const by = { at, by_id: otherMember, by: "Other Member" };
    const whole = { ...details, account_name: "Upendo Children’s Home" };
    await withTransaction(ctx, async (ctx) => {
      await appendStep(ctx.db, ctx.config.secret, { ...whole, ...by, what: "first" });
      const asked = { ...whole, naira_account: "5555555555", reason: "Our branch moved." };
      await appendStep(ctx.db, ctx.config.secret, { ...asked, ...by, what: "asked" });
    });
    const report = { created_at: at, story: "Somebody asked me for money.", account: null, contact: null };
    await ctx.db
      .insertInto("fraud_reports")
      .values({ ...report, done_at: null, done_by: null })
      .execute();
  },
};
