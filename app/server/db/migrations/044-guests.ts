import { type Kysely, sql } from "kysely";

/** People who said that they come to an event. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("guests")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("event_id", "integer", (column) => column.notNull().references("events.id").onDelete("cascade"))
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.unique())
    .addColumn("state", "text", (column) => column.notNull().check(sql`state in ('coming', 'waiting', 'cancelled')`))
    .addColumn("name", "text")
    .addColumn("email", "text")
    .addColumn("phone", "text")
    .addColumn("adults", "integer", (column) => column.notNull().check(sql`adults >= 0`))
    .addColumn("children", "integer", (column) => column.notNull().check(sql`children >= 0`))
    .addColumn("needs", "text", (column) => column.notNull().defaultTo("[]"))
    .addColumn("other_need", "text")
    .addColumn("is_walk_in", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("moved_at", "text")
    .addColumn("told", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("reminded_for", "text")
    .addColumn("arrived", "integer")
    .addColumn("arrived_by", "text")
    .addColumn("tapped_at", "text")
    .addColumn("fingerprint", "text", (column) => column.unique())
    .addColumn("idempotency_key", "text", (column) => column.unique())
    .execute();
  await schema.createIndex("guests_by_number").unique().on("guests").columns(["event_id", "number"]).execute();
  await schema.createIndex("guests_by_email").on("guests").column("email").execute();
  await schema.createIndex("guests_waiting").on("guests").columns(["state", "event_id"]).execute();
}
