import { expect, test } from "vitest";
import { passesCheck } from "./account-checks.ts";

test.each([
  ["rib", "SN010 01520 000485000030 35"],
  ["rib", "CI008 01113 011342912005 89"],
  ["rib", "10002 00030 02779763150 08"],
  ["iban", "EG380019000500000000263180002"],
  ["iban", "SN08 SN01 0015 2000 0485 0000 3035"],
] as const)("a right %s passes, and no neighbour of it does: %s", (check, number) => {
  expect(passesCheck(check, number)).toBe(true);
  const places = [...number].flatMap((character, index) => (/\d/.test(character) ? [index] : []));
  for (const place of places) {
    const other = (Number(number[place]) + 1) % 10;
    expect([place, passesCheck(check, `${number.slice(0, place)}${other}${number.slice(place + 1)}`)]).toEqual([
      place,
      false,
    ]);
  }
});

test.each([
  ["rib", ""],
  ["rib", "SN01001520"],
  ["iban", "12345678901234567890"],
  ["iban", "x".repeat(60_000)],
] as const)("%s refuses %s", (check, number) => expect(passesCheck(check, number)).toBe(false));

test("an account without a check is not said to be right", () => {
  expect(passesCheck("none", "0123456789")).toBeUndefined();
});
