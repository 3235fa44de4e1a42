import type { AppContext } from "../../server/context.server.ts";
import { checkClock } from "../../server/db/trusted-time.ts";

/** An unconfirmed clock jump; ISO dates and times, UTC. */
export interface ClockJump {
  now: string;
  /** The last trusted time. */
  trusted: string;
}

/** @returns undefined while the clock is trusted */
export async function findClockJump(ctx: AppContext): Promise<ClockJump | undefined> {
  const { now, trusted, isTrusted } = await checkClock(ctx);
  return isTrusted ? undefined : { now: now.toISOString(), trusted };
}
