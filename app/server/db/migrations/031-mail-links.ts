import { type Kysely, sql } from "kysely";

/** Links of test e-mails. SQLite changes no constraint: the table is made anew. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("new_one_time_links")
    .addColumn("hash", "text", (column) => column.primaryKey())
    .addColumn("purpose", "text", (column) =>
      column.notNull().check(sql`purpose in ('setup', 'invitation', 'password', 'mail')`),
    )
    .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("cascade"))
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
  await sql`
    insert into new_one_time_links (hash, purpose, user_id, expires_at)
    select hash, purpose, user_id, expires_at from one_time_links`.execute(database);
  await schema.dropTable("one_time_links").execute();
  await schema.alterTable("new_one_time_links").renameTo("one_time_links").execute();
}
