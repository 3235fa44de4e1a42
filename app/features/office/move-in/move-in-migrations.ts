import type { DeclaredMigrations } from "../../../server/db/migration-list.ts";

export const moveInMigrations: DeclaredMigrations = {
  "220-imports": async (db) => {
    await db.schema
      .createTable("imports")
      .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("folder", "text", (column) => column.notNull())
      .addColumn("answers", "text", (column) => column.notNull().defaultTo("{}"))
      .addColumn("summary", "text")
      .addColumn("problem", "text")
      .addColumn("rows", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("done", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("made_by", "text", (column) => column.notNull())
      .addColumn("made_by_id", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("holder", "text")
      .addColumn("held_until", "text")
      .addColumn("ended_at", "text")
      .execute();
    await db.schema
      .createTable("import_notes")
      .addColumn("import_id", "integer", (column) => column.notNull())
      .addColumn("row", "integer", (column) => column.notNull())
      .addColumn("code", "text", (column) => column.notNull())
      .addColumn("about", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("import_notes_pkey", ["import_id", "row", "code", "about"])
      .execute();
    await db.schema.alterTable("imported_rows").addColumn("import_id", "integer").execute();
    await db.schema.alterTable("imported_rows").addColumn("was", "text").execute();
    await db.schema.alterTable("imported_rows").addColumn("version", "integer").execute();
    await db.schema.createIndex("imported_rows_import").on("imported_rows").columns(["import_id", "became"]).execute();
    await db.schema.alterTable("posts").addColumn("old_day", "integer").execute();
  },
  "221-site-archives": async (db) => {
    await db.schema
      .createTable("site_archives")
      .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
      .addColumn("folder", "text", (column) => column.notNull())
      .addColumn("made_by", "text", (column) => column.notNull())
      .addColumn("made_by_id", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("held_until", "text")
      .addColumn("ended_at", "text")
      .addColumn("bytes", "bigint")
      .execute();
  },
  "241-import-proposals": async (db) => {
    await db.schema
      .createTable("import_proposals")
      .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
      .addColumn("import_id", "integer", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("email", "text")
      .addColumn("value", "text", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("done_at", "text")
      .addColumn("done_by", "text")
      .execute();
    await db.schema.createIndex("import_proposals_import").on("import_proposals").column("import_id").execute();
  },
};
