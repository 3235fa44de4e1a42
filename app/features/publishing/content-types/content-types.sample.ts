import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { adminsOnly, all, formsOnly, protectors, writers } from "../../../../tests/support/staff-answers.ts";

export const sample: FeatureSample = {
  routes: {
    "admin/draft": {
      path: "/admin/draft?subject=post:1",
      get: adminsOnly,
      posts: [
        { fields: { "draft-subject": "event:1", "draft-act": "keep", title: "Half" }, ...all },
        { fields: { "draft-subject": "post:new", "draft-act": "keep", title: "Half" }, ...writers(200) },
        { fields: { "draft-subject": "post:1", "draft-act": "keep", title: "Half" }, ...adminsOnly },
        { fields: { "draft-subject": "event:1", "draft-act": "beat" }, ...all },
        { fields: { "draft-subject": "issue:1", "draft-act": "beat" }, ...all },
        {
          fields: { "draft-subject": "user:other", "draft-act": "beat" },
          ...writers(404),
          because: "people have no drafts",
        },
      ],
    },
    "admin/approvals": { path: "/admin/approvals", get: protectors(200) },
    // An editor reads and approves what another wrote, without changing it.
    "admin/approvals/:subject": {
      path: "/admin/approvals/post-1",
      get: protectors(200),
      posts: [{ fields: { version: "1" }, ...protectors(422) }],
    },
    // The samples have no owner, as above.
    "admin/listen/:subject": {
      path: "/admin/listen/post-1",
      get: adminsOnly,
      posts: [
        { fields: { language: "" }, editor: 403, admin: 422 },
        { fields: { delete: "1" }, ...adminsOnly },
      ],
    },
    "admin/checks": {
      path: "/admin/checks",
      get: formsOnly,
      posts: [
        { fields: { "draft-subject": "event:1" }, ...all },
        { fields: { "draft-subject": "post:1" }, ...adminsOnly },
        { fields: { "draft-subject": "issue:new" }, ...writers(404), because: "an issue has checks of its own" },
      ],
    },
    "admin/queue/:noun/:id?": {
      path: "/admin/queue/post",
      get: formsOnly,
      posts: [
        { fields: { title: "New" }, ...writers(200) },
        { fields: { act: "unpublish:1" }, ...adminsOnly },
        { fields: {}, ...writers(422) },
      ],
    },
  },
};
