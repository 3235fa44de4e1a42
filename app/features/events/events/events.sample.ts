import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { all, protectors } from "../../../../tests/support/staff-answers.ts";

const anEventForm = {
  title: "A day",
  location: "The library",
  theme: "Reading",
  date: "2026-05-05",
  startTime: "",
  endTime: "",
  description: "What happens.",
  list: "Books",
  photos: "1",
};

export const sample: FeatureSample = {
  routes: {
    "admin/event": { path: "/admin/event", get: all, posts: [{ fields: anEventForm, ...all }] },
    "admin/event/:id": {
      path: "/admin/event/1",
      get: all,
      posts: [
        { fields: { ...anEventForm, version: "1" }, ...all },
        // This event has no guests yet.
        ...["unpublish", "delete", "undelete"].map((intent) => ({ fields: { intent }, at: "/admin/event/2", ...all })),
      ],
    },
    "admin/event/:id/copies": {
      path: "/admin/event/1/copies",
      get: all,
      posts: [{ fields: { intent: "copy", pace: "week", count: "1", seen: "1", idempotencyKey: "copies" }, ...all }],
    },
    "admin/days": { path: "/admin/days", get: protectors(200) },
  },
};
