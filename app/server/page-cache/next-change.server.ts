import { sql } from "kysely";
import { lagosDate } from "../../values/dates.ts";
import type { Site } from "../context.server.ts";

const tables = ["posts", "events", "projects", "news_items"] as const;

/**
 * When pages stop being true without anybody changing anything: at midnight in Lagos, when an event is no longer to
 * come, or earlier, when something scheduled appears.
 */
export async function nextChange({ database, clock }: Pick<Site, "database" | "clock">): Promise<Date> {
  const now = clock.now();
  let next = midnightAfter(now);
  for (const table of tables) {
    const row = await database
      .selectFrom(table)
      .select(({ fn }) => fn.min("publish_at").as("at"))
      // Written out, not handed over: only so SQLite knows the index of these rows.
      .where("status", "=", sql.lit("scheduled"))
      .where("deleted_at", "is", null)
      .where("publish_at", ">", now.toISOString())
      .executeTakeFirst();
    const at = row?.at ? new Date(row.at) : undefined;
    if (at !== undefined && at < next) next = at;
  }
  return next;
}

/** Nigeria has no summer time: its day always begins at 23:00 UTC. */
function midnightAfter(now: Date): Date {
  const today = new Date(`${lagosDate(now)}T00:00:00+01:00`);
  return new Date(today.getTime() + 24 * 3_600_000);
}
