import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { adminsOnly, everybody, writers } from "../../../../tests/support/staff-answers.ts";

const at = "2026-03-09T09:00:00.000Z";

export const sample: FeatureSample = {
  routes: {
    admin: {
      path: "/admin",
      get: everybody(200),
      posts: [
        { fields: { intent: "confirm-clock", moment: "2026-03-10T09:00:00.000Z" }, ...adminsOnly },
        { fields: { intent: "put-away" }, ...adminsOnly },
      ],
    },
    "admin/doctor": {
      path: "/admin/doctor",
      get: adminsOnly,
      posts: [{ fields: { intent: "make-backup" }, ...adminsOnly }],
    },
    "admin/sample": {
      path: "/admin/sample",
      get: adminsOnly,
      posts: [
        { fields: { intent: "remove" }, ...adminsOnly },
        { fields: { intent: "restore" }, ...adminsOnly },
      ],
    },
    "admin/log": {
      path: "/admin/log",
      get: adminsOnly,
      posts: [
        { fields: { intent: "undo", id: "1" }, editor: 403, admin: 404, because: "nothing was done on this site yet" },
      ],
    },
    "admin/log.csv": { path: "/admin/log.csv", get: adminsOnly },
    "admin/mail": {
      path: "/admin/mail",
      get: adminsOnly,
      posts: [
        { fields: { intent: "again", id: "1" }, ...adminsOnly },
        { fields: { intent: "delete", id: "2" }, ...adminsOnly },
      ],
    },
    "admin/places": { path: "/admin/places", get: everybody(200) },
    "admin/jump": { path: "/admin/jump", get: everybody(200) },
    "admin/jump/results": { path: "/admin/jump/results", get: everybody(200) },
    "admin/offline": { path: "/admin/offline", get: everybody(200) },
    "admin/share": { path: "/admin/share", get: writers(200) },
    "admin/signout": { path: "/admin/signout", get: everybody(200) },
  },
  async addOneOfEach({ db }) {
    const email = { kind: "message", recipient: "ada@example.org", reply_to: null, subject: "S", text: "T", html: "T" };
    const failed = { state: "failed" as const, attempts: 9, next_at: at, claimed_until: null, give_up_at: at };
    for (const message_id of ["<one@site.test>", "<two@site.test>"])
      await db
        .insertInto("outbox_emails")
        .values({
          ...email,
          ...failed,
          idempotency_key: null,
          headers: "{}",
          message_id,
          expires_at: null,
          failure: "The mailbox is full.",
          permanent_failure: null,
          created_at: at,
          sent_at: null,
        })
        .execute();
  },
};
