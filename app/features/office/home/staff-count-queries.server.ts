import { sql } from "kysely";
import { countUpTo } from "../../../server/db/count-rows.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { maxTotal, maxWaiting, type StaffCounts } from "./staff-counts.ts";

/** New messages, photographs without consent, and totals: one query, whose parts end at their maximum. */
export async function countForStaff(db: Database): Promise<StaffCounts> {
  // A literal: SQLite uses no partial index for a bound parameter.
  const photographs = db.selectFrom("photos").where("kind", "=", sql.lit("photograph"));
  const { rows } = await sql<Record<keyof StaffCounts, number | string>>`select
    ${countUpTo(maxWaiting, db.selectFrom("messages").where("read_at", "is", null))} as messages,
    ${countUpTo(maxWaiting, photographs.where("consent_at", "is", null).where("withdrawn_at", "is", null))} as photos,
    ${countUpTo(maxTotal, db.selectFrom("posts").where("deleted_at", "is", null))} as posts,
    ${countUpTo(maxTotal, db.selectFrom("events").where("deleted_at", "is", null))} as events,
    ${countUpTo(maxTotal, db.selectFrom("subscribers"))} as subscribers`.execute(db);
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, count]) => [name, Number(count)])) as StaffCounts;
}
