import { type Kysely, sql } from "kysely";

/**
 * Refunds with states of their own, and one payment under way for each promise. Gifts that were refunded before get the
 * refund that they had.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("refunds")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("gift_id", "integer", (column) => column.notNull().references("gifts.id"))
    .addColumn("kind", "text", (column) => column.notNull().check(sql`kind in ('refund', 'chargeback')`))
    .addColumn("amount", "integer", (column) => column.notNull())
    .addColumn("paid", "integer", (column) => column.notNull())
    .addColumn("state", "text", (column) =>
      column.notNull().check(sql`state in ('asked', 'done', 'failed', 'reversed')`),
    )
    .addColumn("partner_id", "text")
    .addColumn("why", "text")
    .addColumn("asked_at", "text", (column) => column.notNull())
    .addColumn("asked_by_id", "text")
    .addColumn("changed_at", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("refunds_by_gift").on("refunds").column("gift_id").execute();
  await sql`create unique index refunds_open on refunds (gift_id) where state = 'asked'`.execute(database);
  await sql`insert into refunds (gift_id, kind, amount, paid, state, asked_at, changed_at)
    select id, 'refund', amount, amount, 'done', recorded_at, recorded_at from gifts
    where state = 'refunded' order by id`.execute(database);
  // Of several that were begun for one promise, the last one is the one that the donor sees.
  await sql`update checkouts set state = 'failed' where state = 'begun' and id not in
    (select newest from (select max(id) as newest from checkouts where state = 'begun' group by pledge_id) as kept)`.execute(
    database,
  );
  await sql`create unique index checkouts_open on checkouts (pledge_id) where state = 'begun'`.execute(database);
}
