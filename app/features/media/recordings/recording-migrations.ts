import type { DeclaredMigrations } from "../../../server/db/migration-list.ts";

export const recordingMigrations: DeclaredMigrations = {
  // Recordings from before have no hash, and are still played.
  "193-recorded-words": async (db) => {
    await db.schema.alterTable("recordings").addColumn("words_mark", "text").execute();
  },
};
