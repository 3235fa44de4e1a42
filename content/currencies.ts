/**
 * Rules for counting, formatting and typing a currency. The exponent is that of ISO 4217, not that of a locale, whose
 * decimals follow cash.
 */
export interface CurrencyForm {
  /** Number of decimals; 0 for a currency without a minor unit. */
  exponent: 0 | 2;
  sign: string;
  /** Position of the sign before or after the number, with or without a no-break space. */
  shape: "$1" | "R 1" | "1 F";
  group: "," | "\u202f";
  decimal: "." | ",";
  /** Signs that people type beside a number, in lower case, in addition to the code. */
  typed: readonly string[];
  /** Smallest amount for a receipt, in major units. */
  smallest: number;
  /** Amount up to which one person may record a transfer, until the foundation sets its own, in major units. */
  alone: number;
  /** Maximum fee that a bank deducts from a transfer, in major units. */
  kept: number;
  /** Word in addresses, such as `?dollars`. */
  address: string;
}

const comma = { group: ",", decimal: "." } as const;
const blank = { group: "\u202f", decimal: "," } as const;

/** Currencies by ISO 4217 code. */
export const currencies = {
  NGN: {
    ...comma,
    exponent: 2,
    sign: "₦",
    shape: "$1",
    typed: ["₦", "n", "naira"],
    smallest: 100,
    alone: 50_000,
    kept: 1_000,
    address: "naira",
  },
  GHS: {
    ...comma,
    exponent: 2,
    sign: "GH₵",
    shape: "$1",
    typed: ["gh₵", "gh¢", "₵", "cedi", "cedis"],
    smallest: 5,
    alone: 500,
    kept: 20,
    address: "cedis",
  },
  KES: {
    ...comma,
    exponent: 2,
    sign: "KSh",
    shape: "R 1",
    typed: ["sh", "sh.", "shs", "shs.", "ksh", "kshs", "ksh.", "kshs.", "/=", "/-", "shilling", "shillings", "bob"],
    smallest: 50,
    alone: 5_000,
    kept: 200,
    address: "kenya-shillings",
  },
  UGX: {
    ...comma,
    exponent: 0,
    sign: "USh",
    shape: "R 1",
    typed: ["sh", "sh.", "ush", "ushs", "ush.", "shs", "shs.", "/=", "/-", "shilling", "shillings"],
    smallest: 1_000,
    alone: 150_000,
    kept: 5_000,
    address: "uganda-shillings",
  },
  TZS: {
    ...comma,
    exponent: 2,
    sign: "TSh",
    shape: "R 1",
    typed: ["sh", "sh.", "shs", "shs.", "tsh", "tshs", "tsh.", "/=", "/-", "shilingi", "shilling", "shillings"],
    smallest: 1_000,
    alone: 100_000,
    kept: 4_000,
    address: "tanzania-shillings",
  },
  RWF: {
    ...comma,
    exponent: 0,
    sign: "RF",
    shape: "R 1",
    typed: ["rf", "frw", "franc", "francs"],
    smallest: 500,
    alone: 50_000,
    kept: 2_000,
    address: "rwanda-francs",
  },
  ZAR: {
    ...blank,
    exponent: 2,
    sign: "R",
    shape: "R 1",
    typed: ["r", "rand"],
    smallest: 10,
    alone: 750,
    kept: 30,
    address: "rand",
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
    address: "cfa-francs",
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
    address: "cfa-francs",
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
    address: "birr",
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
    address: "egyptian-pounds",
  },
  USD: {
    ...comma,
    exponent: 2,
    sign: "$",
    shape: "$1",
    typed: ["$", "us$", "dollar", "dollars"],
    smallest: 1,
    alone: 50,
    kept: 100,
    address: "dollars",
  },
} as const satisfies Record<string, CurrencyForm>;

export type CurrencyCode = keyof typeof currencies;

/** Currency of the sample content, whose texts mention it and the effect of its amounts. */
export const sampleCurrency: CurrencyCode = "NGN";
