import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { formsOnly, protectors } from "../../../../tests/support/staff-answers.ts";

const at = "2026-03-09T09:00:00.000Z";

export const sample: FeatureSample = {
  routes: {
    "admin/event/:id/guests": {
      path: "/admin/event/1/guests",
      get: protectors(200),
      posts: [
        { fields: { intent: "here", guest: "1" }, ...protectors(200) },
        { fields: { intent: "away", guest: "1" }, ...protectors(200) },
        { fields: { intent: "new", adults: "1", idempotencyKey: "somebody" }, ...protectors(200) },
      ],
    },
    "admin/event/:id/guests/contacts": {
      path: "/admin/event/1/guests/contacts",
      get: protectors(200),
      posts: [
        {
          fields: { intent: "write", subject: "Rain", text: "We meet indoors.", idempotencyKey: "first-one" },
          ...protectors(200),
        },
        { fields: { intent: "end", id: "1" }, ...protectors(200) },
      ],
    },
    "admin/event/:id/guests/print": { path: "/admin/event/1/guests/print", get: protectors(200) },
    "admin/event/:id/guests/export": { path: "/admin/event/1/guests/export", get: protectors(200) },
    "admin/queue/event/:id/guests": {
      path: "/admin/queue/event/1/guests",
      get: formsOnly,
      posts: [{ fields: { intent: "here", guest: "1" }, ...protectors(200) }],
    },
  },
  async addOneOfEach({ db }) {
    // A guest of event 1.
    const guest = { event_id: 1, number: 1, key: "abcdefghjkmn", state: "coming" as const, name: "Ada Sample" };
    const rest = { email: "ada@example.org", phone: null, adults: 1, children: 0, other_need: null, created_at: at };
    const empty = { moved_at: null, reminded_for: null, arrived: null, arrived_by: null, tapped_at: null };
    await db
      .insertInto("guests")
      .values({ ...guest, ...rest, ...empty, fingerprint: null, idempotency_key: null })
      .execute();
    await db.updateTable("events").set({ taken: 1, last_number: 1 }).where("id", "=", 1).execute();
  },
};
