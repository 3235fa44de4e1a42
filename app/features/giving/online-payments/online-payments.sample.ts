import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { keepers } from "../../../../tests/support/staff-answers.ts";

export const sample: FeatureSample = {
  routes: {
    "admin/gifts/online": {
      path: "/admin/gifts/online",
      get: keepers(200),
      posts: [
        {
          fields: { intent: "ignore", id: "1", reason: "Ours" },
          ...keepers(404),
          because: "the site has no keys of a provider; its own tests have them",
        },
      ],
    },
  },
};
