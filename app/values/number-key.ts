import { bareText } from "./transfer-reference.ts";
import { withWesternDigits } from "./western-digits.ts";

/**
 * Returns a key that all spellings of one number share: letters and digits alone; for a telephone its end, without
 * its country or trunk.
 */
export const numberKey = (number: string): string => {
  const bare = withWesternDigits(bareText(number));
  return /^(?:0|234|254|255|256|251|250|237|233|221|225|27|20)\d{9,10}$/.test(bare) ? bare.slice(-9) : bare;
};
