import type { Kysely } from "kysely";

/**
 * Concerns, their notes and private files are encrypted. A row says under which key; the first start after this encrypts
 * the rows and files of before, which have none.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  for (const table of ["concerns", "concern_notes", "private_files"])
    await schema.alterTable(table).addColumn("key_id", "text").execute();
  await schema
    .createTable("concern_keys")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("made_at", "text", (column) => column.notNull())
    .addColumn("cleaned_at", "text")
    .execute();
}
