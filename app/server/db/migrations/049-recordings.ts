import type { Kysely } from "kysely";
import { countChanges } from "./029-page-texts.ts";

/** Voices that read pages aloud. Pages follow consents from here on: a withdrawn one ends its recordings at once. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("recordings")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("owner", "text", (column) => column.notNull())
    .addColumn("path", "text", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("bytes", "integer", (column) => column.notNull())
    .addColumn("seconds", "integer", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("added_by", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("recordings_by_owner").unique().on("recordings").columns(["owner", "path"]).execute();
  await schema.createIndex("recordings_by_path").on("recordings").column("path").execute();
  await schema
    .createTable("recording_people")
    .addColumn("recording_id", "integer", (column) => column.notNull().references("recordings.id").onDelete("cascade"))
    .addColumn("consent_id", "integer", (column) => column.notNull().references("consents.id"))
    .addPrimaryKeyConstraint("recording_people_key", ["recording_id", "consent_id"])
    .execute();
  await schema.createIndex("recording_people_by_consent").on("recording_people").column("consent_id").execute();
  for (const table of ["recordings", "recording_people", "consents"]) await countChanges(database, table);
}
