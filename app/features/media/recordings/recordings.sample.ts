import type { FeatureSample } from "../../../../tests/support/feature-samples.ts";

const at = "2026-03-09T09:00:00.000Z";

export const sample: FeatureSample = {
  async addOneOfEach({ db, storage }) {
    const voice = { owner: "post:1", type: "audio/mpeg", bytes: 5, seconds: 1, language: "Yoruba" };
    await db
      .insertInto("recordings")
      .values({
        ...voice,
        path: await storage.put("recordings", "mp3", Buffer.from("Voice")),
        added_by: "Other Member",
        created_at: at,
        copy_path: null,
        copy_bytes: null,
      })
      .execute();
  },
};
