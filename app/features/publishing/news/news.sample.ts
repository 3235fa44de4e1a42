import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { all } from "../../../../tests/support/staff-answers.ts";

const aNewsForm = { title: "A headline", source: "A paper", date: "2026-03-01", link: "https://example.org/" };

export const sample: FeatureSample = {
  routes: {
    "admin/news": { path: "/admin/news", get: all, posts: [{ fields: aNewsForm, ...all }] },
    "admin/news/:id": {
      path: "/admin/news/1",
      get: all,
      posts: [
        { fields: { ...aNewsForm, version: "1" }, ...all },
        { fields: { intent: "delete" }, ...all },
        { fields: { intent: "undelete" }, ...all },
      ],
    },
  },
};
