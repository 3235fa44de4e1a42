import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { admins, adminsOnly } from "../../../../tests/support/staff-answers.ts";

export const sample: FeatureSample = {
  routes: {
    "admin/protecting-pages": {
      path: "/admin/protecting-pages",
      get: adminsOnly,
      posts: [
        {
          fields: { intent: "confirm", page: "privacy", mark: "" },
          ...admins(409),
          because: "the words of the page changed",
        },
      ],
    },
  },
  staffPages: ["/admin/protecting-pages"],
};
