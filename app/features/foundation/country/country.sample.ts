import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { adminsOnly } from "../../../../tests/support/staff-answers.ts";

export const sample: FeatureSample = {
  routes: {
    "admin/country": {
      path: "/admin/country",
      get: adminsOnly,
      posts: [{ fields: { was: "NG", country: "NG" }, ...adminsOnly }],
    },
  },
  staffPages: ["/admin/country"],
};
