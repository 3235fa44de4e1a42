import type { DeclaredMigrations } from "../../../server/db/migration-list.ts";

export const userMigrations: DeclaredMigrations = {
  // The address of the trustees is none that an account has or had.
  "162-account-addresses": async (db) => {
    await db.schema
      .createTable("account_addresses")
      .addColumn("mark", "text", (column) => column.primaryKey())
      .execute();
  },
};
