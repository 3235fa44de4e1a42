import { type Kysely, sql } from "kysely";

/** Indexes for pages whose tables grow with the years. Each is built from one reading of its table. */
export async function up(database: Kysely<unknown>): Promise<void> {
  // What is kept of a person.
  await database.schema.createIndex("gifts_by_email").on("gifts").column("email").execute();
  await database.schema.createIndex("pledges_by_email").on("pledges").column("email").execute();
  // Pages of gifts in a state, newest first.
  await database.schema.createIndex("gifts_by_state_and_id").on("gifts").columns(["state", "id"]).execute();
  // Open promises, oldest first.
  await database.schema.createIndex("pledges_by_state_and_id").on("pledges").columns(["state", "id"]).execute();
  // The few different ones of all.
  await database.schema.createIndex("pledges_by_prefix").on("pledges").column("prefix").execute();
  // Monthly gifts, which bank lines are compared with.
  await sql`create index pledges_monthly on pledges (currency, amount)
    where state = 'received' and frequency = 'monthly'`.execute(database);
  await sql`create index pledges_open on pledges (currency, amount) where state = 'open'`.execute(database);
}
