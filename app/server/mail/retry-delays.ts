const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a letter rests after its first, second, … failure; then a day each time. */
const rests = [minute, 5 * minute, 15 * minute, hour, 4 * hour, 12 * hour, day];

/** While the way is blocked for every letter, one may knock as often as this. */
const longestKnock = 15 * minute;

/** ISO date and time, UTC, so many milliseconds after a moment. */
const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds).toISOString();

/** When a letter is tried again. @param failures how often it failed @param isBlocked for a fault of every letter */
export function nextTry(now: Date, failures: number, isBlocked: boolean): string {
  const rest = rests[Math.min(failures, rests.length) - 1] ?? minute;
  return after(now, isBlocked ? Math.min(rest, longestKnock) : rest);
}

/** Later than any next try or end of a claim that a clock like this one gives. */
export function latestTry(now: Date): string {
  return after(now, 2 * day);
}

/** When the other letters may go on after the way was found blocked. */
export function endOfPause(now: Date): string {
  return after(now, minute);
}

/**
 * When a letter is given up. Mail servers wait four or five days; a volunteer who comes on Sundays has to have seen
 * the trouble once, and a day to end it.
 */
export function endOfPatience(now: Date): string {
  return after(now, 8 * day);
}

/** No process sends one letter for longer than this, in milliseconds. */
export const sendingLimit = 5 * minute;

/** Until when a letter is one process's alone: longer than it may send, and short for a process that died. */
export function endOfClaim(now: Date): string {
  return after(now, sendingLimit + minute);
}

/** How long a site that is about to end still waits for letters on their way, in milliseconds; all has ten seconds. */
export const graceAtEnd = 6_000;

/** Before which moment a letter must have been sent, or else made, to be forgotten. */
export function forgetBefore(now: Date): { sent: string; failed: string } {
  return { sent: after(now, -30 * day), failed: after(now, -90 * day) };
}

/** Letters that wait since before this moment are a sign of trouble. */
export function waitsTooLongSince(now: Date): string {
  return after(now, -hour);
}
