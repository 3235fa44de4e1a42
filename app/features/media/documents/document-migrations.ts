import { createContentTable } from "../../../server/db/create-content-table.ts";
import type { DeclaredMigrations } from "../../../server/db/migration-list.ts";
import { countChanges } from "../../../server/db/migrations/count-changes.ts";

export const documentMigrations: DeclaredMigrations = {
  "200-documents": async (db) => {
    await createContentTable(db, "documents", {
      columns: (table) =>
        table
          .addColumn("slug", "text", (column) => column.notNull().unique())
          .addColumn("kind", "text", (column) => column.notNull())
          .addColumn("year", "integer", (column) => column.notNull())
          .addColumn("description", "text", (column) => column.notNull())
          .addColumn("hidden_at", "text"),
      searched: ["title", "description", "hidden_at"],
    });
    await db.schema
      .createTable("document_files")
      .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
      .addColumn("document_id", "integer", (column) => column.notNull().references("documents.id"))
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("path", "text", (column) => column.notNull().unique())
      .addColumn("bytes", "integer", (column) => column.notNull())
      .addColumn("pages", "integer", (column) => column.notNull())
      .addColumn("text_state", "text", (column) => column.notNull())
      .addColumn("findings", "text", (column) => column.notNull().defaultTo("[]"))
      .addColumn("people", "text")
      .addColumn("money", "text", (column) => column.notNull())
      .addColumn("money_by", "text")
      .addColumn("money_by_id", "text")
      .addColumn("added_by", "text", (column) => column.notNull())
      .addColumn("added_by_id", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addUniqueConstraint("document_files_by_version", ["document_id", "version"])
      .execute();
    await countChanges(db, "document_files");
  },
};
