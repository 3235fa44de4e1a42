import { type Kysely, PostgresAdapter, sql } from "kysely";

/** A changed telephone number or address is found at once: fixed pages are read again after a change of settings too. */
export async function up(database: Kysely<unknown>): Promise<void> {
  if (database.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`create trigger settings_search after insert or update or delete on settings
      for each statement execute function note_page_search_change()`.execute(database);
    return;
  }
  for (const change of ["insert", "update", "delete"])
    await sql`create trigger ${sql.id(`settings_search_${change}`)} after ${sql.raw(change)} on settings
      begin insert into search_words_queue (kind, source_id) select 'fixed', 0
        where not exists (select 1 from search_words_queue where kind = 'fixed'); end`.execute(database);
}
