import { amountSentences as words } from "../../content/currencies.ts";
import { type Currency, formatMoney, nameOf, smallestGift } from "./money.ts";
import { fillPlaces } from "./places.ts";
import type { AmountProblem } from "./typed-amount.ts";

export const unclearAmount = words.unclear;

export const largeAmount = words.largest;

/** Says what the smallest gift of a currency is. */
export const smallAmount = (currency: Currency): string =>
  fillPlaces(words.smallest, { least: formatMoney(smallestGift(currency)) });

/** Says why a typed amount is invalid, and what to type. @param currency of the field */
export const problemSentence = (problem: AmountProblem, currency: Currency): string =>
  problem.problem === "currency"
    ? fillPlaces(words.otherCurrency, { other: nameOf(problem.of), own: nameOf(currency) })
    : words[problem.problem];
