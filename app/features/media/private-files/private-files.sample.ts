import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";
import { both, readers } from "../../../../tests/support/staff-answers.ts";

const at = "2026-03-09T09:00:00.000Z";

export const sample: FeatureSample = {
  routes: {
    // A file of a concern: members who cannot read concerns get the same answer if it exists or not.
    "admin/private/:id": { path: "/admin/private/1", get: { ...both(403), ...readers(200) } },
  },
  async addOneOfEach({ db, storage }) {
    // A file of a concern.
    const path = await storage.put("private", "txt", Buffer.from("A paper."));
    const file = { path, owner: "concern:1", type: "text/plain", bytes: 8, name: null, created_at: at };
    await db
      .insertInto("private_files")
      .values({ ...file, state: "kept", problem: null, claimed_at: null })
      .execute();
  },
};
