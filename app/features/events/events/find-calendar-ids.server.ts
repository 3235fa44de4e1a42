import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { AppContext } from "../../../server/context.server.ts";
import { findLastId } from "../../../server/db/sitemap-rows.ts";
import { findMadeOnce } from "../../foundation/settings/find-made-once.server.ts";

const schema = v.object({
  /** Random: two foundations on one host name have different ones, and it moves with the database. */
  installation: v.string(),
  /** Events up to this one were in calendars before there was this setting. */
  lastBefore: v.number(),
  /** The host name in identifiers of those. */
  host: v.nullable(v.string()),
});

/**
 * The identifier of each event in calendar files. It never changes: programs that meet another one show the event twice. Events of
 * before keep the host name of then, also after the site moves.
 * @param origin of the site @returns the identifier of an event's id
 */
export async function findCalendarIds(ctx: AppContext, origin: string): Promise<(id: number) => string> {
  const stored = await findMadeOnce(ctx, "calendarIds", async () => ({
    installation: randomUUID(),
    lastBefore: await findLastId(ctx.db, "events"),
    // Without an address of its own, a site has the host name of each request.
    host: ctx.config.siteUrl === undefined ? null : new URL(ctx.config.siteUrl).hostname,
  }));
  const { installation, lastBefore, host } = v.parse(schema, stored);
  return (id) => (id <= lastBefore ? `event-${id}@${host ?? new URL(origin).hostname}` : `event-${id}@${installation}`);
}
