import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { keepers } from "../../../../tests/support/staff-answers.ts";

export const sample: FeatureSample = {
  routes: {
    "admin/gifts/monthly": {
      path: "/admin/gifts/monthly",
      get: keepers(200),
      posts: [
        {
          fields: { intent: "skip", id: "1", due: "2026-04-01" },
          ...keepers(409),
          because: "no gift comes every month",
        },
      ],
    },
  },
};
