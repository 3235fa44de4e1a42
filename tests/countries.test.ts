import { countries, countryCodes, countryOf } from "content/countries/index.ts";
import { currencies } from "content/currencies.ts";
import { describe, expect, test } from "vitest";
import { bareAccount, passesCheck } from "../app/values/account-checks.ts";
import { localeOf } from "../app/values/site-clock.ts";
import { dialled, toE164, writeTelephone } from "../app/values/telephone-number.ts";
import { startOfDay } from "../app/values/zoned-time.ts";

describe.each(countryCodes)("the file of %s", (code) => {
  const country = countryOf(code);

  test("names a code, a zone, a locale and currencies that exist", () => {
    expect(country.code).toBe(code);
    expect(country.capital === "").toBe(code === "XX");
    expect(startOfDay(country.zone, "2026-03-10")).toMatch(/^2026-03-(?:09|10)T/);
    expect(Intl.getCanonicalLocales(localeOf("en", code))).toEqual([localeOf("en", code)]);
    for (const currency of country.currencies) expect(currencies[currency].exponent).toBeDefined();
    expect([...country.suggestions].toSorted((a, b) => a - b)).toEqual(country.suggestions);
  });

  test("has accounts whose own example passes their check, and fails it with one digit changed", () => {
    for (const { check, examples, number } of country.accounts) {
      expect(examples === undefined).toBe(check === "none");
      if (examples === undefined) continue;
      expect(passesCheck(check, examples.right)).toBe(true);
      expect(passesCheck(check, examples.wrong)).toBe(false);
      if (check !== "nuban") expect(bareAccount(examples.right)).toMatch(number);
    }
    for (const { example, number, reference, steps } of country.wallets) {
      expect(example).toMatch(number);
      const said = steps.join();
      expect([said.includes("{number}"), said.includes("{amount}")]).toEqual([true, true]);
      // The reference of a promise has eleven characters with its dashes.
      expect([said.includes("{reference}"), (reference?.max ?? 11) >= 11]).toEqual([reference !== null, true]);
    }
  });

  test("has a telephone number that is dialled from anywhere and written as its people write it", () => {
    const { telephone, help } = country;
    const whole = toE164(telephone, telephone.example);
    expect(whole).toMatch(/^\+\d{8,15}$/);
    // An unknown country has no format of its own.
    expect(writeTelephone(telephone, whole ?? "")).toBe(telephone.code === "" ? whole : telephone.example);
    expect(dialled(telephone, telephone.example)).toBe(`tel:${whole}`);
    for (const { number } of [...help.emergency, ...help.child])
      expect(dialled(telephone, number)).toMatch(/^tel:\+?\d{2,13}$/);
  });
});

test.each([
  ["KE", "0712 123456", "+254712123456"],
  ["KE", "+254 712 123 456", "+254712123456"],
  ["KE", "+254 (0)712 123456", "+254712123456"],
  ["KE", "254712123456", "+254712123456"],
  ["KE", "0110 123456", "+254110123456"],
  ["KE", "00254712123456", "+254712123456"],
  ["CI", "07 12 34 56 78", "+2250712345678"],
  ["CI", "+225 07 12 34 56 78", "+2250712345678"],
  ["SN", "77 123 45 67", "+221771234567"],
  ["NG", "0802 123 4567", "+2348021234567"],
  ["KE", "+44 20 7946 0000", "+442079460000"],
] as const)("in %s, %s is %s", (code, typed, whole) => {
  expect(toE164(countries[code].telephone, typed)).toBe(whole);
});

test.each([
  ["KE", "116"],
  ["KE", "call me"],
  ["SN", "116"],
  ["XX", "0712 123456"],
  ["KE", "1".repeat(60_000)],
] as const)("in %s, %s has no number for abroad", (code, typed) => {
  expect(toE164(countries[code].telephone, typed)).toBeUndefined();
});
