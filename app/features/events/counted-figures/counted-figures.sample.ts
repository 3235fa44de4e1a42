import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { adminsOnly, protectors } from "../../../../tests/support/staff-answers.ts";

export const sample: FeatureSample = {
  routes: {
    "admin/event/:id/figures": {
      path: "/admin/event/1/figures",
      get: protectors(200),
      posts: [{ fields: { count: "4" }, ...protectors(422) }],
    },
    "admin/figures": { path: "/admin/figures", get: adminsOnly, posts: [{ fields: {}, ...adminsOnly }] },
  },
};
