import type { DeclaredMigrations } from "../../../server/db/migration-list.ts";

export const bankMigrations: DeclaredMigrations = {
  // Old rows keep their columns, because the rows' seals include them.
  "123-ways-to-give": async (db) => {
    const change = () => db.schema.alterTable("bank_details");
    await change()
      .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
    await change().addColumn("ways", "text").execute();
  },
};
