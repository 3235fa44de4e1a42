import type { DeclaredMigrations } from "../../../server/db/migration-list.ts";

export const authMigrations: DeclaredMigrations = {
  // The check of purposes does not allow `owner`. SQLite cannot change it, so links move to a table without one.
  "155-owner-links": async (db) => {
    await db.schema
      .createTable("links_with_owner")
      .addColumn("hash", "text", (column) => column.primaryKey())
      .addColumn("purpose", "text", (column) => column.notNull())
      .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("cascade"))
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();
    const columns = ["hash", "purpose", "user_id", "expires_at"] as const;
    await db
      .insertInto("links_with_owner")
      .columns(columns)
      .expression(db.selectFrom("one_time_links").select(columns))
      .execute();
    await db.schema.dropTable("one_time_links").execute();
    await db.schema.alterTable("links_with_owner").renameTo("one_time_links").execute();
  },
};
