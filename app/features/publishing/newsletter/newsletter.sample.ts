import { anIssue, aSubscriber } from "../../../../tests/support/builders.ts";
import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { adminsOnly, all, both } from "../../../../tests/support/staff-answers.ts";
import { insertIssue } from "./issue-queries.server.ts";
import { insertSubscriber } from "./subscriber-queries.server.ts";

const at = "2026-03-09T09:00:00.000Z";

export const sample: FeatureSample = {
  routes: {
    "admin/newsletter": {
      path: "/admin/newsletter",
      get: all,
      posts: [
        { fields: {}, ...both(422) },
        { fields: { subject: "S", opening: "O" }, ...all },
      ],
    },
    "admin/newsletter/:id": {
      path: "/admin/newsletter/1",
      get: all,
      posts: [
        { fields: { version: "1" }, ...both(422) },
        { fields: { intent: "test" }, ...all },
        { fields: { intent: "send", version: "1" }, ...adminsOnly },
        { fields: { intent: "pause" }, at: "/admin/newsletter/2", ...all },
        { fields: { intent: "go-on" }, at: "/admin/newsletter/2", ...adminsOnly },
      ],
    },
    "admin/newsletter/:id/email": { path: "/admin/newsletter/1/email", get: all },
    "admin/subscribers": { path: "/admin/subscribers", get: all, posts: [{ fields: { id: "1" }, ...all }] },
    "admin/subscribers/export": { path: "/admin/subscribers/export", get: all },
  },
  async addOneOfEach({ db }) {
    await insertIssue(db, anIssue());
    await insertIssue(db, anIssue({ state: "sending", frozen: "{}", started_at: at, until_subscriber: 1 }));
    await insertSubscriber(db, aSubscriber());
  },
};
