import { type Kysely, sql } from "kysely";

/** Faces found in photographs. Those that are here already wait for their turn. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("photo_faces")
    .addColumn("photo_id", "integer", (column) => column.primaryKey().references("photos.id").onDelete("cascade"))
    .addColumn("state", "text", (column) =>
      column.notNull().check(sql`state in ('waiting', 'counting', 'counted', 'skipped', 'failed')`),
    )
    .addColumn("boxes", "text", (column) => column.notNull().defaultTo("[]"))
    .addColumn("counted_at", "text")
    .execute();
  await schema.createIndex("photo_faces_by_state").on("photo_faces").columns(["state", "photo_id"]).execute();
  // One at a time, on every process of the site together.
  await sql`create unique index photo_faces_counting on photo_faces (state) where state = 'counting'`.execute(database);
  await sql`insert into photo_faces (photo_id, state)
    select id, 'waiting' from photos where kind = 'photograph' and withdrawn_at is null`.execute(database);
}
