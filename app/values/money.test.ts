import { expect, test } from "vitest";
import { formatMoney, parseAmount } from "./money.ts";

test.each([
  ["5000", 500_000],
  ["5,000", 500_000],
  ["₦5,000", 500_000],
  [" NGN 5,000.50 ", 500_050],
  ["5 000", 500_000],
  ["1,000,000.5", 100_000_050],
  ["5k", undefined],
  ["1e9", undefined],
  ["-500", undefined],
  ["5.000", undefined],
  ["50,00", undefined],
  ["five", undefined],
  ["", undefined],
  ["9".repeat(40), undefined],
])("%j is read as %s", (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

test("amounts are written with the sign of their currency", () => {
  expect(formatMoney({ amount: 800_000, currency: "NGN" })).toBe("₦8,000");
  expect(formatMoney({ amount: 1_250, currency: "USD" })).toBe("$12.50");
});
