import { type Kysely, sql } from "kysely";

/**
 * Each photo closes its own look from now on, so that putting one back releases no other. Looks that earlier releases closed
 * stay closed: they name no photo, and only a lead's word opens what looks like them.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`insert into closings (id, at, kind, key, value)
    select 'update look ' || path, withdrawn_at, 'look', path, look
    from photos where withdrawn_at is not null and look is not null and look != '-'`.execute(database);
}
