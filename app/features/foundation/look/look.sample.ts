import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { both, formsOnly } from "../../../../tests/support/staff-answers.ts";

export const sample: FeatureSample = {
  routes: {
    "admin/look/logo": { path: "/admin/look/logo", get: formsOnly, posts: [{ fields: {}, ...both(422) }] },
  },
};
