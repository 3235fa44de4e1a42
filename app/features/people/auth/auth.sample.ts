import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { everybody } from "../../../../tests/support/staff-answers.ts";

export const sample: FeatureSample = {
  routes: {
    "admin/account": { path: "/admin/account", get: everybody(200) },
    "admin/second-step": {
      path: "/admin/second-step",
      get: everybody(200),
      posts: [{ fields: { intent: "start", password: "guess" }, ...everybody(422) }],
    },
    "admin/confirm": {
      path: "/admin/confirm",
      get: everybody(200),
      posts: [{ fields: { password: "guess" }, ...everybody(422) }],
    },
  },
};
