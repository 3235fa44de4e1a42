import { expect, test } from "vitest";
import { telephoneHref } from "./telephone.ts";

test.each([
  ["+234 800 000 0000", "tel:+2348000000000"],
  ["(0800) 000-0000", "tel:08000000000"],
  ["0800/000.0000", "tel:08000000000"],
])("a tap on %s dials it", (number, address) => {
  expect(telephoneHref(number)).toBe(address);
});

test("whatever stands in the number, the link can do nothing but dial", () => {
  expect(telephoneHref('0800"><script>?#;ext=1')).toBe("tel:08001");
});
