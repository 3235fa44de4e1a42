import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { keepers } from "../../../../tests/support/staff-answers.ts";

export const sample: FeatureSample = {
  routes: {
    "admin/month": {
      path: "/admin/month",
      get: keepers(200),
      posts: [{ fields: { intent: "stop", id: "1" }, ...keepers(200) }],
    },
    "admin/month/lines.csv": { path: "/admin/month/lines.csv", get: keepers(200) },
    "admin/month/quarter.pdf": { path: "/admin/month/quarter.pdf", get: keepers(200) },
    "admin/month/lines.journal": { path: "/admin/month/lines.journal", get: keepers(200) },
  },
  async addOneOfEach({ db }) {
    const at = "2026-03-09T09:00:00.000Z";
    const content = "previous-sha256,\nline\n";
    const by = { closed_by_id: "other", agreed_by_id: null };
    await db
      .insertInto("month_files")
      .values({ month: "2026-01", content, sha256: "ab".repeat(32), ...by, at })
      .execute();
    await db
      .insertInto("month_lines")
      .values({ month: "2026-01", line: 1, entry_id: null, voucher_id: null })
      .execute();
  },
  staffPages: ["/admin/month"],
  values: { "month_lines.entry_id": () => null, "month_lines.voucher_id": () => null },
};
