/**
 * Rules to count, show and type a currency. The exponent is that of ISO 4217, never of a locale, whose digits follow
 * cash.
 */
export interface CurrencyForm {
  /** Decimals of the minor unit; 0 for a currency without one. */
  exponent: 0 | 2;
  sign: string;
  /** Sign before or after the number, with or without a blank that keeps them together. */
  shape: "$1" | "R 1" | "1 F";
  group: "," | "\u202f";
  decimal: "." | ",";
  /** Signs that people write beside a number, in small letters, besides the code. */
  typed: readonly string[];
  /** One, many, a hundredth, hundredths; left out where an amount is not written in words. */
  words?: readonly [one: string, many: string, part: string, parts: string] | readonly [one: string, many: string];
  /** Smallest amount that a receipt can be written for, in major units. */
  smallest: number;
  /** Amount up to which one person records a transfer, until a foundation sets its own, in major units. */
  alone: number;
  /** Most that a bank keeps of a transfer, in major units. */
  kept: number;
  /** The name in a sentence: `in naira`. */
  name: string;
}

const comma = { group: ",", decimal: "." } as const;
const blank = { group: "\u202f", decimal: "," } as const;

/** Codes of ISO 4217. */
export const currencies = {
  NGN: {
    ...comma,
    exponent: 2,
    sign: "₦",
    shape: "$1",
    typed: ["₦", "n", "naira"],
    words: ["naira", "naira", "kobo", "kobo"],
    smallest: 100,
    alone: 50_000,
    kept: 1_000,
    name: "naira",
  },
  GHS: {
    ...comma,
    exponent: 2,
    sign: "GH₵",
    shape: "$1",
    typed: ["gh₵", "gh¢", "₵", "cedi", "cedis"],
    words: ["Ghana cedi", "Ghana cedis", "pesewa", "pesewas"],
    smallest: 5,
    alone: 500,
    kept: 20,
    name: "cedis",
  },
  KES: {
    ...comma,
    exponent: 2,
    sign: "KSh",
    shape: "R 1",
    typed: ["sh", "sh.", "shs", "shs.", "ksh", "kshs", "ksh.", "kshs.", "/=", "/-", "shilling", "shillings", "bob"],
    words: ["Kenya shilling", "Kenya shillings", "cent", "cents"],
    smallest: 50,
    alone: 5_000,
    kept: 200,
    name: "Kenya shillings",
  },
  UGX: {
    ...comma,
    exponent: 0,
    sign: "USh",
    shape: "R 1",
    typed: ["sh", "sh.", "ush", "ushs", "ush.", "shs", "shs.", "/=", "/-", "shilling", "shillings"],
    words: ["Uganda shilling", "Uganda shillings"],
    smallest: 1_000,
    alone: 150_000,
    kept: 5_000,
    name: "Uganda shillings",
  },
  TZS: {
    ...comma,
    exponent: 2,
    sign: "TSh",
    shape: "R 1",
    typed: ["sh", "sh.", "shs", "shs.", "tsh", "tshs", "tsh.", "/=", "/-", "shilingi", "shilling", "shillings"],
    words: ["Tanzania shilling", "Tanzania shillings", "cent", "cents"],
    smallest: 1_000,
    alone: 100_000,
    kept: 4_000,
    name: "Tanzania shillings",
  },
  RWF: {
    ...comma,
    exponent: 0,
    sign: "RF",
    shape: "R 1",
    typed: ["rf", "frw", "franc", "francs"],
    words: ["Rwanda franc", "Rwanda francs"],
    smallest: 500,
    alone: 50_000,
    kept: 2_000,
    name: "Rwanda francs",
  },
  ZAR: {
    ...blank,
    exponent: 2,
    sign: "R",
    shape: "R 1",
    typed: ["r", "rand"],
    words: ["rand", "rand", "cent", "cents"],
    smallest: 10,
    alone: 750,
    kept: 30,
    name: "rand",
  },
  XOF: {
    ...blank,
    exponent: 0,
    sign: "F\u00a0CFA",
    shape: "1 F",
    typed: ["f cfa", "fcfa", "cfa", "f", "franc", "francs", "francs cfa"],
    smallest: 500,
    alone: 25_000,
    kept: 1_000,
    name: "CFA francs",
  },
  XAF: {
    ...blank,
    exponent: 0,
    sign: "FCFA",
    shape: "1 F",
    typed: ["f cfa", "fcfa", "cfa", "f", "franc", "francs", "francs cfa"],
    smallest: 500,
    alone: 25_000,
    kept: 1_000,
    name: "CFA francs",
  },
  ETB: {
    ...comma,
    exponent: 2,
    sign: "Br",
    shape: "R 1",
    typed: ["br", "birr", "ብር"],
    smallest: 50,
    alone: 5_000,
    kept: 200,
    name: "birr",
  },
  EGP: {
    ...comma,
    exponent: 2,
    sign: "E£",
    shape: "$1",
    typed: ["e£", "le", "l.e.", "ج.م.", "جنيه", "egp"],
    smallest: 10,
    alone: 2_000,
    kept: 80,
    name: "Egyptian pounds",
  },
  USD: {
    ...comma,
    exponent: 2,
    sign: "$",
    shape: "$1",
    typed: ["$", "us$", "dollar", "dollars"],
    words: ["US dollar", "US dollars", "cent", "cents"],
    smallest: 1,
    alone: 50,
    kept: 100,
    name: "dollars",
  },
} as const satisfies Record<string, CurrencyForm>;

export type CurrencyCode = keyof typeof currencies;

/** The currency of the sample: its words name it, and say what an amount in it does. */
export const sampleCurrency: CurrencyCode = "NGN";

/** Words of the promise page for a currency without words of its own. */
export const promiseSentences = {
  moved:
    "Since this page was opened, our money has become {own}. Open the page again and check the amount. We have recorded nothing",
  ended:
    "Money in {currency} cannot be sent to us any more. Load this page again and look at the amount: we have written nothing down",
  hint: "In {currency}, from {least}.",
  instead: "Give in {currency} instead",
};

/** Sentences about a typed amount. */
export const amountSentences = {
  unclear: "Type an amount in figures, like 5000",
  twofold: "A point before three figures can part thousands or decimals: type 5000, or 5.00",
  short: "Write the amount out in figures, like 5000",
  otherCurrency: "That is an amount in {other}. Type how much it is in {own}, in figures, like 5000",
  smallest: "The smallest gift we can receipt is {least}",
  largest: "Write to us about a gift of that size",
};
