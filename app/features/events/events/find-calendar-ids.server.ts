import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { AppContext } from "../../../server/context.server.ts";
import { findMadeOnce } from "../../foundation/settings/find-made-once.server.ts";

/** Setting that migration 116 created for events of that time. */
const schema = v.object({
  /** Random id: it distinguishes two foundations on one host name, and moves with the database. */
  installation: v.string(),
  /** Id of the last event from before this setting; 0 on newer sites. */
  lastBefore: v.number(),
  /** Host name in the calendar ids of the older events, if it was known. */
  host: v.nullable(v.string()),
});

const makeIds = async () => ({ installation: randomUUID(), lastBefore: 0, host: null });

/**
 * Returns a function that makes an event's calendar id. An id never changes, because calendar programs would show the
 * event twice. Older events keep the old host name, also after the site moves.
 * @param origin of the site
 */
export async function findCalendarIds(ctx: AppContext, origin: string): Promise<(id: number) => string> {
  const { installation, lastBefore, host } = v.parse(schema, await findMadeOnce(ctx, "calendarIds", makeIds));
  const old = lastBefore === 0 ? "" : (host ?? (await findHost(ctx)) ?? new URL(origin).hostname);
  return (id) => `event-${id}@${id <= lastBefore ? old : installation}`;
}

/**
 * Returns the site's host name as stored with the first calendar. Null without a configured address: each request's
 * host name is used then.
 */
async function findHost(ctx: AppContext): Promise<string | null> {
  const own = async () => (ctx.config.siteUrl === undefined ? null : new URL(ctx.config.siteUrl).hostname);
  return v.parse(v.nullable(v.string()), await findMadeOnce(ctx, "calendarHost", own));
}
