import { sql } from "kysely";
import { countRows } from "../../server/db/count-rows.ts";
import type { Database } from "../../server/db/database.server.ts";
import { lagosDate } from "../../values/dates.ts";

/** Rows by their day in Lagos; days without rows are missing. @param since ISO date and time, UTC */
export async function countByDay(
  db: Database,
  { table, column }: { table: "messages"; column: "created_at" } | { table: "subscribers"; column: "confirmed_at" },
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

export const countReadMessages = (db: Database, since: string): Promise<number> =>
  countRows(db.selectFrom("messages").where("created_at", ">=", since).where("read_at", "is not", null));

/** As the triggers of the table keep it. */
export const countSubscribers = async (db: Database): Promise<number> =>
  (await db.selectFrom("content_version").select("subscribers").executeTakeFirstOrThrow()).subscribers;
