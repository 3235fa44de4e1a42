import { sql } from "kysely";
import type { Database } from "../db/database.server.ts";
import type { Visits } from "./visit-counter.ts";

/** Adds to the stored counts, as several processes count. */
export async function addVisits(db: Database, visits: Visits[]): Promise<void> {
  await db
    .insertInto("visits")
    .values(visits)
    .onConflict((conflict) =>
      conflict.columns(["date", "path"]).doUpdateSet({ count: sql<number>`visits.count + excluded.count` }),
    )
    .execute();
}

/**
 * Counts visits by day; days without visits are missing.
 * @param since ISO date
 */
export async function countVisitsByDay(db: Database, since: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("visits")
    .select(({ fn }) => ["date", fn.sum<number>("count").as("count")])
    .where("date", ">=", since)
    .groupBy("date")
    .execute();
  return new Map(rows.map(({ date, count }) => [date, Number(count)]));
}

/**
 * Lists visited pages, most visits first.
 * @param since ISO date
 */
export async function listVisitedPages(db: Database, since: string, limit: number) {
  const rows = await db
    .selectFrom("visits")
    .select(({ fn }) => ["path", fn.sum<number>("count").as("count")])
    .where("date", ">=", since)
    .groupBy("path")
    .orderBy("count", "desc")
    .orderBy("path")
    .limit(limit)
    .execute();
  return rows.map(({ path, count }) => ({ path, count: Number(count) }));
}

/**
 * Counts visits of one page by day; days without visits are missing.
 * @param since ISO date
 */
export async function countVisitsOf(db: Database, path: string, since: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("visits")
    .select(["date", "count"])
    .where("path", "=", path)
    .where("date", ">=", since)
    .execute();
  return new Map(rows.map(({ date, count }) => [date, Number(count)]));
}

/** Returns the ISO date of the first visit; undefined without one. */
export async function findFirstVisitDate(db: Database): Promise<string | undefined> {
  const first = await db.selectFrom("visits").select("date").orderBy("date").limit(1).executeTakeFirst();
  return first?.date;
}

/** @param date ISO date */
export async function deleteVisitsBefore(db: Database, date: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom("visits").where("date", "<", date).executeTakeFirst();
  return Number(numDeletedRows);
}
