import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { keepers } from "../../../../tests/support/staff-answers.ts";

export const sample: FeatureSample = {
  routes: {
    "admin/gifts/statements": {
      path: "/admin/gifts/statements",
      get: keepers(200),
      posts: [{ fields: { year: "2026", seen: "0" }, ...keepers(200) }],
    },
    "admin/gifts/statements.pdf": {
      path: "/admin/gifts/statements.pdf?year=2026",
      get: keepers(404),
      because: "every gift with a name has an address",
    },
  },
};
