import { bareText } from "./transfer-reference.ts";
import { withWesternDigits } from "./western-digits.ts";

/**
 * By what two numbers are the same, however they are written: letters and digits alone; of a telephone its end, without
 * its country or trunk.
 */
export const numberKey = (number: string): string => {
  const bare = withWesternDigits(bareText(number));
  return /^(?:0|234|254|255|256|251|250|237|233|221|225|27|20)\d{9,10}$/.test(bare) ? bare.slice(-9) : bare;
};
