import type { CurrencyCode } from "../currencies.ts";

export interface CurrencyNames {
  /** Name for use in a sentence: `in naira`. */
  name: string;
  /** Singular and plural of the unit and of its hundredth; undefined if amounts are not written in words. */
  words?: readonly [one: string, many: string, part: string, parts: string] | readonly [one: string, many: string];
}

export const currencyNames: Record<CurrencyCode, CurrencyNames> = {
  NGN: { name: "naira", words: ["naira", "naira", "kobo", "kobo"] },
  GHS: { name: "cedis", words: ["Ghana cedi", "Ghana cedis", "pesewa", "pesewas"] },
  KES: { name: "Kenya shillings", words: ["Kenya shilling", "Kenya shillings", "cent", "cents"] },
  UGX: { name: "Uganda shillings", words: ["Uganda shilling", "Uganda shillings"] },
  TZS: { name: "Tanzania shillings", words: ["Tanzania shilling", "Tanzania shillings", "cent", "cents"] },
  RWF: { name: "Rwanda francs", words: ["Rwanda franc", "Rwanda francs"] },
  ZAR: { name: "rand", words: ["rand", "rand", "cent", "cents"] },
  XOF: { name: "CFA francs" },
  XAF: { name: "CFA francs" },
  ETB: { name: "birr" },
  EGP: { name: "Egyptian pounds" },
  USD: { name: "dollars", words: ["US dollar", "US dollars", "cent", "cents"] },
};

/** Texts of the promise page for a currency that has none of its own. */
export const promiseSentences = {
  moved:
    "Since this page was opened, our money has become {own}. Open the page again and check the amount. We have recorded nothing",
  ended:
    "Money in {currency} cannot be sent to us any more. Load this page again and look at the amount: we have written nothing down",
  hint: "In {currency}, from {least}.",
  instead: "Give in {currency} instead",
};

export const amountSentences = {
  unclear: "Type an amount in figures, like 5000",
  twofold: "A point before three figures can part thousands or decimals: type 5000, or 5.00",
  twoReadings: "{text} can mean {many} or {few}: type {many}, or {few}",
  whole: "There are no cents in {currency}: type {whole}",
  short: "Write the amount out in figures, like 5000",
  otherCurrency: "That is an amount in {other}. Type how much it is in {own}, in figures, like 5000",
  smallest: "The smallest gift we can receipt is {least}",
  largest: "Write to us about a gift of that size",
};
