import { refuseChanges } from "../../../server/db/change-tables.ts";
import type { DeclaredMigrations } from "../../../server/db/migration-list.ts";

export const monthMigrations: DeclaredMigrations = {
  "255-month-lines": async (db) => {
    await db.schema
      .createTable("month_lines")
      .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
      .addColumn("month", "text", (column) => column.notNull())
      .addColumn("line", "integer", (column) => column.notNull())
      .addColumn("entry_id", "integer", (column) => column.unique().references("entries.id"))
      .addColumn("voucher_id", "integer", (column) => column.unique().references("vouchers.id"))
      .execute();
    await db.schema.createIndex("month_lines_by_line").on("month_lines").column("line").execute();
    await db.schema.alterTable("vouchers").addColumn("carried_to", "text").execute();
    await refuseChanges(db, ["month_lines"]);
  },
};
