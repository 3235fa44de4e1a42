import { type Kysely, sql } from "kysely";
import { kindOfSubject } from "../audit-kind.ts";
import { isPostgres } from "../engine.ts";

/** Indexes for pages that read a whole table: with a million rows they took up to 400 ms. */
const indexes = [
  "audit_log_by_who on audit_log (who, id)",
  "photos_alike on photos (id) where looks_closed = 1 and withdrawn_at is null",
  "concerns_by_key on concerns (key_id)",
  "concern_notes_by_key on concern_notes (key_id)",
  "private_files_by_key on private_files (key_id)",
  "consent_names_by_key on consent_names (key_id, consent_id)",
  "appearances_by_day on appearances (began_at) where ended_at is null",
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const index of indexes) await sql`create index ${sql.raw(index)}`.execute(database);
  await sql`create index audit_log_by_kind on audit_log (${kindOfSubject(isPostgres(database))}, id)`.execute(database);
}
