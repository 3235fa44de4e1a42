import { countries } from "content/countries/index.ts";
import { expect, test } from "vitest";
import { writeInternational } from "./telephone-number.ts";

test.for([
  ["+2348031234567", "+234 803 123 4567"],
  ["0803 123 4567", "+234 803 123 4567"],
  ["+254 (0)110 123456", "+254 110 123456"],
  ["\u202a+254\u00a0(0)110\u200b123456\u202c", "+254 110 123456"],
  ["+44 (0)7911 123456", "+44 791 112 3456"],
  ["112", "112"],
])("a list names the country of %s", ([typed = "", written]) => {
  const forms = Object.values(countries).map(({ telephone }) => telephone);
  expect(writeInternational(countries.NG.telephone, typed, forms)).toBe(written);
});
