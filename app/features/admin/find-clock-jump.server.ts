import type { AppContext } from "../../server/context.server.ts";
import { checkClock } from "../../server/db/trusted-time.ts";

/** A jump of the clock that is not confirmed; both are ISO dates and times, UTC. */
export interface ClockJump {
  /** What the clock says. */
  now: string;
  /** The last time that the site trusts. */
  trusted: string;
}

/** Looks whether the clock jumped. @returns undefined while it is trusted */
export async function findClockJump(ctx: AppContext): Promise<ClockJump | undefined> {
  const { now, trusted, isTrusted } = await checkClock(ctx);
  return isTrusted ? undefined : { now: now.toISOString(), trusted };
}
