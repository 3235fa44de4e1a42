import type { Kysely } from "kysely";

/** What a photograph looks like, so that one that was taken back does not come back as a copy. A job looks at old ones. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const photos = () => database.schema.alterTable("photos");
  await photos().addColumn("look", "text").execute();
  await photos()
    .addColumn("looks_closed", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await database.schema.createIndex("photos_without_look").on("photos").columns(["look", "id"]).execute();
}
