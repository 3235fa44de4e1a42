import type { DeclaredMigrations } from "../../../server/db/migration-list.ts";

export const sureFactMigrations: DeclaredMigrations = {
  "153-sure-changes": async (db) => {
    await db.schema
      .createTable("sure_changes")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("key", "text", (column) => column.notNull())
      .addColumn("before", "text")
      .addColumn("after", "text")
      .addColumn("by", "text")
      .addColumn("by_id", "text", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("undone_by", "text")
      .addColumn("undone_at", "text")
      .execute();
  },
};
