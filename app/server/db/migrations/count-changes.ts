import { type Kysely, PostgresAdapter, sql } from "kysely";

/** Each change of the table increments the content version, as those of other public tables do. */
export async function countChanges(database: Kysely<unknown>, table: string): Promise<void> {
  if (database.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`
      create trigger ${sql.id(`${table}_content_version`)}
      after insert or update or delete or truncate on ${sql.id(table)}
      for each statement execute function increment_content_version()`.execute(database);
    return;
  }
  for (const change of ["insert", "update", "delete"])
    await sql`
      create trigger ${sql.id(`${table}_content_version_${change}`)} after ${sql.raw(change)} on ${sql.id(table)}
      begin update content_version set number = number + 1; end`.execute(database);
}
