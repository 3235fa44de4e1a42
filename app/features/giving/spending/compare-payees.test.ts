import { expect, test } from "vitest";
import { isSamePayee } from "./compare-payees.ts";

test.each([
  "Kano Builders Ltd",
  "KANO  BUILDERS LIMITED",
  "Kanо Builders",
  "Kan0 Bui1ders",
  "Builders Kano",
  "KanoBuilders",
  "BuildersKano",
  "Kano Build ers",
  "Kano Builder",
  "Kano Buidlers",
  "Messrs Kano Builders",
  "Mr. Kano Builders",
  "M. Kano Builders S.A.R.L.",
  "Kano Builders (Lagos)",
  "Kano Builders, Lagos",
  "Kano\u200bBuilders",
  "The Kano-Builders Nig. Enterprises & Co.",
])("“%s” is the same payee as “Kano Builders”", (other) => {
  expect([isSamePayee("Kano Builders", other), isSamePayee(other, "Kano Builders")]).toEqual([true, true]);
});

test.each([
  ["Kano Builders", "Kano Tailors"],
  ["Kano Builders", "Kano"],
  ["First shop", "Second shop"],
  ["Shop 1", "Shop 2"],
  ["Sample payee 10", "Sample payee 11"],
  ["Shop", "Store"],
  ["Mama Put", "Mama Pat"],
  ["学校", "病院"],
])("“%s” is another payee than “%s”", (one, other) => {
  expect(isSamePayee(one, other)).toBe(false);
});
