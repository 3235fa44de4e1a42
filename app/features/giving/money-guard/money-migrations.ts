import type { DeclaredMigrations } from "../../../server/db/migration-list.ts";

export const moneyMigrations: DeclaredMigrations = {
  "152-money-guard": async (db) => {
    await db.schema
      .createTable("money_numbers")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("number", "text", (column) => column.notNull().unique())
      .addColumn("words", "text", (column) => column.notNull())
      .addColumn("why", "text", (column) => column.notNull())
      .addColumn("asked_by", "text")
      .addColumn("asked_by_id", "text", (column) => column.notNull())
      .addColumn("asked_at", "text", (column) => column.notNull())
      .addColumn("agreed_by", "text")
      .addColumn("agreed_by_id", "text")
      .addColumn("agreed_at", "text")
      .addColumn("live_at", "text")
      .execute();
    await db.schema
      .createTable("money_findings")
      .addColumn("place", "text", (column) => column.notNull())
      .addColumn("number", "text", (column) => column.notNull())
      .addColumn("words", "text", (column) => column.notNull())
      .addColumn("found_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("money_findings_pk", ["place", "number"])
      .execute();
  },
};
