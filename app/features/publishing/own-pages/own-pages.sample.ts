import { anOwnPage } from "../../../../tests/support/builders.ts";
import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { all } from "../../../../tests/support/staff-answers.ts";

const aPageForm = { slug: "a-page", title: "A page", paragraphs: "What we promise.", placement: "nowhere" };

export const sample: FeatureSample = {
  routes: {
    "admin/page": { path: "/admin/page", get: all, posts: [{ fields: aPageForm, ...all }] },
    "admin/page/:id": {
      path: "/admin/page/1",
      get: all,
      posts: [
        { fields: { ...aPageForm, version: "1" }, ...all },
        { fields: { intent: "delete" }, ...all },
        { fields: { intent: "undelete" }, ...all },
      ],
    },
  },
  async addOneOfEach({ db }) {
    await db.insertInto("pages").values(anOwnPage()).execute();
  },
};
