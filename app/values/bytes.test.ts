import { expect, onTestFinished, test } from "vitest";
import { writeBytes } from "./bytes.ts";
import { firstClock, readSiteClockFrom } from "./site-clock.ts";

test.each([
  [0, "0 bytes"],
  [999, "999 bytes"],
  [1_000, "1 kB"],
  [999_499, "999 kB"],
  [999_500, "1.0 MB"],
  [48_200_000, "48 MB"],
  [1_234_000_000, "1.2 GB"],
  [9_960_000_000, "10 GB"],
  [5_000_000_000_000_000, "5,000 TB"],
])("%i bytes are written as %s", (bytes, written) => {
  expect(writeBytes(bytes)).toBe(written);
});

test("sizes in French have a comma and their own units", () => {
  onTestFinished(() => readSiteClockFrom(() => firstClock));
  readSiteClockFrom(() => ({ ...firstClock, language: "fr", locale: "fr-SN" }));
  expect([999, 48_200_000, 1_234_000_000].map(writeBytes)).toEqual(["999\u00a0octets", "48\u00a0Mo", "1,2\u00a0Go"]);
});
