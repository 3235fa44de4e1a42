import { type Kysely, sql } from "kysely";

/** The list of gifts by day: its order, and all that its sums read, from the index alone. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index gifts_by_day on gifts (state, value_date, id, currency, amount)`.execute(database);
}
