import { AsyncLocalStorage } from "node:async_hooks";
import { firstClock, readSiteClockFrom, type SiteClock, siteClock } from "../../values/site-clock.ts";

/** Clock of one request or job, which stays the same unless the request changes the settings. */
const scope = new AsyncLocalStorage<{ clock: SiteClock }>();

let isStarted = false;

/** Marks the server as started: after this, reading the clock outside a request or job throws. */
export function endFirstStart(): void {
  isStarted = true;
}

readSiteClockFrom(() => {
  const clock = scope.getStore()?.clock;
  if (clock === undefined && isStarted) throw new Error("The site's clock is read outside of a request or job.");
  return clock ?? firstClock;
});

/** The clock that this process read last. */
let latest = firstClock;

/** Remembers the clock that this process read last. */
export function rememberClock(clock: SiteClock): void {
  latest = clock;
}

/** Replaces the clock for the rest of the request or job. */
export function replaceClock(clock: SiteClock): void {
  const current = scope.getStore();
  if (current !== undefined) current.clock = clock;
}

/** Runs a function with a given clock. */
export const withClockOf = <Result>(clock: SiteClock, act: () => Result): Result => scope.run({ clock }, act);

/** Runs an action in another language of the site, such as that in which a receipt was made. */
export function withLanguage<Result>(language: SiteClock["language"], act: () => Result): Result {
  const clock = siteClock();
  return withClockOf({ ...clock, language, locale: clock.locale.replace(/^[a-z]+/, language) }, act);
}

/** Runs a function with the clock of the request or job; outside of them, with the one that this process read last. */
export const withLatestClock = <Result>(act: () => Result): Result =>
  scope.getStore() === undefined ? withClockOf(latest, act) : act();
