import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { adminsOnly, all, both, writers } from "../../../../tests/support/staff-answers.ts";

export const sample: FeatureSample = {
  routes: {
    "admin/media": { path: "/admin/media", get: writers(200) },
    "admin/media/upload": { path: "/admin/media/upload", get: writers(405), posts: [{ fields: {}, ...writers(422) }] },
    "admin/media/photos": { path: "/admin/media/photos", get: writers(200) },
    "admin/media/uploads/:key": {
      path: "/admin/media/uploads/some-key",
      get: writers(200),
      posts: [{ fields: {}, ...writers(400) }],
    },
    "admin/media/:id/faces": { path: "/admin/media/1/faces", get: all, posts: [{ fields: {}, ...both(422) }] },
    "admin/media/:id": {
      path: "/admin/media/1",
      // Back to the library.
      get: both(302),
      posts: [
        { fields: { intent: "withdraw" }, ...all },
        { fields: { intent: "delete" }, ...both(409), because: "a page shows the picture" },
        { fields: { intent: "addPerson", code: "P-1" }, ...all },
        { fields: { intent: "removePerson", consent: "1" }, ...all },
        { fields: { intent: "putBack" }, ...both(403), named: 200 },
        { fields: { intent: "deleteEverywhere" }, ...adminsOnly },
      ],
    },
  },
};
