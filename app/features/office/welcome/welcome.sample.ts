import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { admins, adminsOnly } from "../../../../tests/support/staff-answers.ts";

export const sample: FeatureSample = {
  routes: {
    "admin/welcome": {
      path: "/admin/welcome",
      // To the first open step.
      get: { editor: 403, admin: 302 },
      posts: [
        { fields: {}, ...admins(400) },
        { fields: { step: "name", idempotencyKey: "k" }, editor: 403, admin: 422 },
        { fields: { step: "words", idempotencyKey: "k" }, ...adminsOnly },
        { fields: { step: "call", number: "0", idempotencyKey: "k" }, editor: 403, admin: 422 },
        { fields: { step: "reach", intent: "test", idempotencyKey: "k" }, editor: 403, admin: 422 },
        // To the end.
        { fields: { step: "post" }, editor: 403, admin: 202 },
      ],
    },
  },
};
