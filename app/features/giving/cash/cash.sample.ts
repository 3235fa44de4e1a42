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
  // The longest amounts: a table of money is wide.
  async fillStaffArea(post) {
    const before = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    const places = { "place:bank:NGN:NGN": "987654321.98", "place:box:NGN:box": "1234567.89" };
    const purses = { "purse:0:NGN": "986543210.98", "purse:1:NGN": "2345678.89" };
    await post("/admin/cash", { intent: "open", idempotencyKey: "first", day: before(40), ...places, ...purses });
    const from = { from: "1", amount: "5123.45", day: before(30) };
    await post("/admin/cash/move", { intent: "charge", idempotencyKey: "charge", ...from });
    await post("/admin/cash/move", {
      intent: "count",
      idempotencyKey: "count",
      ...from,
      why: "The reason is not known yet.",
    });
  },
  staffPages: ["/admin/cash", "/admin/cash/move", "/admin/cash/move?kind=exchange", "/admin/cash/move?kind=count"],
};
