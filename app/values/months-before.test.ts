import { expect, test } from "vitest";
import { monthsBefore } from "./dates.ts";

test.each([
  ["2026-03-10T09:00:00.000Z", 6, "2025-09-10T09:00:00.000Z"],
  ["2026-03-31T23:59:00.000Z", 1, "2026-02-28T23:59:00.000Z"],
  ["2024-03-31T00:00:00.000Z", 1, "2024-02-29T00:00:00.000Z"],
  ["2026-01-31T09:00:00.000Z", 12, "2025-01-31T09:00:00.000Z"],
  ["2026-03-10T09:00:00.000Z", 0, "2026-03-10T09:00:00.000Z"],
])("%s, %i months earlier, is %s", (moment, months, earlier) => {
  expect(monthsBefore(new Date(moment), months).toISOString()).toBe(earlier);
});
