import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { everybody, keepers } from "../../../../tests/support/staff-answers.ts";

export const sample: FeatureSample = {
  routes: {
    "admin/cash": {
      path: "/admin/cash",
      get: everybody(200),
      posts: [
        {
          fields: { intent: "stop", id: "1" },
          ...everybody(404),
          ...keepers(200),
          editor: 404,
          because: "Another person asked, and it is no cash of these roles.",
        },
      ],
    },
    "admin/cash/move": {
      path: "/admin/cash/move",
      get: { ...everybody(404), ...keepers(200), editor: 404 },
      because: "A person without cash who keeps no books has no form here.",
      posts: [
        {
          fields: { intent: "charge", from: "1", amount: "5", day: "2026-03-01", idempotencyKey: "c" },
          ...keepers(200),
        },
      ],
    },
  },
  staffPages: ["/admin/cash", "/admin/cash/move"],
};
