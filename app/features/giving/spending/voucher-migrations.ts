import type { DeclaredMigrations } from "../../../server/db/migration-list.ts";

export const voucherMigrations: DeclaredMigrations = {
  "251-vouchers": async (db) => {
    await db.schema
      .createTable("vouchers")
      .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
      .addColumn("year", "integer", (column) => column.notNull())
      .addColumn("serial", "integer", (column) => column.notNull())
      .addColumn("key", "text", (column) => column.notNull().unique())
      .addColumn("spent_by", "text", (column) => column.notNull())
      .addColumn("spender_id", "text", (column) => column.notNull())
      .addColumn("purse_id", "integer", (column) => column.notNull().references("purses.id"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("currency", "text", (column) => column.notNull())
      .addColumn("minor", "integer", (column) => column.notNull())
      .addColumn("payee", "text", (column) => column.notNull())
      .addColumn("payee_folded", "text", (column) => column.notNull())
      .addColumn("payee_kind", "text", (column) => column.notNull())
      .addColumn("may_be_named", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("paid_from", "text", (column) => column.notNull())
      .addColumn("paid_on", "text", (column) => column.notNull())
      .addColumn("note", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("picture_hash", "text")
      .addColumn("picture", "text")
      .addColumn("puts_in", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("approvers", "text", (column) => column.notNull().defaultTo("[]"))
      .addColumn("sent_at", "text", (column) => column.notNull())
      .addColumn("waiting_since", "text", (column) => column.notNull())
      .addUniqueConstraint("vouchers_by_number", ["year", "serial"])
      .execute();
    await db.schema.createIndex("vouchers_by_state").on("vouchers").columns(["state", "id"]).execute();
    await db.schema.createIndex("vouchers_by_spender").on("vouchers").columns(["spender_id", "id"]).execute();
    await db.schema.createIndex("vouchers_by_picture").on("vouchers").column("picture_hash").execute();
    await db.schema.createIndex("vouchers_by_file").on("vouchers").column("picture").execute();
    await db.schema
      .createTable("voucher_events")
      .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
      .addColumn("voucher_id", "integer", (column) => column.notNull().references("vouchers.id"))
      .addColumn("act", "text", (column) => column.notNull())
      .addColumn("by", "text")
      .addColumn("by_id", "text")
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("words", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("voucher_events_by_voucher").on("voucher_events").column("voucher_id").execute();
  },
  "257-looks-of-vouchers": async (db) => {
    for (const [name, type] of [
      ["picture_look", "text"],
      ["alike_to", "integer"],
    ] as const)
      await db.schema.alterTable("vouchers").addColumn(name, type).execute();
  },
};
