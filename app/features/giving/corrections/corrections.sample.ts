import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { keepers } from "../../../../tests/support/staff-answers.ts";

export const sample: FeatureSample = {
  routes: {
    "admin/cash/lines": { path: "/admin/cash/lines", get: keepers(200) },
    "admin/cash/lines/:id": {
      path: "/admin/cash/lines/1",
      get: keepers(200),
      posts: [{ fields: { why: "" }, ...keepers(422), because: "A correction needs a reason." }],
    },
  },
  staffPages: ["/admin/cash/lines", "/admin/cash/lines/1", "/admin/cash/lines/2"],
};
