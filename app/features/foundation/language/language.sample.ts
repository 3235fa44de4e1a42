import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { adminsOnly } from "../../../../tests/support/staff-answers.ts";

export const sample: FeatureSample = {
  routes: {
    "admin/language": {
      path: "/admin/language",
      get: adminsOnly,
      posts: [{ fields: { wasLanguage: "", language: "en" }, ...adminsOnly }],
    },
  },
  staffPages: ["/admin/language"],
};
