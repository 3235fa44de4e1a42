import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { keepers } from "../../../../tests/support/staff-answers.ts";

export const sample: FeatureSample = {
  routes: {
    "admin/gifts/board": { path: "/admin/gifts/board", get: keepers(200) },
    "admin/gifts/board.pdf": { path: "/admin/gifts/board.pdf", get: keepers(200) },
    "admin/gifts/board.csv": { path: "/admin/gifts/board.csv", get: keepers(200) },
  },
};
