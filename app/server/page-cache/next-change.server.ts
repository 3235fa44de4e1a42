import { sql } from "kysely";
import { lagosDate } from "../../values/dates.ts";
import type { AppContext } from "../context.server.ts";
import { findTrustedMoment } from "../db/trusted-time.ts";
import { tablesThat } from "../define-feature.server.ts";

type Parts = Pick<AppContext, "db" | "clock" | "features">;

/** Expiry without an edit: midnight in Lagos, when events are over, or the next scheduled publication. */
export async function nextContentChange({ db, clock, features }: Parts): Promise<Date> {
  const now = clock.now();
  // The status as a literal: with a parameter, SQLite skips the partial index.
  const earliest = tablesThat(features, "isContent").map(
    (table) => sql`select min(publish_at) as at from ${sql.table(table)}
      where status = 'scheduled' and deleted_at is null and publish_at > ${now.toISOString()}`,
  );
  // Bank details wait by the trusted clock: while another one runs ahead, a page with such a change is not kept.
  const trusted = await findTrustedMoment({ db, clock });
  const waiting = trusted < now ? trusted : now;
  const changes = tablesThat(features, "hasScheduledChange").map(
    (table) => sql`select min(publish_at) as at from ${sql.table(table)}
      where status = 'scheduled' and publish_at > ${waiting.toISOString()}`,
  );
  const { rows } = await sql<{ at: string | null }>`${sql.join([...earliest, ...changes], sql` union all `)}`.execute(
    db,
  );
  // Nigeria has no daylight saving time: its day begins at 23:00 UTC.
  const midnight = Date.parse(`${lagosDate(now)}T00:00:00+01:00`) + 24 * 3_600_000;
  return new Date(Math.min(midnight, ...rows.map(({ at }) => (at === null ? midnight : Date.parse(at)))));
}
