import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { adminsOnly, formsOnly } from "../../../../tests/support/staff-answers.ts";

export const sample: FeatureSample = {
  routes: {
    "admin/people-data": {
      path: "/admin/people-data",
      get: { ...adminsOnly, lead: 200 },
      posts: [
        { fields: { intent: "find", email: "ada@example.org" }, ...adminsOnly, lead: 200 },
        { fields: { intent: "find" }, editor: 403, admin: 422, lead: 422 },
        { fields: { intent: "erase", email: "ada@example.org" }, editor: 403, admin: 422, lead: 422 },
        { fields: { intent: "erase", email: "ada@example.org", sure: "on" }, ...adminsOnly, lead: 200 },
      ],
    },
    "admin/people-data/export": {
      path: "/admin/people-data/export",
      get: formsOnly,
      posts: [
        { fields: {}, editor: 403, admin: 422, lead: 422 },
        { fields: { email: "ada@example.org" }, ...adminsOnly, lead: 200 },
      ],
    },
  },
};
