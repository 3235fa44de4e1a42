import { type Kysely, sql } from "kysely";

const contentTables = ["posts", "events", "projects", "news_items", "pages"];

/**
 * Sensitive stories, with who approved them; what staff answered when the words guard asked about a sentence; and the
 * easy-read summary of events and projects.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  for (const table of contentTables) {
    const lists = ["sensitive", "writer_ids"];
    for (const name of lists)
      await schema
        .alterTable(table)
        .addColumn(name, "text", (column) => column.notNull().defaultTo("[]"))
        .execute();
    await schema
      .alterTable(table)
      .addColumn("names_changed", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    for (const name of ["approved_at", "approved_by", "approved_by_id"])
      await schema.alterTable(table).addColumn(name, "text").execute();
  }
  // Authors do not approve what they wrote before this.
  const { rows } = await sql`select 1 from posts where author_id is not null limit 1`.execute(database);
  if (rows.length > 0)
    await sql`update posts set writer_ids = '["' || author_id || '"]' where author_id is not null`.execute(database);
  for (const table of ["events", "projects"])
    await schema
      .alterTable(table)
      .addColumn("easy_read", "text", (column) => column.notNull().defaultTo("[]"))
      .execute();
  await schema
    .createTable("word_answers")
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("sentence_hash", "text", (column) => column.notNull())
    .addColumn("answer", "text", (column) => column.notNull().check(sql`answer in ('adult', 'published')`))
    .addColumn("said_by_id", "text", (column) => column.notNull())
    .addColumn("said_by", "text", (column) => column.notNull())
    .addColumn("said_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("word_answers_key", ["subject", "sentence_hash"])
    .execute();
}
