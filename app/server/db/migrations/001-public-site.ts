import { type Kysely, sql } from "kysely";

/** Content, subscribers, messages: all that the public site reads and writes. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  const withId = (table: string) =>
    schema.createTable(table).addColumn("id", "integer", (column) => column.primaryKey().autoIncrement());

  await withId("posts")
    .addColumn("slug", "text", (column) => column.notNull().unique())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("post_text", "text")
    .addColumn("paragraphs", "text", (column) => column.notNull())
    .addColumn("author_id", "text")
    .addColumn("author_name", "text", (column) => column.notNull())
    .addColumn("author_position", "text")
    .addColumn("timestamp", "integer", (column) => column.notNull())
    .execute();
  await schema.createIndex("posts_by_time").on("posts").columns(["timestamp", "id"]).execute();

  await withId("events")
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("location", "text", (column) => column.notNull())
    .addColumn("theme", "text")
    .addColumn("date", "text", (column) => column.notNull())
    .addColumn("date_precision", "text", (column) => column.notNull().check(sql`date_precision in ('day', 'month')`))
    .addColumn("start_time", "text")
    .addColumn("end_time", "text")
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("list", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("events_by_date").on("events").columns(["date", "id"]).execute();

  await withId("projects")
    .addColumn("slug", "text", (column) => column.unique())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("theme", "text", (column) => column.notNull())
    .addColumn("paragraphs", "text", (column) => column.notNull())
    .addColumn("video_url", "text")
    .execute();

  await withId("news_items")
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("date", "text", (column) => column.notNull())
    .addColumn("link", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("news_items_by_date").on("news_items").columns(["date", "id"]).execute();

  await withId("photos")
    .addColumn("path", "text", (column) => column.notNull().unique())
    .addColumn("alt", "text", (column) => column.notNull())
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("height", "integer", (column) => column.notNull())
    .execute();

  await schema
    .createTable("photo_uses")
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("photo_id", "integer", (column) => column.notNull().references("photos.id").onDelete("restrict"))
    .addPrimaryKeyConstraint("photo_uses_key", ["subject", "position"])
    .execute();
  await schema.createIndex("photo_uses_by_photo").on("photo_uses").column("photo_id").execute();

  await schema
    .createTable("settings")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();

  await withId("subscribers")
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();

  await withId("messages")
    .addColumn("first_name", "text", (column) => column.notNull())
    .addColumn("last_name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("fingerprint", "text", (column) => column.notNull().unique())
    .execute();

  await schema
    .createTable("attempts")
    .addColumn("what", "text", (column) => column.notNull())
    .addColumn("who", "text", (column) => column.notNull())
    .addColumn("window_start", "integer", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("attempts_key", ["what", "who"])
    .execute();
}
