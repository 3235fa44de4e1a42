import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { AppContext } from "../../../server/context.server.ts";
import { findMadeOnce } from "../../foundation/settings/find-made-once.server.ts";

/** The setting that the migration 116 made where there were events. */
const schema = v.object({
  /** Random: two foundations on one host name have different ones, and it moves with the database. */
  installation: v.string(),
  /** Events up to this one were in calendars before there was this setting; 0 on a site that began with it. */
  lastBefore: v.number(),
  /** The host name in identifiers of those, where it was known then. */
  host: v.nullable(v.string()),
});

/** Ids of a site without events at that time: all its events are younger than the setting. */
const makeIds = async () => ({ installation: randomUUID(), lastBefore: 0, host: null });

/**
 * The identifier of each event in calendar files. It never changes: programs that meet another one show the event twice. Events of
 * before keep the host name of then, also after the site moves.
 * @param origin of the site @returns the identifier of an event's id
 */
export async function findCalendarIds(ctx: AppContext, origin: string): Promise<(id: number) => string> {
  const { installation, lastBefore, host } = v.parse(schema, await findMadeOnce(ctx, "calendarIds", makeIds));
  const old = lastBefore === 0 ? "" : (host ?? (await findHost(ctx)) ?? new URL(origin).hostname);
  return (id) => `event-${id}@${id <= lastBefore ? old : installation}`;
}

/** The host name when the first calendar was asked for; null without an address of its own: that of each request. */
async function findHost(ctx: AppContext): Promise<string | null> {
  const own = async () => (ctx.config.siteUrl === undefined ? null : new URL(ctx.config.siteUrl).hostname);
  return v.parse(v.nullable(v.string()), await findMadeOnce(ctx, "calendarHost", own));
}
