import type { DeclaredMigrations } from "../../../server/db/migration-list.ts";

export const pastGiftMigrations: DeclaredMigrations = {
  // A table of its own leaves every query about gifts of this site as it is.
  "235-past-gifts": async (db) => {
    await db.schema
      .createTable("past_gifts")
      .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
      .addColumn("amount", "integer", (column) => column.notNull())
      .addColumn("currency", "text", (column) => column.notNull())
      .addColumn("fee", "integer", (column) => column.notNull())
      .addColumn("value_date", "text", (column) => column.notNull())
      .addColumn("name", "text")
      .addColumn("name_folded", "text")
      .addColumn("email", "text")
      .addColumn("is_without_mail", "integer", (column) => column.notNull())
      .addColumn("purpose", "text")
      .addColumn("receipt", "text")
      .addColumn("program", "text")
      .addColumn("import_id", "integer", (column) => column.notNull())
      .addColumn("brought_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("past_gifts_by_day").on("past_gifts").columns(["value_date", "id"]).execute();
    await db.schema.createIndex("past_gifts_by_email").on("past_gifts").column("email").execute();
  },
};
