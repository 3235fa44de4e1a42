import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers/promises";
import { onTestFinished, vi } from "vitest";

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

/**
 * Makes time pass by a second with each look at the clock, until the test ends. A loop that waits for a time so ends
 * at once.
 */
export function hastenTime(): void {
  const started = performance.now();
  let looks = 0;
  const now = vi.spyOn(performance, "now").mockImplementation(() => started + ++looks * 1_000);
  onTestFinished(() => now.mockRestore());
}
