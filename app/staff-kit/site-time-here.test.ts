import { afterEach, expect, test, vi } from "vitest";
import { firstClock, readSiteClockFrom } from "../values/site-clock.ts";
import { hearSiteTime, siteNowHere, writeTimeHere } from "./site-time-here.ts";

afterEach(() => {
  vi.useRealTimers();
  readSiteClockFrom(() => firstClock);
});

const answeredAt = (date: string) => new Response("", { headers: { Date: date } });

test("a moment of this device follows the site's clock", () => {
  readSiteClockFrom(() => ({ ...firstClock, zone: "Africa/Nairobi" }));
  vi.useFakeTimers({ now: new Date("2026-03-10T19:00:00Z") });
  expect(writeTimeHere(Date.now())).toBeUndefined();
  hearSiteTime(new Response(""));
  expect(writeTimeHere(Date.now())).toBeUndefined();
  // The device is seven hours ahead.
  hearSiteTime(answeredAt("Tue, 10 Mar 2026 12:00:00 GMT"));
  expect(writeTimeHere(Date.now())).toBe("15:00");
  vi.advanceTimersByTime(5 * 60_000);
  expect(writeTimeHere(Date.now())).toBe("15:05");
  expect(new Date(siteNowHere()).toISOString()).toBe("2026-03-10T12:05:00.000Z");
  // The user corrects the clock.
  vi.setSystemTime(new Date("2026-03-10T12:06:00Z"));
  hearSiteTime(answeredAt("Tue, 10 Mar 2026 12:06:00 GMT"));
  expect(writeTimeHere(Date.now())).toBe("15:06");
});
