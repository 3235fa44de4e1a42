import { type Kysely, sql } from "kysely";

// Small migrations that have landed; a new one gets a file of its own.

/** What staff upload: its sizes, what matters in it, and who said that everybody in it agreed. */
export async function photographs(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  const add = (name: string, type: "text" | "integer", initial?: string | number) =>
    schema
      .alterTable("photos")
      .addColumn(name, type, (column) => (initial === undefined ? column : column.notNull().defaultTo(initial)))
      .execute();
  // What is there already are the foundation's own drawings, which show nobody.
  await schema
    .alterTable("photos")
    .addColumn("kind", "text", (column) =>
      column.notNull().defaultTo("drawing").check(sql`kind in ('drawing', 'photograph')`),
    )
    .execute();
  await add("sizes", "text", "[]");
  await add("focal_x", "integer", 50);
  await add("focal_y", "integer", 50);
  await add("consent_by", "text");
  await add("consent_at", "text");
  await add("uploaded_by", "text");
  await add("uploaded_at", "text");
}

/** When somebody of the staff read a message, and who. */
export async function messagesRead(database: Kysely<unknown>): Promise<void> {
  for (const name of ["read_at", "read_by"]) {
    await database.schema.alterTable("messages").addColumn(name, "text").execute();
  }
}

/** What the site does by itself, and how far it came: so that one process does it once, also across restarts. */
export async function jobs(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("jobs")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("period", "integer", (column) => column.notNull())
    .addColumn("ended_at", "text")
    .addColumn("failure", "text")
    .execute();
}

/** The same sending of a new user makes one; an account of a provider is one person's, and a person has one of each. */
export async function people(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable("users").addColumn("submit_key", "text").execute();
  await schema.createIndex("users_by_submit_key").unique().on("users").column("submit_key").execute();
  await schema
    .createIndex("accounts_by_subject")
    .unique()
    .on("accounts")
    .columns(["providerId", "accountId"])
    .execute();
  await schema.createIndex("accounts_by_way").unique().on("accounts").columns(["userId", "providerId"]).execute();
}

/** What became of the backup of each night, for staff to see. */
export async function backups(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("backups")
    .addColumn("ended_at", "text", (column) => column.primaryKey())
    .addColumn("failure", "text")
    .addColumn("bytes", "bigint", (column) => column.notNull())
    .addColumn("pictures", "integer", (column) => column.notNull())
    .addColumn("rows", "integer", (column) => column.notNull())
    .addColumn("missing", "integer", (column) => column.notNull())
    .execute();
}

/** Posts of people who have left belong to nobody: their author is known by name alone. */
export async function disownedPosts(
  database: Kysely<{ posts: { author_id: string | null }; users: { id: string } }>,
): Promise<void> {
  await database
    .updateTable("posts")
    .set({ author_id: null })
    .where("author_id", "not in", (where) => where.selectFrom("users").select("id"))
    .execute();
}

/** Which rows of an old site were imported, so that each is imported once, and nothing that was deleted comes back. */
export async function importedRows(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("imported_rows")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("became", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .execute();
}

/** The colour of a picture as a whole stands in its place until it is there; those from before have none. */
export async function tones(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("photos").addColumn("tone", "text").execute();
}

/** The last time that the site trusts: what is deleted by age is measured against it. One row at most. */
export async function trustedTime(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("trusted_time")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("at", "text", (column) => column.notNull())
    .execute();
}

/** A picture that was shown and is taken down says so, unlike one that was never shown. */
export async function takenDownPhotos(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("photos").addColumn("withdrawn_at", "text").execute();
}

/** Letters wait in the database, written together with what caused them, until they are sent. */
export async function letters(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("letters")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("cause", "text", (column) => column.unique())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("recipient", "text", (column) => column.notNull())
    .addColumn("reply_to", "text")
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("html", "text", (column) => column.notNull())
    .addColumn("headers", "text", (column) => column.notNull())
    .addColumn("message_id", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull().check(sql`state in ('waiting', 'sent', 'failed')`))
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("next_at", "text", (column) => column.notNull())
    .addColumn("claimed_until", "text")
    .addColumn("give_up_at", "text", (column) => column.notNull())
    .addColumn("useful_until", "text")
    .addColumn("failure", "text")
    .addColumn("refused", "text", (column) => column.check(sql`refused in ('address', 'letter')`))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("sent_at", "text")
    .execute();
  await database.schema.createIndex("letters_by_state").on("letters").columns(["state", "next_at"]).execute();
}
