import { emailTimeoutMs } from "../config/timeouts.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Delays by number of failures; the last one repeats. */
const delays = [minute, 5 * minute, 15 * minute, hour, 4 * hour, 12 * hour, day];

/** Maximum delay while the transport fails. */
const maxProbeDelay = 15 * minute;

const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds).toISOString();

/**
 * @param failures number of failures so far
 * @param isBlocked true if the transport fails for all e-mails
 */
export function nextResendAt(now: Date, failures: number, isBlocked: boolean): string {
  const rest = delays[Math.min(failures, delays.length) - 1] ?? minute;
  return after(now, isBlocked ? Math.min(rest, maxProbeDelay) : rest);
}

/** Returns a time later than any retry or claim of this clock. */
export const latestTry = (now: Date): string => after(now, 2 * day);

/** Returns the time at which the other e-mails may be tried after the transport failed. */
export const resendDelayAt = (now: Date): string => after(now, minute);

/**
 * Returns the end of the tries. Mail servers give up after five days; a volunteer who only comes on Sundays must see
 * the error, with a day to fix it.
 */
export const giveUpAt = (now: Date): string => after(now, 8 * day);

/** Returns the end of a claim: longer than the sending timeout, but short enough after a crash. */
export const claimExpiresAt = (now: Date): string => after(now, emailTimeoutMs + minute);

/** Time for e-mails in progress at shutdown (ms), of ten seconds in total. */
export const gracePeriodAtEnd = 6_000;

/** Returns the time before which a queued e-mail is a sign of trouble. */
export const overdueSince = (now: Date): string => after(now, -hour);
