import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { all } from "../../../../tests/support/staff-answers.ts";

const row = {
  title: "Reading partner",
  kind: "partner",
  role: "Books",
  about: "Lends books.",
  link: "https://example.org/",
} as const;

export const sample: FeatureSample = {
  routes: {
    "admin/contributor": { path: "/admin/contributor", get: all, posts: [{ fields: row, ...all }] },
    "admin/contributor/:id": {
      path: "/admin/contributor/1",
      get: all,
      posts: [
        { fields: { ...row, version: "1" }, ...all },
        { fields: { intent: "delete" }, ...all },
        { fields: { intent: "undelete" }, ...all },
      ],
    },
  },
  staffPages: ["/admin/contributor", "/admin/contributor/1"],
  async addOneOfEach({ db }) {
    await db.insertInto("contributors").values(row).execute();
  },
  async fillStaffArea(post) {
    await post("/admin/contributor", row);
  },
  async spoil({ db }) {
    await db.insertInto("contributors").values(row).execute();
  },
};
