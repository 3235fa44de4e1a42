import { createContentTable } from "../../../server/db/create-content-table.ts";
import type { DeclaredMigrations } from "../../../server/db/migration-list.ts";

export const contributorMigrations: DeclaredMigrations = {
  async "211-contributors"(db) {
    await createContentTable(db, "contributors", {
      columns: (table) =>
        table
          .addColumn("kind", "text", (column) => column.notNull())
          .addColumn("role", "text")
          .addColumn("about", "text")
          .addColumn("link", "text")
          .addColumn("place", "integer"),
      searched: ["title", "role", "about"],
    });
    await db.schema
      .alterTable("pages")
      .addColumn("contributors", "text", (column) => column.notNull().defaultTo("none"))
      .execute();
  },
};
