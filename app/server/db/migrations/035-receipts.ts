import { type Kysely, sql } from "kysely";

/** Receipts of gifts: numbered without gaps in each year, one valid receipt for a gift. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("receipts")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("gift_id", "integer", (column) => column.notNull().references("gifts.id"))
    .addColumn("year", "integer", (column) => column.notNull())
    .addColumn("serial", "integer", (column) => column.notNull().check(sql`serial > 0`))
    .addColumn("letters", "text", (column) => column.notNull())
    .addColumn("link", "text", (column) => column.notNull())
    .addColumn("contents", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull().check(sql`state in ('valid', 'void', 'replaced')`))
    .addColumn("replaced_by", "integer")
    .addColumn("issued_at", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("receipts_by_number").unique().on("receipts").columns(["year", "serial"]).execute();
  await schema
    .createIndex("receipts_by_gift")
    .unique()
    .on("receipts")
    .column("gift_id")
    .where(sql.ref("state"), "=", sql.lit("valid"))
    .execute();
  await schema.createIndex("receipts_of_gift").on("receipts").column("gift_id").execute();
}
