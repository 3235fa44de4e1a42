import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { all, both } from "../../../../tests/support/staff-answers.ts";

export const sample: FeatureSample = {
  routes: {
    "admin/look": {
      path: "/admin/look",
      get: all,
      posts: [
        { fields: {}, ...both(422) },
        { fields: { form: "before" }, ...both(200) },
      ],
    },
    "admin/look/preview/:page": { path: "/admin/look/preview/home", get: all },
  },
};
