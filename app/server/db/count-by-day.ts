import { sql } from "kysely";
import { siteDate } from "../../values/dates.ts";
import { siteZone } from "../../values/site-clock.ts";
import { offsetAt } from "../../values/zoned-time.ts";
import type { Database } from "./database.server.ts";
import type { Tables } from "./tables.ts";

/**
 * Counts rows by day; days without rows are missing.
 * @param since ISO date and time, UTC
 */
export async function countByDay(
  db: Database,
  { table, column }: { table: keyof Tables; column: string },
  since: string,
): Promise<Map<string, number>> {
  // Groups by the hour, or by the minute if the zone's offset is not a full hour, because both engines cut texts alike.
  const isWhole = offsetAt(siteZone(), Date.parse(since)) % 3_600_000 === 0;
  const [length, end] = isWhole ? [13, ":00:00.000Z"] : [16, ":00.000Z"];
  const { rows } = await sql<{ hour: string; count: number }>`
    select substr(${sql.ref(column)}, 1, ${sql.lit(length)}) as hour, count(*) as count from ${sql.table(table)}
    where ${sql.ref(column)} >= ${since} group by 1`.execute(db);
  const days = new Map<string, number>();
  for (const { hour, count } of rows) {
    const moment = new Date(`${hour}${end}`);
    if (Number.isNaN(moment.getTime())) continue;
    const day = siteDate(moment);
    days.set(day, (days.get(day) ?? 0) + Number(count));
  }
  return days;
}
