import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { keepers } from "../../../../tests/support/staff-answers.ts";
import { findCurrencies } from "../../foundation/settings/find-settings.server.ts";
import { insertPastGift } from "./past-gift-queries.server.ts";

export const sample: FeatureSample = {
  routes: {
    "admin/gifts/past": { path: "/admin/gifts/past", get: keepers(200) },
    "admin/gifts/past.csv": { path: "/admin/gifts/past.csv", get: keepers(200) },
  },
  async addOneOfEach(ctx) {
    const [currency] = await findCurrencies(ctx);
    await insertPastGift(ctx.db, {
      amount: 500_000,
      currency,
      fee: 0,
      value_date: "2023-03-04",
      name: "Ada Sample",
      email: "ada@example.org",
      is_without_mail: 0,
      purpose: "Roof",
      receipt: "L-501",
      program: "givewp",
      import_id: 1,
      brought_at: "2026-03-09T09:00:00.000Z",
    });
  },
  staffPages: ["/admin/gifts/past"],
  shaped: { past_gifts: ["currency", "value_date", "program", "brought_at"] },
};
