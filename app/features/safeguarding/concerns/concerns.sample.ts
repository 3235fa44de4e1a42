import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { both, readers } from "../../../../tests/support/staff-answers.ts";
import { otherMember } from "../../people/users/users.sample.ts";

const at = "2026-03-09T09:00:00.000Z";

export const sample: FeatureSample = {
  routes: {
    "admin/concerns": {
      path: "/admin/concerns?id=1",
      get: { ...both(403), ...readers(200) },
      posts: [
        { fields: { intent: "note", id: "1", text: "We called." }, ...both(403), ...readers(200) },
        { fields: { intent: "state", id: "1", state: "in hand" }, ...both(403), ...readers(200) },
        { fields: { intent: "state", id: "2", state: "closed" }, ...both(403), ...readers(200) },
        { fields: { intent: "delete", id: "2", sure: "on" }, ...both(403), ...readers(200) },
        // The lead alone names readers.
        { fields: { intent: "name", person: otherMember }, ...both(403), lead: 200 },
        { fields: { intent: "unname", person: otherMember }, ...both(403), lead: 200 },
      ],
    },
    "admin/concerns/key": {
      path: "/admin/concerns/key",
      get: { ...both(403), lead: 200 },
      posts: [
        { fields: { intent: "make", idempotencyKey: "k" }, ...both(403), lead: 200 },
        { fields: { intent: "type", phrase: "guess" }, ...both(403), lead: 422 },
      ],
    },
    "admin/concerns/log": { path: "/admin/concerns/log", get: { ...both(403), lead: 200 }, posts: [] },
    "admin/concerns/release": {
      path: "/admin/concerns/release",
      get: { editor: 403, admin: 200 },
      posts: [
        {
          fields: { intent: "release", person: otherMember },
          editor: 403,
          admin: 404,
          because: "the person is no lead",
        },
      ],
    },
  },
  async addOneOfEach({ db }) {
    const told = { reference: "ABC-DEF", story: "Somebody frightens us.", place: null, is_danger: 0 };
    const concern = { ...told, name: null, contact: null, state: "new" as const, passed_to: null };
    for (const fingerprint of ["one", "two"])
      await db
        .insertInto("concerns")
        .values({ ...concern, reference: `ABC-${fingerprint}`, created_at: at, changed_at: at, fingerprint })
        .execute();
  },
};
