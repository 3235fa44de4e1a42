import { currencyNames } from "../../content/en/currency-words.ts";
import { writeAmountInWords } from "../../content/en/sums-in-words.ts";
import { type Money, minorUnitsOf } from "./money.ts";

/** Returns an amount such as `Twelve US dollars and fifty cents only`; null if the currency has no words. */
export function amountInWords({ amount, currency }: Money): string | null {
  const { words } = currencyNames[currency];
  if (words === undefined) return null;
  const units = minorUnitsOf(currency);
  return writeAmountInWords(Math.floor(amount / units), amount % units, words);
}
