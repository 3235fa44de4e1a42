import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { all, both } from "../../../../tests/support/staff-answers.ts";

const at = "2026-03-09T09:00:00.000Z";

export const sample: FeatureSample = {
  routes: {
    "admin/pages": {
      path: "/admin/pages",
      get: all,
      posts: [
        { fields: { intent: "confirm", claim: "figure-1" }, ...both(409), because: "the welcome is not done" },
        { fields: { intent: "hide", claim: "figure-1" }, ...both(409), because: "the welcome is not done" },
      ],
    },
    "admin/pages/:page": {
      path: "/admin/pages/about",
      get: all,
      posts: [
        { fields: { title: "" }, ...both(422) },
        { fields: { intent: "restore", restore: "1" }, ...all },
        { fields: { intent: "discard" }, ...all },
      ],
    },
    "admin/field": { path: "/admin/field?page=/about&text=x", get: both(302) },
  },
  async addOneOfEach({ db }) {
    // An earlier version of a page.
    const version = { version: 1, saved_at: at, saved_by: "Other Member", origin: "saved" as const };
    await db
      .insertInto("versions")
      .values({ ...version, subject: "words:about", content: JSON.stringify({ title: "An earlier title" }) })
      .execute();
  },
};
