import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { keepers } from "../../../../tests/support/staff-answers.ts";

export const sample: FeatureSample = {
  routes: {
    "admin/project/:id/purse": {
      path: "/admin/project/1/purse",
      get: { ...keepers(200), editor: 200 },
      posts: [
        {
          fields: { intent: "stop", id: "1" },
          ...keepers(200),
          editor: 404,
          because: "Another person asked, and an editor keeps no books.",
        },
      ],
    },
  },
  staffPages: ["/admin/project/1/purse"],
};
