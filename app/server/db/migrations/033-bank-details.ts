import type { Kysely } from "kysely";
import { countChanges } from "./029-page-texts.ts";

/** Bank details and each of their steps; reports of fraud. A job takes over the setting `bank`. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("bank_details")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("what", "text", (column) => column.notNull())
    .addColumn("change_id", "integer")
    .addColumn("bank_name", "text")
    .addColumn("naira_account", "text")
    .addColumn("dollar_account", "text")
    .addColumn("account_name", "text")
    .addColumn("bank_code", "text")
    .addColumn("reason", "text")
    .addColumn("bank_wrote", "integer", (column) => column.notNull())
    .addColumn("is_alone", "integer", (column) => column.notNull())
    .addColumn("starts_anew", "integer", (column) => column.notNull())
    .addColumn("by_id", "text")
    .addColumn("by", "text")
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("publish_at", "text")
    .addColumn("seal", "text", (column) => column.notNull())
    .execute();
  await countChanges(database, "bank_details");
  await schema
    .createTable("fraud_reports")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("story", "text", (column) => column.notNull())
    .addColumn("account", "text")
    .addColumn("contact", "text")
    .addColumn("done_at", "text")
    .addColumn("done_by", "text")
    .execute();
}
