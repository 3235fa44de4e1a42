import { type CurrencyCode, type CurrencyForm, currencies as forms } from "../../content/currencies.ts";
import { currencyNames } from "../../content/en/currency-words.ts";

export type Currency = CurrencyCode;

export const currencies = Object.keys(forms) as Currency[];

export const isCurrency = (text: unknown): text is Currency => typeof text === "string" && Object.hasOwn(forms, text);

/**
 * An amount in minor units of its currency, always an integer: five thousand is 500000 in dollars, and 5000 in Uganda
 * shillings.
 */
export interface Money {
  amount: number;
  currency: Currency;
}

/** Returns decimals, sign and input format of a currency. */
export const formOf = (currency: Currency): CurrencyForm => forms[currency];

/** Returns the number of minor units in a major unit; 1 for a currency without minor unit. */
export const minorUnitsOf = (currency: Currency): number => 10 ** forms[currency].exponent;

/** Returns an amount of whole major units. */
export const moneyOf = (major: number, currency: Currency): Money => ({
  amount: Math.round(major * minorUnitsOf(currency)),
  currency,
});

/** Returns the smallest gift for which a receipt makes sense, and which a person can mean to type. */
export const smallestGift = (currency: Currency): Money => moneyOf(forms[currency].smallest, currency);
export const largestGift = (currency: Currency): Money => moneyOf(1_000_000_000, currency);

/** Decimals and signs come from the table: those of a locale follow cash, and can change. */
const plain = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });

/** Formats an amount, such as `$12.50`, `KSh 5,000`, `5 000 F CFA` or, with a minus sign that screen readers say, `−₦500`. */
export function formatMoney({ amount, currency }: Money): string {
  const { exponent, sign, shape, group, decimal } = formOf(currency);
  const units = minorUnitsOf(currency);
  const size = Math.abs(amount);
  const part = size % units;
  const whole = plain.format(Math.floor(size / units)).replaceAll(",", group);
  const number = part === 0 ? whole : `${whole}${decimal}${String(part).padStart(exponent, "0")}`;
  const shown = { $1: `${sign}${number}`, "R 1": `${sign}\u00a0${number}`, "1 F": `${number}\u00a0${sign}` }[shape];
  return amount < 0 ? `\u2212${shown}` : shown;
}

/** Returns sums by currency, in the order of the table: amounts of different currencies are never added. */
export const sumsOf = (all: readonly Money[]): Money[] =>
  currencies.flatMap((currency) => {
    const own = all.filter((money) => money.currency === currency);
    return own.length === 0 ? [] : [{ currency, amount: own.reduce((sum, { amount }) => sum + amount, 0) }];
  });

/** Returns an amount for a text field: `8000` or `12.5`. */
export const plainAmount = ({ amount, currency }: Money): string => String(amount / minorUnitsOf(currency));

/** Returns an amount with all decimals of its currency: `8000.00`, or `5000` if it has none. */
export const fixedAmount = ({ amount, currency }: Money): string =>
  (amount / minorUnitsOf(currency)).toFixed(formOf(currency).exponent);

export const signOf = (currency: Currency): string => forms[currency].sign;

/** Returns the name for use in a sentence: `in naira`. */
export const nameOf = (currency: Currency): string => currencyNames[currency].name;
