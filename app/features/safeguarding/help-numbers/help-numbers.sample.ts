import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { adminsOnly } from "../../../../tests/support/staff-answers.ts";

export const sample: FeatureSample = {
  routes: {
    "admin/help-numbers": {
      path: "/admin/help-numbers",
      get: { ...adminsOnly, lead: 200 },
      posts: [
        { fields: { intent: "offered", number: "112" }, ...adminsOnly, lead: 200 },
        { fields: { intent: "remove", number: "112" }, ...adminsOnly, lead: 200 },
      ],
    },
  },
  published: {
    help_numbers: {
      row: {
        number: "112",
        name: "Emergency",
        rank: 0,
        called_at: "2026-11-01T08:00:00.000Z",
        called_by: "Sample Admin",
      },
      doors: {
        number: "a telephone that somebody called",
        called_at: "nobody reads it",
        called_by: "staff name, which no page shows",
        name: "the office whose telephone it is, which the safeguarding lead or an admin writes; the money guard reads it",
      },
    },
  },
  staffPages: ["/admin/help-numbers"],
};
