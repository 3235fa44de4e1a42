import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { writers } from "../../../../tests/support/staff-answers.ts";

export const sample: FeatureSample = {
  routes: {
    "admin/share/:kind/:key": { path: "/admin/share/event/1", get: writers(200) },
  },
};
