import { type Kysely, sql } from "kysely";

/** Online payments: checkouts, notices of the providers, and monthly payments. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("checkouts")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("reference", "text", (column) => column.notNull().unique())
    .addColumn("pledge_id", "integer", (column) => column.notNull().references("pledges.id"))
    .addColumn("amount", "integer", (column) => column.notNull())
    .addColumn("currency", "text", (column) => column.notNull().check(sql`currency in ('NGN', 'USD')`))
    .addColumn("url", "text")
    .addColumn("plan", "text")
    .addColumn("state", "text", (column) => column.notNull().check(sql`state in ('begun', 'paid', 'failed')`))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("checked_at", "text")
    .execute();
  await schema.createIndex("checkouts_by_pledge").on("checkouts").column("pledge_id").execute();
  await schema.createIndex("checkouts_by_state").on("checkouts").columns(["state", "created_at"]).execute();
  await schema
    .createTable("payment_notices")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("event_id", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("reference", "text")
    .addColumn("due_at", "text")
    .addColumn("received_at", "text", (column) => column.notNull())
    .addColumn("handled_at", "text")
    .addColumn("problem", "text")
    .addColumn("settled_by", "text")
    .addColumn("settled_why", "text")
    .execute();
  await schema
    .createIndex("payment_notices_by_event")
    .unique()
    .on("payment_notices")
    .columns(["provider", "event_id"])
    .execute();
  await schema.createIndex("payment_notices_by_handled").on("payment_notices").column("handled_at").execute();
  await schema
    .createTable("payment_subscriptions")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("plan", "text", (column) => column.notNull())
    .addColumn("customer", "text", (column) => column.notNull())
    .addColumn("pledge_id", "integer", (column) => column.notNull().references("pledges.id"))
    .addColumn("code", "text", (column) => column.notNull())
    .addColumn("token", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull().check(sql`state in ('active', 'stopped')`))
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await schema
    .createIndex("payment_subscriptions_by_customer")
    .unique()
    .on("payment_subscriptions")
    .columns(["provider", "plan", "customer"])
    .execute();
}
