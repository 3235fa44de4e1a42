import { createHmac } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { AppContext } from "../context.server.ts";
import { clientNetworkOf } from "./client-network.ts";

/** How often one sender may do a thing. */
export interface RateLimit {
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
 * @param who the parts that together name the sender: an IP address, which counts for its network, an e-mail, a user id.
 * Only a keyed hash of them is kept, until the first attempt of anybody after the window
 * @returns whether the sender is still within the limit
 */
export async function countTowardsRateLimit(ctx: AppContext, limit: RateLimit, ...who: string[]): Promise<boolean> {
  return (await count(ctx, limit, who)) <= limit.times;
}

/** How much longer each attempt past a limit takes than the one before, and the longest, in milliseconds. */
const slowing = { stepMs: 250, maxMs: 4_000 };

/**
 * Rate limit that slows down and never locks out: counts one more attempt, and past the limit waits, each time longer.
 * For what somebody else could use up, like the tries for one account from anywhere.
 */
export async function slowDown(ctx: AppContext, limit: RateLimit, ...who: string[]): Promise<void> {
  const delay = delayAfter((await count(ctx, limit, who)) - limit.times);
  if (delay > 0) await wait(delay);
}

/** @param over attempts past the limit @returns milliseconds */
export function delayAfter(over: number): number {
  return Math.min(Math.max(over, 0) * slowing.stepMs, slowing.maxMs);
}

/** Forgets the attempts of this sender, who has shown that they were no guesses. */
export async function forgetAttempts(ctx: AppContext, limit: RateLimit, ...who: string[]): Promise<void> {
  await ctx.db.deleteFrom("attempts").where("what", "=", limit.what).where("who", "=", hashToken(ctx, who)).execute();
}

function hashToken(ctx: AppContext, who: string[]): string {
  const sender = who.map(clientNetworkOf).join(" ");
  return createHmac("sha256", ctx.config.secret).update(sender).digest("hex").slice(0, 32);
}

async function count(ctx: AppContext, limit: RateLimit, who: string[]): Promise<number> {
  const now = Math.floor(ctx.clock.now().getTime() / 1000);
  const opensAfter = now - limit.minutes * 60;
  const { db } = ctx;
  // Inside a transaction it would stand in the way of everybody else's: what is old there begins anew below.
  if (!db.isTransaction) {
    await db
      .deleteFrom("attempts")
      .where("what", "=", limit.what)
      .where(({ eb, or }) => or([eb("window_start", "<=", opensAfter), eb("window_start", ">", now + maxSkewSeconds)]))
      .execute();
  }
  const isOver = sql<boolean>`(attempts.window_start <= ${opensAfter} or attempts.window_start > ${now + maxSkewSeconds})`;
  const { count } = await db
    .insertInto("attempts")
    .values({ what: limit.what, who: hashToken(ctx, who), window_start: now, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(["what", "who"]).doUpdateSet({
        count: sql`case when ${isOver} then 1 else attempts.count + 1 end`,
        window_start: sql`case when ${isOver} then ${now} else attempts.window_start end`,
      }),
    )
    .returning("count")
    .executeTakeFirstOrThrow();
  return count;
}
