import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { all, both } from "../../../../tests/support/staff-answers.ts";

export const sample: FeatureSample = {
  routes: {
    "admin/project": {
      path: "/admin/project",
      get: all,
      posts: [
        { fields: { title: "New", theme: "Reading", paragraphs: "What we do." }, ...all },
        { fields: { act: "delete" }, ...both(422) },
        { fields: { act: "publish:1" }, ...all },
      ],
    },
    "admin/project/:id": {
      path: "/admin/project/1",
      get: all,
      posts: [
        { fields: { title: "Changed", theme: "Reading", paragraphs: "What we do.", version: "1" }, ...all },
        { fields: { intent: "delete" }, ...all },
        { fields: { intent: "undelete" }, ...all },
      ],
    },
  },
};
