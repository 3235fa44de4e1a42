import { sql } from "kysely";
import { lagosDate } from "../../values/dates.ts";
import type { AppContext } from "../context.server.ts";

const tables = ["posts", "events", "projects", "news_items"] as const;

/** Expiry without an edit: midnight in Lagos, when events are over, or the next scheduled publication. */
export async function nextContentChange({ db, clock }: Pick<AppContext, "db" | "clock">): Promise<Date> {
  const now = clock.now();
  let next = midnightAfter(now);
  for (const table of tables) {
    const row = await db
      .selectFrom(table)
      .select(({ fn }) => fn.min("publish_at").as("at"))
      // A literal: with a parameter, SQLite skips the partial index.
      .where("status", "=", sql.lit("scheduled"))
      .where("deleted_at", "is", null)
      .where("publish_at", ">", now.toISOString())
      .executeTakeFirst();
    const at = row?.at ? new Date(row.at) : undefined;
    if (at !== undefined && at < next) next = at;
  }
  return next;
}

/** Nigeria has no daylight saving time: its day begins at 23:00 UTC. */
function midnightAfter(now: Date): Date {
  const today = new Date(`${lagosDate(now)}T00:00:00+01:00`);
  return new Date(today.getTime() + 24 * 3_600_000);
}
