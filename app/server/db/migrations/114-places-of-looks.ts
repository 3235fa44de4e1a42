import { type Kysely, sql } from "kysely";

/** Photos whose look an earlier release computed, or nobody: a job looks at them again, for the places in them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.dropIndex("photos_without_look").execute();
  await sql`create index photos_without_look on photos (id) where look is null or look not like '%@%'`.execute(
    database,
  );
}
