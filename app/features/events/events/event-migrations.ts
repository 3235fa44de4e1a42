import type { DeclaredMigrations } from "../../../server/db/migration-list.ts";

export const eventMigrations: DeclaredMigrations = {
  // Every event until now was entered by the clock of Lagos.
  "121-event-zone": (db) =>
    db.schema
      .alterTable("events")
      .addColumn("zone", "text", (column) => column.notNull().defaultTo("Africa/Lagos"))
      .execute(),
};
