import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { all } from "../../../../tests/support/staff-answers.ts";
import { otherMember } from "../../people/users/users.sample.ts";

const at = "2026-03-09T09:00:00.000Z";

export const sample: FeatureSample = {
  routes: {
    "admin/messages": {
      path: "/admin/messages",
      get: all,
      posts: [
        { fields: { intent: "done", id: "1" }, ...all },
        { fields: { intent: "spam", id: "2" }, ...all },
        { fields: { intent: "give", id: "1", to: otherMember }, ...all },
        { fields: { intent: "reply", id: "1", text: "Dear Ada" }, ...all },
        { fields: { intent: "delete", id: "1" }, ...all },
      ],
    },
    "admin/messages/export": { path: "/admin/messages/export", get: all },
  },
  async addOneOfEach({ db }) {
    const person = { first_name: "Ada", last_name: "Sample", email: "ada@example.org" };
    for (const fingerprint of ["one", "two"])
      await db
        .insertInto("messages")
        .values({ ...person, subject: "A question", message: "When?", created_at: at, fingerprint })
        .execute();
  },
};
