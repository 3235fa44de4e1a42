import { expect, test } from "vitest";
import { withWesternDigits } from "./western-digits.ts";

test.for([
  ["٠٧١٢ ٣٤٥٦٧٨", "0712 345678"],
  ["۰۷۱۲", "0712"],
  ["०९ १०", "09 10"],
  ["𝟘𝟡𝟎𝟗", "0909"],
  ["M-Pesa 12", "M-Pesa 12"],
])("%s becomes %s", ([typed = "", western]) => {
  expect(withWesternDigits(typed)).toBe(western);
});
