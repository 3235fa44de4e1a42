import type { Kysely } from "kysely";

/** Photos that arrive in pieces. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("uploads")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("idempotency_key", "text", (column) => column.notNull())
    .addColumn("size", "integer", (column) => column.notNull())
    .addColumn("received", "integer", (column) => column.notNull())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .addColumn("photo_id", "integer")
    .addUniqueConstraint("uploads_by_key", ["user_id", "idempotency_key"])
    .execute();
  await schema
    .createTable("upload_pieces")
    .addColumn("upload_id", "integer", (column) => column.notNull().references("uploads.id").onDelete("cascade"))
    .addColumn("start", "integer", (column) => column.notNull())
    .addColumn("bytes", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("upload_pieces_key", ["upload_id", "start"])
    .execute();
}
