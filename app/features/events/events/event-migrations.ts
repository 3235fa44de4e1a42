import type { DeclaredMigrations } from "../../../server/db/migration-list.ts";

export const eventMigrations: DeclaredMigrations = {
  // Earlier events have times in Lagos time.
  "121-event-zone": (db) =>
    db.schema
      .alterTable("events")
      .addColumn("zone", "text", (column) => column.notNull().defaultTo("Africa/Lagos"))
      .execute(),
  async "140-guest-networks"(db) {
    for (const name of ["network", "held_at"]) await db.schema.alterTable("guests").addColumn(name, "text").execute();
    // Index for finding an event's groups by network, and the groups that wait for staff.
    await db.schema.createIndex("guests_network").on("guests").columns(["event_id", "network"]).execute();
  },
};
