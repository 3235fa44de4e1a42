import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Site } from "../site.server.ts";

/** How often one sender may do a thing. */
export interface Limit {
  what: string;
  times: number;
  /** Length of the window. */
  minutes: number;
}

/** A window that begins further ahead (s) was opened by a clock that was wrong, and is over; processes may differ so far. */
const maxSkewSeconds = 60;

/**
 * Counts one more attempt of this sender, in the database, so that a restart forgets nothing.
 *
 * @param address of the sender's machine; only a keyed hash of it is kept, until the first attempt of anybody after the window
 * @returns whether the sender is still within the limit
 */
export async function countAttempt(site: Site, limit: Limit, address: string): Promise<boolean> {
  const now = Math.floor(site.clock.now().getTime() / 1000);
  const opensAfter = now - limit.minutes * 60;
  const who = createHmac("sha256", site.settings.secret).update(address).digest("hex").slice(0, 32);
  const { database } = site;
  // Inside a transaction it would stand in the way of everybody else's: what is old there begins anew below.
  if (!database.isTransaction) {
    await database
      .deleteFrom("attempts")
      .where("what", "=", limit.what)
      .where(({ eb, or }) => or([eb("window_start", "<=", opensAfter), eb("window_start", ">", now + maxSkewSeconds)]))
      .execute();
  }
  const isOver = sql<boolean>`(attempts.window_start <= ${opensAfter} or attempts.window_start > ${now + maxSkewSeconds})`;
  const { count } = await database
    .insertInto("attempts")
    .values({ what: limit.what, who, window_start: now, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(["what", "who"]).doUpdateSet({
        count: sql`case when ${isOver} then 1 else attempts.count + 1 end`,
        window_start: sql`case when ${isOver} then ${now} else attempts.window_start end`,
      }),
    )
    .returning("count")
    .executeTakeFirstOrThrow();
  return count <= limit.times;
}
