import { expect, test } from "vitest";
import { type Sum, sliceSpending } from "./count-sums.ts";

const spent = (kind: string, minor: number): Sum => ({
  purpose: "general",
  what: "spent",
  kind,
  currency: "NGN",
  minor: -minor,
  count: 1,
});

test.each([
  ["thirds round up by code", [spent("a", 1), spent("b", 1), spent("c", 1)], { a: 3334, b: 3333, c: 3333 }],
  [
    "the larger sum of equal remainders is first",
    [spent("a", 5_000), spent("b", 15_001), spent("c", 4_999)],
    undefined,
  ],
  ["corrections lower a slice", [spent("a", 10), spent("a", -5), spent("b", 5)], { a: 5000, b: 5000 }],
  ["a kind of which nothing was spent is left out", [spent("a", 7), spent("b", 7), spent("b", -7)], { a: 10_000 }],
  ["nothing was spent", [], {}],
])("%s", (_, sums, expected) => {
  const slices = sliceSpending(sums, "NGN");
  const total = slices.reduce((sum, { hundredths }) => sum + hundredths, 0);
  expect(total).toBe(slices.length === 0 ? 0 : 10_000);
  if (expected !== undefined)
    expect(Object.fromEntries(slices.map(({ code, hundredths }) => [code, hundredths]))).toEqual(expected);
});

test("amounts of another currency do not count", () => {
  expect(sliceSpending([{ ...spent("a", 5), currency: "USD" }], "NGN")).toEqual([]);
});

test("amounts near the largest whole number keep their shares", () => {
  const slices = sliceSpending([spent("a", 2 ** 52), spent("b", 2 ** 52)], "NGN");
  expect(slices.map(({ hundredths }) => hundredths)).toEqual([5000, 5000]);
});
