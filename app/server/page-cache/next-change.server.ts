import { sql } from "kysely";
import { siteDate } from "../../values/dates.ts";
import { siteZone } from "../../values/site-clock.ts";
import { endOfDay } from "../../values/zoned-time.ts";
import { withSiteClock } from "../clock/site-clock.server.ts";
import type { AppContext } from "../context.server.ts";
import { findTrustedMoment } from "../db/trusted-time.ts";
import { tablesThat } from "../define-feature.server.ts";

type Parts = Pick<AppContext, "config" | "db" | "clock" | "features" | "facts">;

/** Finds the next change without an edit: the end of the day, a scheduled publication, or a time of a feature. */
export async function nextContentChange(parts: Parts): Promise<Date> {
  const { db, clock, features, facts } = parts;
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
  const end = await withSiteClock(parts, async () => Date.parse(endOfDay(siteZone(), siteDate(now))));
  const next = await facts.findNextChange(parts);
  const moments = rows.flatMap(({ at }) => (at === null ? [] : Date.parse(at)));
  return new Date(Math.min(end, next?.getTime() ?? end, ...moments));
}
