import { emailTimeoutMs } from "../config/timeouts.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Backoff by failures; then a day each. */
const delays = [minute, 5 * minute, 15 * minute, hour, 4 * hour, 12 * hour, day];

/** Maximum backoff while the transport is blocked. */
const maxProbeDelay = 15 * minute;

/** ISO 8601, UTC. */
const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds).toISOString();

/** @param failures so far @param isBlocked the whole transport fails */
export function nextResendAt(now: Date, failures: number, isBlocked: boolean): string {
  const rest = delays[Math.min(failures, delays.length) - 1] ?? minute;
  return after(now, isBlocked ? Math.min(rest, maxProbeDelay) : rest);
}

/** Later than any retry or claim expiry of this clock. */
export const latestTry = (now: Date): string => after(now, 2 * day);

/** Time at which the other e-mails may retry after a blocked transport. */
export const resendDelayAt = (now: Date): string => after(now, minute);

/** Mail servers give up after five days; a volunteer who comes on Sundays must see the error, with a day to fix it. */
export const giveUpAt = (now: Date): string => after(now, 8 * day);

/** Longer than the sending timeout, and short after a crash. */
export const claimExpiresAt = (now: Date): string => after(now, emailTimeoutMs + minute);

/** Grace period for e-mails in flight at shutdown (ms), of ten seconds in all. */
export const gracePeriodAtEnd = 6_000;

/** Older queued e-mails indicate trouble. */
export const overdueSince = (now: Date): string => after(now, -hour);
