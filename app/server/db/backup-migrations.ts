import type { DeclaredMigrations } from "./migration-list.ts";

export const backupMigrations: DeclaredMigrations = {
  /** Which backups there are, their folder or bucket says. */
  "128-backup-failures": async (db) => {
    await db.schema
      .createTable("backup_failures")
      .addColumn("ended_at", "text", (column) => column.primaryKey())
      .addColumn("failure", "text", (column) => column.notNull())
      .execute();
    await db.schema.dropTable("backups").execute();
  },
};
