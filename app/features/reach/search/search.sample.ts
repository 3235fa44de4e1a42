import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { all } from "../../../../tests/support/staff-answers.ts";

export const sample: FeatureSample = {
  routes: {
    "admin/searches": { path: "/admin/searches", get: all },
  },
};
