import { type Kysely, sql } from "kysely";

/** Photos whose look an earlier release computed, or nobody: a job looks at them again, with their crops. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.dropIndex("photos_without_look").execute();
  // A hash of an earlier release had 16 digits.
  await sql`create index photos_without_look on photos (id) where look is null or length(look) = 16`.execute(database);
}
