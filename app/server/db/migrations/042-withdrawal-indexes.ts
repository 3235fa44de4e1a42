import { type Kysely, sql } from "kysely";

/** Partial indexes for what is looked at often and holds little: withdrawals, and stories with sensitive words. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ["photos", "consents"])
    await sql`create index ${sql.ref(`${table}_by_withdrawal`)} on ${sql.table(table)} (withdrawn_at)
      where withdrawn_at is not null`.execute(database);
  for (const table of ["posts", "events", "projects", "news_items", "pages"])
    await sql`create index ${sql.ref(`${table}_sensitive`)} on ${sql.table(table)} (id)
      where sensitive != '[]'`.execute(database);
}
