import { amountSentences as words } from "../../content/en/currency-words.ts";
import { type Currency, formatMoney, nameOf, smallestGift } from "./money.ts";
import { fillPlaces } from "./places.ts";
import type { AmountProblem } from "./typed-amount.ts";

/** Returns a sentence with the smallest gift of a currency. */
export const smallAmount = (currency: Currency): string =>
  fillPlaces(words.smallest, { least: formatMoney(smallestGift(currency)) });

/**
 * Returns a sentence with the problem of a typed amount, and the correct form.
 * @param currency of the field
 */
export function problemSentence(problem: AmountProblem, currency: Currency): string {
  switch (problem.problem) {
    case "currency":
      return fillPlaces(words.otherCurrency, { other: nameOf(problem.of), own: nameOf(currency) });
    case "twoReadings":
      return fillPlaces(words.twoReadings, { text: problem.text, many: problem.many, few: problem.few });
    case "whole":
      return fillPlaces(words.whole, { currency: nameOf(currency), whole: problem.whole });
    default:
      return words[problem.problem];
  }
}
