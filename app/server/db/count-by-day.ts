import { sql } from "kysely";
import { lagosDate } from "../../values/dates.ts";
import type { Database } from "./database.server.ts";
import type { Tables } from "./tables.ts";

/** Rows by their day in Lagos; days without rows are missing. @param since ISO date and time, UTC */
export async function countByDay(
  db: Database,
  { table, column }: { table: keyof Tables; column: string },
  since: string,
): Promise<Map<string, number>> {
  // Both engines cut texts alike, and Lagos is a whole hour from UTC.
  const { rows } = await sql<{ hour: string; count: number }>`
    select substr(${sql.ref(column)}, 1, 13) as hour, count(*) as count from ${sql.table(table)}
    where ${sql.ref(column)} >= ${since} group by 1`.execute(db);
  const days = new Map<string, number>();
  for (const { hour, count } of rows) {
    const moment = new Date(`${hour}:00:00.000Z`);
    if (Number.isNaN(moment.getTime())) continue;
    const day = lagosDate(moment);
    days.set(day, (days.get(day) ?? 0) + Number(count));
  }
  return days;
}
