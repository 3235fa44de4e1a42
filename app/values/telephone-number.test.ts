import { countries } from "content/countries/index.ts";
import { expect, test } from "vitest";
import { isWrongLength, toE164, writeInternational } from "./telephone-number.ts";

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

test.for(["٠٧١٢ ٣٤٥٦٧٨", "+٢٥٤ (0)712 345678", "0712-345-678"])("%s is one number", (typed) => {
  expect(toE164(countries.KE.telephone, typed)).toBe("+254712345678");
});

test.for<["KE" | "NG" | "SN", string, boolean]>([
  ["KE", "0712 345 67", true],
  ["KE", "+254 712 345 67", true],
  ["KE", "0712 345 6789", true],
  ["KE", "0712 345 678", false],
  ["KE", "+254 (0)712 345 678", false],
  ["KE", "+44 7911 12345", false],
  ["KE", "116", false],
  ["NG", "0803 123 456", true],
  ["NG", "0803 123 4567", false],
  ["NG", "01 234 5678", false],
  ["SN", "+221 77 123 45 6", true],
  ["SN", "77 123 45 67", false],
])("in %s, the number of digits in %s is wrong: %s", ([country, typed, isWrong]) => {
  expect(isWrongLength(countries[country].telephone, typed)).toBe(isWrong);
});
