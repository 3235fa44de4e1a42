import { expect, test } from "vitest";
import { withLanguage } from "../server/clock/clock-scope.server.ts";
import { writeBytes } from "./bytes.ts";

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
  const sizes = withLanguage("fr", () => [999, 48_200_000, 1_234_000_000].map(writeBytes));
  // Versions of the data of languages use either blank, which breaks no line.
  expect(sizes.map((text) => text.replace(/[\u00a0\u202f]/g, "_"))).toEqual(["999_octets", "48_Mo", "1,2_Go"]);
});
