import { bareText } from "./transfer-reference.ts";
import { withWesternDigits } from "./western-digits.ts";

/**
 * Returns the same key for all spellings of a number: only letters and digits; for a telephone number, its end without
 * country code or trunk digit.
 */
export const numberKey = (number: string): string => {
  const bare = withWesternDigits(bareText(number));
  return /^(?:0|234|254|255|256|251|250|237|233|221|225|27|20)\d{9,10}$/.test(bare) ? bare.slice(-9) : bare;
};
