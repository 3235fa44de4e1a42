import { expect, test } from "vitest";
import { type Currency, currencies, fixedAmount, formatMoney, formOf, isCurrency, minorUnitsOf } from "./money.ts";
import { readAmount } from "./typed-amount.ts";

test("amounts are written with the sign of their currency", () => {
  expect(formatMoney({ amount: 800_000, currency: "NGN" })).toBe("₦8,000");
  expect(formatMoney({ amount: 1_250, currency: "USD" })).toBe("$12.50");
});

/** A million, two hundred and thirty-four thousand, five hundred and sixty-seven, and a half where there are halves. */
const large: Record<Currency, string> = {
  NGN: "₦1,234,567.50",
  GHS: "GH₵1,234,567.50",
  KES: "KSh\u00a01,234,567.50",
  UGX: "USh\u00a01,234,567",
  TZS: "TSh\u00a01,234,567.50",
  RWF: "RF\u00a01,234,567",
  ZAR: "R\u00a01\u202f234\u202f567,50",
  XOF: "1\u202f234\u202f567\u00a0F\u00a0CFA",
  XAF: "1\u202f234\u202f567\u00a0FCFA",
  ETB: "Br\u00a01,234,567.50",
  EGP: "E£1,234,567.50",
  USD: "$1,234,567.50",
};

test.each(currencies)("%s is written in its own form, whole amounts without decimals, and read again", (currency) => {
  const units = minorUnitsOf(currency);
  const write = (amount: number) => formatMoney({ amount, currency });
  expect(write(Math.floor(1_234_567.5 * units))).toBe(large[currency]);
  for (const major of [0, 1, 50, 999, 1_000, 5_000, 12_345, 1_000_000, 999_999_999])
    expect(write(major * units).replace(/[^\d.,]/g, "")).toBe(
      String(major)
        .replace(/\B(?=(?:\d{3})+$)/g, formOf(currency).group)
        .replace(/[^\d.,]/g, ""),
    );
  for (const amount of [0, 1, 5, 99, 100, 101, 5_000, 12_345, 100_000, 123_456_789, 99_999_999_999])
    expect([write(amount), readAmount(write(amount), currency)]).toEqual([write(amount), { amount }]);
  expect(write(-5_000 * units)).toBe(`\u2212${write(5_000 * units)}`);
});

test.each(["UGX", "RWF", "XOF", "XAF"] as const)(
  "%s has no minor unit: 5000 is five thousand, never with decimals",
  (currency) => {
    expect(formatMoney({ amount: 5_000, currency })).toMatch(/^(?:\S+\u00a0)?5[,\u202f]000(?:\u00a0F\u00a0?CFA)?$/);
    expect(fixedAmount({ amount: 5_000, currency })).toBe("5000");
  },
);

test("a file for accountants has every decimal that a currency has", () => {
  expect(fixedAmount({ amount: 250_000, currency: "KES" })).toBe("2500.00");
  expect(fixedAmount({ amount: 1_250, currency: "USD" })).toBe("12.50");
});

test("a currency is one of the table, and nothing else", () => {
  expect(currencies.every(isCurrency)).toBe(true);
  for (const other of ["GBP", "ngn", "", "toString", undefined, 1]) expect(isCurrency(other)).toBe(false);
});
