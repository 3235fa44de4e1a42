import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";

/**
 * The identifier of the installation in calendar files, from its first start on: a new site has no event that was in
 * calendars under its host name. Where the setting is there already, it stays.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ last: number | null }>`select max(id) as last from events`.execute(database);
  const value = JSON.stringify({ installation: randomUUID(), lastBefore: Number(rows[0]?.last ?? 0), host: null });
  await sql`insert into settings (name, value) values ('calendarIds', ${value}) on conflict (name) do nothing`.execute(
    database,
  );
}
