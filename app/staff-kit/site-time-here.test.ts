import { afterEach, expect, test, vi } from "vitest";
import { withClockOf } from "../server/clock/clock-scope.server.ts";
import { firstClock } from "../values/site-clock.ts";
import { hearSiteTime, siteNowHere, writeTimeHere } from "./site-time-here.ts";

afterEach(() => {
  vi.useRealTimers();
});

const answeredAt = (date: string) => new Response("", { headers: { Date: date } });

test("a moment of this device follows the site's clock", () => {
  const writeTime = () => withClockOf({ ...firstClock, zone: "Africa/Nairobi" }, () => writeTimeHere(Date.now()));
  vi.useFakeTimers({ now: new Date("2026-03-10T19:00:00Z") });
  expect(writeTime()).toBeUndefined();
  hearSiteTime(new Response(""));
  expect(writeTime()).toBeUndefined();
  // The device is seven hours ahead.
  hearSiteTime(answeredAt("Tue, 10 Mar 2026 12:00:00 GMT"));
  expect(writeTime()).toBe("15:00");
  vi.advanceTimersByTime(5 * 60_000);
  expect(writeTime()).toBe("15:05");
  expect(new Date(siteNowHere()).toISOString()).toBe("2026-03-10T12:05:00.000Z");
  // The user corrects the clock.
  vi.setSystemTime(new Date("2026-03-10T12:06:00Z"));
  hearSiteTime(answeredAt("Tue, 10 Mar 2026 12:06:00 GMT"));
  expect(writeTime()).toBe("15:06");
});
