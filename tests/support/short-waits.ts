import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers/promises";
import { onTestFinished } from "vitest";

/**
 * The site's own waits pass at once, in a test that is about what comes after them.
 * @returns ends it before the test does
 */
export function shortenWaits(): () => void {
  const { setTimeout } = timers;
  const waitWith = (wait: typeof setTimeout) => {
    timers.setTimeout = wait;
    syncBuiltinESMExports();
  };
  const end = () => waitWith(setTimeout);
  onTestFinished(end);
  waitWith(((_ms, value, options) => setTimeout(5, value, options)) as typeof setTimeout);
  return end;
}
