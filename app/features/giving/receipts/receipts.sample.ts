import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { keepers } from "../../../../tests/support/staff-answers.ts";

export const sample: FeatureSample = {
  routes: {
    "admin/receipts": { path: "/admin/receipts", get: keepers(200) },
    "admin/receipts.pdf": {
      path: "/admin/receipts.pdf?ids=1",
      get: keepers(404),
      because: "these gifts have no receipts",
    },
    "admin/receipts.csv": { path: "/admin/receipts.csv", get: keepers(200) },
  },
};
