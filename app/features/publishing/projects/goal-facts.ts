import { type Currency, isCurrency, largestGift } from "../../../values/money.ts";
import { readAmount } from "../../../values/typed-amount.ts";

/** A typed goal: an amount, and the code of its currency. */
export interface TypedGoal {
  goalAmount: string;
  goalCurrency: string;
}

/** Returns the goal in minor units; undefined without an amount, or for one that is invalid. */
export function minorOfGoal({ goalAmount, goalCurrency }: TypedGoal): number | undefined {
  if (goalAmount === "" || !isCurrency(goalCurrency)) return undefined;
  const read = readAmount(goalAmount, goalCurrency);
  const isValid = "amount" in read && read.amount > 0 && read.amount <= largestGift(goalCurrency).amount;
  return isValid ? read.amount : undefined;
}

/** The progress of a goal, from gifts that have come. */
export interface Goal {
  /** Purpose that staff wrote; may be empty. */
  purpose: string;
  /** Amounts as visitors read them. */
  got: string;
  goal: string;
  gifts: number;
  /** Whole percent, at most 100. */
  percent: number;
  /** ISO date; empty for a goal without a last day. */
  until: string;
  isOver: boolean;
  isReached: boolean;
  currency: Currency;
  /** Amounts in other currencies, which do not count. */
  others: string;
}
