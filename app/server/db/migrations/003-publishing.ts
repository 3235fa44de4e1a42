import { type Kysely, sql } from "kysely";

/** The life of what staff write: draft, scheduled, published, deleted for thirty days; and its earlier versions. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  for (const table of ["posts", "events", "projects", "news_items"]) {
    const change = (name: string) => schema.alterTable(table).addColumn(name, "text");
    await schema
      .alterTable(table)
      .addColumn("status", "text", (column) =>
        column.notNull().defaultTo("published").check(sql`status in ('draft', 'scheduled', 'published')`),
      )
      .execute();
    await schema
      .alterTable(table)
      .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
    await change("publish_at").execute();
    await change("deleted_at").execute();
    await change("submit_key").execute();
    await schema.createIndex(`${table}_by_submit_key`).unique().on(table).column("submit_key").execute();
  }

  await schema
    .createTable("versions")
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("saved_at", "text", (column) => column.notNull())
    .addColumn("saved_by", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("versions_key", ["subject", "version"])
    .execute();

  // Who did what. Rows are only ever added.
  await schema
    .createTable("deeds")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("who_id", "text", (column) => column.notNull())
    .addColumn("who", "text", (column) => column.notNull())
    .addColumn("what", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("before", "text")
    .addColumn("after", "text")
    .execute();
}
