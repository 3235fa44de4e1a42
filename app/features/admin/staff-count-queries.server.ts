import { type SelectQueryBuilder, sql } from "kysely";
import type { Database } from "../../server/db/database.server.ts";
import type { Tables } from "../../server/db/tables.ts";
import { maxTotal, maxWaiting, type StaffCounts } from "./staff-counts.ts";

/** New messages, photographs without consent, and totals: one query, whose parts end at their maximum. */
export async function countForStaff(db: Database): Promise<StaffCounts> {
  // A literal: SQLite uses no partial index for a bound parameter.
  const photographs = db.selectFrom("photos").where("kind", "=", sql.lit("photograph"));
  const { rows } = await sql<Record<keyof StaffCounts, number | string>>`select
    ${upTo(maxWaiting, db.selectFrom("messages").where("read_at", "is", null))} as messages,
    ${upTo(maxWaiting, photographs.where("consent_at", "is", null))} as photos,
    ${upTo(maxTotal, db.selectFrom("posts").where("deleted_at", "is", null))} as posts,
    ${upTo(maxTotal, db.selectFrom("events").where("deleted_at", "is", null))} as events,
    ${upTo(maxTotal, db.selectFrom("subscribers"))} as subscribers`.execute(db);
  // PostgreSQL counts in text.
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, count]) => [name, Number(count)])) as StaffCounts;
}

const upTo = <Table extends keyof Tables>(max: number, query: SelectQueryBuilder<Tables, Table, object>) =>
  sql`(select count(*) from (${query.select(sql.lit(1).as("one")).limit(max + 1)}) as counted)`;
