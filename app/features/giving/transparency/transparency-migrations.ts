import { moveAddress, runStatements } from "../../../server/db/change-tables.ts";
import type { DeclaredMigrations } from "../../../server/db/migration-list.ts";
import { countChanges } from "../../../server/db/migrations/count-changes.ts";

export const transparencyMigrations: DeclaredMigrations = {
  "256-public-accounts": async (db) => {
    await db.schema
      .createTable("month_sums")
      .addColumn("month", "text", (column) => column.primaryKey())
      .addColumn("sha256", "text", (column) => column.notNull())
      .addColumn("rows", "integer", (column) => column.notNull())
      .addColumn("bytes", "integer", (column) => column.notNull())
      .addColumn("sums", "text", (column) => column.notNull())
      .addColumn("totals", "text", (column) => column.notNull())
      .execute();
    await runStatements(db, [
      // Public pages list lines without those of gifts, which are many.
      "create index entries_without_gifts on entries (day, id) where gift_id is null",
      "create index gifts_by_project on gifts (project_id) where project_id is not null",
    ]);
    // The goal of a project: its amount as typed, the same in minor units, what it is for, and its last day.
    for (const column of ["goal_amount", "goal_currency", "goal_for", "goal_until"])
      await db.schema.alterTable("projects").addColumn(column, "text").execute();
    await db.schema.alterTable("projects").addColumn("goal_minor", "integer").execute();
    for (const table of ["balances", "purses", "month_sums", "gifts"]) await countChanges(db, table);
    await moveAddress(db, "pages", "transparency");
  },
};
