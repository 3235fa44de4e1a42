import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";

/**
 * The identifier of the installation in calendar files, for a site with events: they may be in calendars under its host
 * name. Where the setting is there already, it stays; a site without events makes it with its first calendar file.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ last: number | null }>`select max(id) as last from events`.execute(database);
  const lastBefore = Number(rows[0]?.last ?? 0);
  if (lastBefore === 0) return;
  const value = JSON.stringify({ installation: randomUUID(), lastBefore, host: null });
  await sql`insert into settings (name, value) values ('calendarIds', ${value}) on conflict (name) do nothing`.execute(
    database,
  );
}
