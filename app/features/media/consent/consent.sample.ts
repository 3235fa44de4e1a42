import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { both, formsOnly, protectors, readers, writers } from "../../../../tests/support/staff-answers.ts";

const at = "2026-03-09T09:00:00.000Z";

const day = "2026-03-09";

export const sample: FeatureSample = {
  routes: {
    "admin/consents": { path: "/admin/consents", get: protectors(200) },
    "admin/consents/recent": { path: "/admin/consents/recent", get: writers(200) },
    "admin/consents/new": {
      path: "/admin/consents/new",
      get: protectors(200),
      posts: [{ fields: { person: "child" }, ...protectors(422) }],
    },
    "admin/consents/:id": {
      path: "/admin/consents/1",
      get: protectors(200),
      posts: [
        { fields: { intent: "withdraw" }, ...protectors(200) },
        { fields: { intent: "putBack" }, ...both(403), ...readers(200) },
      ],
    },
    "admin/consents/:id/card": {
      path: "/admin/consents/1/card",
      get: formsOnly,
      posts: [{ fields: {}, ...protectors(200) }],
    },
    "admin/photo-words": {
      path: "/admin/photo-words",
      // The lead's list, and the admins' while there is no lead.
      get: { ...both(403), admin: 200, ...readers(200) },
      posts: [
        ...["agree", "askAgain"].map((intent) => ({
          fields: { intent, id: "1" },
          ...both(403),
          admin: 404,
          ...readers(404),
          because: "nobody said a word about the drawing; its own tests have photos with one",
        })),
        { fields: { intent: "settle", id: "1" }, ...both(403), admin: 200, ...readers(200) },
      ],
    },
    "admin/photo-requests": {
      path: "/admin/photo-requests",
      // An admin whom no lead named hides, and nothing else.
      get: { ...both(403), admin: 200, ...readers(200) },
      posts: [
        { fields: { intent: "hide", id: "1" }, ...both(403), admin: 200, ...readers(200) },
        { fields: { intent: "hideAll" }, ...both(403), admin: 200, ...readers(200) },
        { fields: { intent: "putBack", id: "1" }, ...both(403), ...readers(200) },
        { fields: { intent: "down", id: "1" }, ...both(403), ...readers(404), because: "all are answered by now" },
        ...["isIn", "isNotIn"].map((intent) => ({
          fields: { intent, id: "1" },
          ...both(403),
          ...readers(404),
          because: "nobody was taken out of a photo; its own tests have somebody",
        })),
      ],
    },
  },
  async addOneOfEach({ db }) {
    // A request about a photo, and a consent.
    const request = { photo_id: 1, who: "self" as const, wish: "down" as const, contact: null, note: null };
    await db
      .insertInto("photo_requests")
      .values({ ...request, created_at: at, done_at: null, done_by: null, outcome: null })
      .execute();
    const consent = { is_child: 1, relation: "parent" as const, given_by: "Her mother", kind: "paper" as const };
    const facts = { given_on: day, taken_by: "Other Member", language: "Yoruba", has_assent: 1, uses: "site" };
    const open = { until: null, idempotency_key: null, created_at: at };
    await db.insertInto("subjects").values({ code: "P-1", created_at: at }).execute();
    await db
      .insertInto("consents")
      .values({ ...consent, ...facts, ...open, key: "first", subject_id: 1 })
      .execute();
  },
};
