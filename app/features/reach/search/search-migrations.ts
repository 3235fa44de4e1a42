import type { DeclaredMigrations } from "../../../server/db/migration-list.ts";

export const searchMigrations: DeclaredMigrations = {
  "186-words-of-the-jump-box": (db) =>
    db.schema
      .createTable("staff_searches")
      .addColumn("date", "text", (column) => column.notNull())
      .addColumn("word", "text", (column) => column.notNull())
      .addColumn("count", "integer", (column) => column.notNull())
      .addColumn("in_vain", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("staff_searches_key", ["date", "word"])
      .execute(),
};
