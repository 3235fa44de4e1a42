import { type Kysely, sql } from "kysely";

/** Promised gifts, gifts, and each of their moves. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("pledges")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("code", "text", (column) => column.notNull().unique())
    .addColumn("prefix", "text", (column) => column.notNull())
    .addColumn("link", "text", (column) => column.notNull())
    .addColumn("amount", "integer", (column) => column.notNull().check(sql`amount > 0`))
    .addColumn("currency", "text", (column) => column.notNull().check(sql`currency in ('NGN', 'USD')`))
    .addColumn("frequency", "text", (column) => column.notNull().check(sql`frequency in ('once', 'monthly')`))
    .addColumn("project_id", "integer")
    .addColumn("purpose", "text")
    .addColumn("name", "text")
    .addColumn("email", "text")
    .addColumn("message", "text")
    .addColumn("is_public", "integer", (column) => column.notNull())
    .addColumn("state", "text", (column) =>
      column.notNull().check(sql`state in ('open', 'received', 'expired', 'withdrawn', 'fake')`),
    )
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("sent_at", "text")
    .addColumn("remind_at", "text")
    .addColumn("fingerprint", "text", (column) => column.unique())
    .execute();
  await schema.createIndex("pledges_by_state").on("pledges").columns(["state", "created_at"]).execute();
  await schema
    .createTable("gifts")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("pledge_id", "integer", (column) => column.references("pledges.id"))
    .addColumn("part", "integer", (column) => column.notNull())
    .addColumn("amount", "integer", (column) => column.notNull().check(sql`amount >= 0`))
    .addColumn("currency", "text", (column) => column.notNull().check(sql`currency in ('NGN', 'USD')`))
    .addColumn("fee", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("method", "text", (column) => column.notNull())
    .addColumn("value_date", "text", (column) => column.notNull())
    .addColumn("project_id", "integer")
    .addColumn("purpose", "text")
    .addColumn("goods", "text")
    .addColumn("goods_count", "integer")
    .addColumn("name", "text")
    .addColumn("email", "text")
    .addColumn("is_public", "integer", (column) => column.notNull())
    .addColumn("donor_hash", "text", (column) => column.notNull())
    .addColumn("donor_salt", "text")
    .addColumn("source", "text", (column) => column.unique())
    .addColumn("state", "text", (column) =>
      column.notNull().check(sql`state in ('announced', 'counted', 'received', 'void', 'refunded', 'disputed')`),
    )
    .addColumn("recorded_at", "text", (column) => column.notNull())
    .addColumn("recorded_by", "text")
    .addColumn("checked_by", "text")
    .addColumn("spent_on", "text")
    .addColumn("spent_at", "text")
    .addColumn("idempotency_key", "text", (column) => column.unique())
    .execute();
  await schema.createIndex("gifts_by_pledge").unique().on("gifts").columns(["pledge_id", "part"]).execute();
  await schema.createIndex("gifts_by_state").on("gifts").columns(["state", "value_date"]).execute();
  await schema
    .createTable("gift_events")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("pledge_id", "integer", (column) => column.references("pledges.id"))
    .addColumn("gift_id", "integer", (column) => column.references("gifts.id"))
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("what", "text", (column) => column.notNull())
    .addColumn("by", "text")
    .addColumn("note", "text")
    .execute();
  await schema.createIndex("gift_events_by_pledge").on("gift_events").column("pledge_id").execute();
  await schema.createIndex("gift_events_by_gift").on("gift_events").column("gift_id").execute();
}
