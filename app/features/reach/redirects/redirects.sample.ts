import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { all, both } from "../../../../tests/support/staff-answers.ts";

const at = "2026-03-09T09:00:00.000Z";

export const sample: FeatureSample = {
  routes: {
    "admin/redirects": {
      path: "/admin/redirects",
      get: all,
      posts: [
        { fields: { path: "/old.html", target: "/about" }, ...all },
        { fields: { path: "/old.html", target: "//evil.test" }, ...both(422) },
        { fields: { intent: "list", lines: "/older.html,/about" }, ...all },
        { fields: { intent: "delete", id: "1" }, ...all },
      ],
    },
  },
  async addOneOfEach({ db }) {
    const redirect = { path: "/earlier.html", noun: null, content_id: null, target: "/about" };
    await db
      .insertInto("redirects")
      .values({ ...redirect, made_by: "staff", created_at: at })
      .execute();
  },
};
