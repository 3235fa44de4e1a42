import { type Kysely, sql } from "kysely";

/**
 * Hashes of names say under which key they are; those of before were made with the secret of the installation, and have
 * none. They go with their consent.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("consent_names_next")
    .addColumn("consent_id", "integer", (column) => column.notNull().references("consents.id").onDelete("cascade"))
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("key_id", "text")
    .addPrimaryKeyConstraint("consent_names_of_consent", ["consent_id", "hash"])
    .execute();
  await sql`insert into consent_names_next (consent_id, hash) select consent_id, hash from consent_names`.execute(
    database,
  );
  await schema.dropTable("consent_names").execute();
  await schema.alterTable("consent_names_next").renameTo("consent_names").execute();
  await schema.createIndex("consent_names_by_hash").on("consent_names").column("hash").execute();
}
