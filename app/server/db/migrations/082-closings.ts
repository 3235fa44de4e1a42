import { type Kysely, sql } from "kysely";

/**
 * What was closed for good: a list that travels beside the backups. It begins with what is closed now, so that an older
 * backup, restored tomorrow, comes back with it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("closings")
    .addColumn("number", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("id", "text", (column) => column.notNull().unique())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("value", "text")
    .addColumn("is_release", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await database.schema.createIndex("closings_by_kind").on("closings").columns(["kind", "key"]).execute();
  await sql`insert into closings (id, at, kind, key)
    select 'update withdrawn ' || key, subjects.withdrawn_at, 'withdrawn', key
    from consents join subjects on subjects.id = subject_id where subjects.withdrawn_at is not null`.execute(database);
  await sql`insert into closings (id, at, kind, key)
    select 'update picture ' || path, taken_down_at, 'picture', path
    from photos where taken_down_at is not null`.execute(database);
  await sql`insert into closings (id, at, kind, key, value)
    select 'update card ' || hash, subject_cards.created_at, 'card', hash,
      (select min(key) from consents where consents.subject_id = subject_cards.subject_id)
    from subject_cards`.execute(database);
}
