import { expect, test } from "vitest";
import { telephoneFact, telephoneHref } from "./telephone-href.ts";

test.each([
  ["NG", "+234 800 000 0000", "tel:+2348000000000"],
  ["NG", "0803 000 0000", "tel:+2348030000000"],
  ["NG", "(0803) 000-0000", "tel:+2348030000000"],
  ["NG", "112", "tel:112"],
  ["KE", "0712 123456", "tel:+254712123456"],
  ["KE", "+234 800 000 0000", "tel:+2348000000000"],
  ["CI", "07 12 34 56 78", "tel:+2250712345678"],
  ["SN", "116", "tel:116"],
  ["XX", "(0800) 000-0000", "tel:08000000000"],
] as const)("in %s, a tap on %s dials it", (country, number, address) => {
  expect(telephoneHref(country, number)).toBe(address);
});

test("the link of a telephone number can only dial", () => {
  expect(telephoneHref("NG", '0800"><script>?#;ext=1')).toBe("tel:08001");
});

test("machines read a number of the country with its code, and one with a code as it was typed", () => {
  expect(telephoneFact("KE", "0712 123456")).toBe("+254712123456");
  expect(telephoneFact("KE", "+254 712 123456")).toBe("+254 712 123456");
  expect(telephoneFact("KE", "116")).toBe("116");
});
