import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { adminsOnly } from "../../../../tests/support/staff-answers.ts";

export const sample: FeatureSample = {
  routes: {
    "admin/protecting-pages": {
      path: "/admin/protecting-pages",
      get: adminsOnly,
      posts: [{ fields: { page: "privacy", mark: "" }, ...adminsOnly }],
    },
  },
  staffPages: ["/admin/protecting-pages"],
};
