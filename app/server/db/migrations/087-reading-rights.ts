import { type Kysely, sql } from "kysely";

/**
 * Who reads concerns, from when, and which: facts that are only added. Leads and named readers of the day of the update
 * keep what they read.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("reading_rights")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("member_id", "text", (column) => column.notNull())
    .addColumn("what", "text", (column) => column.notNull())
    .addColumn("by_id", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("from_at", "text", (column) => column.notNull())
    .addColumn("after_concern", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("until_concern", "integer")
    .execute();
  await schema.createIndex("reading_rights_by_member").on("reading_rights").column("member_id").execute();
  await sql`insert into reading_rights (member_id, what, by_id, at, from_at)
    select id, 'kept', 'update', '2000-01-01T00:00:00.000Z', '2000-01-01T00:00:00.000Z'
    from users where role = 'lead' or (role = 'admin' and reads_safeguarding = 1)`.execute(database);
}
