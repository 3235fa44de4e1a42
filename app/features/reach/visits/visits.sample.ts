import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { writers } from "../../../../tests/support/staff-answers.ts";

export const sample: FeatureSample = {
  routes: {
    "admin/visits": { path: "/admin/visits", get: writers(200) },
  },
};
