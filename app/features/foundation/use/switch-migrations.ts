import type { DeclaredMigrations } from "../../../server/db/migration-list.ts";
import { countChanges } from "../../../server/db/migrations/count-changes.ts";

export const switchMigrations: DeclaredMigrations = {
  "119-switched-off": async (db) => {
    await db.schema
      .createTable("switched_off")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("by", "text", (column) => column.notNull())
      .execute();
    // Counts changes, so that every process discards cached pages that contain hidden parts.
    await countChanges(db, "switched_off");
  },
  // On older sites, an admin switched off each of these features.
  "190-switches-of-new-sites": (db) =>
    db.schema
      .alterTable("switched_off")
      .addColumn("is_initial", "integer", (column) => column.notNull().defaultTo(0))
      .execute(),
};
