import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { adminsOnly } from "../../../../tests/support/staff-answers.ts";

export const sample: FeatureSample = {
  routes: {
    "admin/use": {
      path: "/admin/use",
      get: adminsOnly,
      posts: [{ fields: { shown: "on volunteers", on: "volunteers" }, ...adminsOnly }],
    },
  },
  staffPages: ["/admin/use"],
};
