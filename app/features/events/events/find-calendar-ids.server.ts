import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { AppContext } from "../../../server/context.server.ts";
import { findMadeOnce } from "../../foundation/settings/find-made-once.server.ts";

/** The setting that migration 116 made for existing events. */
const schema = v.object({
  /** Random: two foundations on one host name differ, and it moves with the database. */
  installation: v.string(),
  /** Id of the last event before this setting; 0 on newer sites. */
  lastBefore: v.number(),
  /** Host name in the identifiers of those events, if it was known. */
  host: v.nullable(v.string()),
});

/** A newer site has no events with old identifiers. */
const makeIds = async () => ({ installation: randomUUID(), lastBefore: 0, host: null });

/**
 * Returns a function from an event's id to its identifier in calendar files. Identifiers never change: programs would
 * show the event twice. Old events keep the old host name, also after a move.
 * @param origin of the site
 */
export async function findCalendarIds(ctx: AppContext, origin: string): Promise<(id: number) => string> {
  const { installation, lastBefore, host } = v.parse(schema, await findMadeOnce(ctx, "calendarIds", makeIds));
  const old = lastBefore === 0 ? "" : (host ?? (await findHost(ctx)) ?? new URL(origin).hostname);
  return (id) => `event-${id}@${id <= lastBefore ? old : installation}`;
}

/** Returns the host name of the first calendar; null without a fixed address, so that each request's counts. */
async function findHost(ctx: AppContext): Promise<string | null> {
  const own = async () => (ctx.config.siteUrl === undefined ? null : new URL(ctx.config.siteUrl).hostname);
  return v.parse(v.nullable(v.string()), await findMadeOnce(ctx, "calendarHost", own));
}
