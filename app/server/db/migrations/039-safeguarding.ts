import { type Kysely, sql } from "kysely";

/** The role of the safeguarding lead, private files, and concerns. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await allowLead(database as Kysely<{ users: { role: string; wider_role: string } }>);
  const { schema } = database;
  await schema
    .alterTable("users")
    .addColumn("reads_safeguarding", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await schema
    .createTable("private_files")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("path", "text", (column) => column.notNull())
    .addColumn("owner", "text", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("bytes", "integer", (column) => column.notNull())
    .addColumn("name", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("private_files_by_owner").on("private_files").column("owner").execute();
  await schema.createIndex("private_files_by_path").on("private_files").column("path").execute();
  await schema
    .createTable("concerns")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("reference", "text", (column) => column.notNull().unique())
    .addColumn("story", "text", (column) => column.notNull())
    .addColumn("place", "text")
    .addColumn("is_danger", "integer", (column) => column.notNull())
    .addColumn("name", "text")
    .addColumn("contact", "text")
    .addColumn("state", "text", (column) =>
      column.notNull().check(sql`state in ('new', 'in hand', 'passed on', 'closed')`),
    )
    .addColumn("passed_to", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .addColumn("fingerprint", "text", (column) => column.notNull().unique())
    .execute();
  await schema.createIndex("concerns_by_state").on("concerns").columns(["state", "id"]).execute();
  await schema
    .createTable("concern_notes")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("concern_id", "integer", (column) => column.notNull().references("concerns.id").onDelete("cascade"))
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("written_at", "text", (column) => column.notNull())
    .addColumn("written_by", "text", (column) => column.notNull())
    .addColumn("idempotency_key", "text", (column) => column.unique())
    .execute();
  await schema.createIndex("concern_notes_by_concern").on("concern_notes").column("concern_id").execute();
}

/** SQLite changes no constraint of a column, so another column takes its place; both engines drop the old one with its own. */
async function allowLead(database: Kysely<{ users: { role: string; wider_role: string } }>): Promise<void> {
  const { schema } = database;
  await schema
    .alterTable("users")
    .addColumn("wider_role", "text", (column) =>
      column.notNull().defaultTo("editor").check(sql`wider_role in ('admin', 'editor', 'lead')`),
    )
    .execute();
  await database
    .updateTable("users")
    .set(({ ref }) => ({ wider_role: ref("role") }))
    .execute();
  await schema.alterTable("users").dropColumn("role").execute();
  await schema.alterTable("users").renameColumn("wider_role", "role").execute();
}
