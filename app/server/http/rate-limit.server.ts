import { createHmac } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { AppContext } from "../context.server.ts";
import type { Database } from "../db/database.server.ts";
import { clientNetworkOf } from "./client-network.ts";

export interface RateLimit {
  what: string;
  times: number;
  minutes: number;
}

/**
 * Allowed clock skew between processes (s). A window that starts later comes from a wrong clock, and counts as over.
 */
const maxSkewSeconds = 60;

/**
 * Counts towards a rate limit in the database, so that a restart keeps the count.
 * @param who identifies the sender: an IP address (which counts for its network), an e-mail address or a user id.
 * Stored as a keyed hash, until the first attempt by any sender after the window
 * @returns true if the sender is within the limit
 */
export const countTowardsRateLimit = async (ctx: AppContext, limit: RateLimit, ...who: string[]): Promise<boolean> =>
  (await count(ctx, limit, who)) <= limit.times;

/** Delay added per attempt beyond a limit, and its maximum. */
const slowing = { stepMs: 250, maxMs: 4_000 };

/**
 * Counts an attempt, and waits beyond the limit, longer each time, but never locks out. For limits that others could
 * use up, such as sign-ins to one account from anywhere.
 */
export async function slowDown(ctx: AppContext, limit: RateLimit, ...who: string[]): Promise<void> {
  const delay = delayAfter((await count(ctx, limit, who)) - limit.times);
  if (delay > 0) await wait(delay);
}

/**
 * Returns the delay (ms).
 * @param over number of attempts beyond the limit
 */
export const delayAfter = (over: number): number => Math.min(Math.max(over, 0) * slowing.stepMs, slowing.maxMs);

/** Resets a sender's attempts after a success. */
export async function clearAttempts(ctx: AppContext, limit: RateLimit, ...who: string[]): Promise<void> {
  await ctx.db
    .deleteFrom("rate_limits")
    .where("what", "=", limit.what)
    .where("who", "=", hashToken(ctx, who))
    .execute();
}

function hashToken(ctx: AppContext, who: string[]): string {
  const sender = who.map(clientNetworkOf).join(" ");
  return createHmac("sha256", ctx.config.secret).update(sender).digest("hex").slice(0, 32);
}

async function count(ctx: AppContext, limit: RateLimit, who: string[]): Promise<number> {
  const now = Math.floor(ctx.clock.now().getTime() / 1000);
  const opensAfter = now - limit.minutes * 60;
  const { db } = ctx;
  const isOver = sql<boolean>`(rate_limits.window_start <= ${opensAfter} or rate_limits.window_start > ${now + maxSkewSeconds})`;
  // Inside a transaction, deleting would block others: the upsert below then resets expired windows.
  if (!db.isTransaction) await db.deleteFrom("rate_limits").where("what", "=", limit.what).where(isOver).execute();
  const { count } = await db
    .insertInto("rate_limits")
    .values({ what: limit.what, who: hashToken(ctx, who), window_start: now, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(["what", "who"]).doUpdateSet({
        count: sql`case when ${isOver} then 1 else rate_limits.count + 1 end`,
        window_start: sql`case when ${isOver} then ${now} else rate_limits.window_start end`,
      }),
    )
    .returning("count")
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Deletes windows that began before a moment.
 * @returns their number
 */
export async function deleteRateLimitsBefore(db: Database, before: Date): Promise<number> {
  const start = Math.floor(before.getTime() / 1_000);
  const { numDeletedRows } = await db.deleteFrom("rate_limits").where("window_start", "<", start).executeTakeFirst();
  return Number(numDeletedRows);
}
