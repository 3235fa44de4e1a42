import type { DeclaredMigrations } from "../../../server/db/migration-list.ts";

export const statementMigrations: DeclaredMigrations = {
  // A balance identifies a payment. Old lines have no balance until a later statement contains them again.
  "141-place-in-account": async (db) => {
    const add = (table: string, column: string, type: "integer" | "text") =>
      db.schema.alterTable(table).addColumn(column, type).execute();
    await add("bank_credits", "balance", "integer");
    await add("bank_credits", "account", "text");
    await add("bank_credits", "payout", "text");
    await add("statements", "known", "integer");
    await add("statement_layouts", "reading", "text");
    await db
      .updateTable("bank_credits")
      .set(({ selectFrom }) => ({
        account: selectFrom("statements").select("account").whereRef("statements.id", "=", "bank_credits.statement_id"),
      }))
      .execute();
    await db.schema.createIndex("bank_credits_by_day").on("bank_credits").columns(["currency", "day"]).execute();
    await db.schema
      .createTable("lines_out")
      .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
      .addColumn("statement_id", "integer", (column) => column.notNull().references("statements.id"))
      .addColumn("account", "text", (column) => column.notNull())
      .addColumn("currency", "text", (column) => column.notNull())
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("amount", "integer", (column) => column.notNull())
      .addColumn("balance", "integer")
      .addColumn("fingerprint", "text", (column) => column.notNull())
      .addColumn("occurrence", "integer", (column) => column.notNull())
      .addColumn("credit_id", "integer", (column) => column.references("bank_credits.id"))
      .addColumn("added_at", "text", (column) => column.notNull())
      .addUniqueConstraint("lines_out_once", ["currency", "fingerprint", "occurrence"])
      .execute();
    await db.schema.createIndex("lines_out_by_day").on("lines_out").columns(["currency", "day"]).execute();
    await db.schema.createIndex("lines_out_by_credit").on("lines_out").column("credit_id").execute();
    await db.schema.createIndex("lines_out_by_statement").on("lines_out").column("statement_id").execute();
  },
  // Null in old rows, because their texts were not stored.
  "159-what-lines-out-say": async (db) => {
    await db.schema.alterTable("lines_out").addColumn("says", "text").execute();
    await db.schema.alterTable("statements").addColumn("outs", "integer").execute();
  },
  "254-names-of-lines-out": async (db) => {
    const add = (column: string, type: "integer" | "text") =>
      db.schema.alterTable("lines_out").addColumn(column, type).execute();
    await add("narration", "text");
    await db.schema
      .alterTable("lines_out")
      .addColumn("state", "text", (column) => column.notNull().defaultTo("open"))
      .execute();
    await add("entry_id", "integer");
    await add("entry_part", "text");
    await db.schema
      .createIndex("lines_out_by_entry")
      .on("lines_out")
      .columns(["entry_id", "entry_part"])
      .unique()
      .execute();
  },
};
