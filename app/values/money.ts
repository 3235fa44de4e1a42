export const currencies = ["NGN", "USD"] as const;

/** ISO 4217. */
export type Currency = (typeof currencies)[number];

/** An amount in minor units (kobo, cents), always an integer. */
export interface Money {
  amount: number;
  currency: Currency;
}

/** Minor units of one major unit (ISO 4217: two decimals for both). */
export const minorUnits = 100;

/** Smallest gift in major units: what a receipt can be written for, and what one person can mean to type. */
export const smallestGift: Record<Currency, number> = { NGN: 100, USD: 1 };
export const largestGift = 1_000_000_000;

const formats = Object.fromEntries(
  currencies.map((currency) => [
    currency,
    new Intl.NumberFormat("en-NG", {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
      trailingZeroDisplay: "stripIfInteger",
    }),
  ]),
) as Record<Currency, Intl.NumberFormat>;

/** Like `₦8,000`, or `$12.50`. */
export const formatMoney = ({ amount, currency }: Money): string => formats[currency].format(amount / minorUnits);

/** The sign of a currency. */
export const signOf = (currency: Currency): string => (currency === "NGN" ? "₦" : "$");

/** Maximum of an amount with its currency, as people type it (characters). */
export const maxAmountLength = 40;

/**
 * Reads an amount as people type it: `5000`, `5,000`, `₦5,000.50`, `NGN 5 000`.
 * @returns minor units; undefined for anything that could mean two amounts, like `5k`, `1e9` or `5.000`
 */
export function parseAmount(text: string): number | undefined {
  if (text.length > maxAmountLength) return undefined;
  const [, typed = ""] =
    /^(?:₦|\$|NGN|USD|N)?\s*(\d[\d,. \u00a0]*)(?:NGN|USD)?$/i.exec(text.normalize("NFKC").trim()) ?? [];
  const bare = typed.trim().replace(/(?<=\d)[ \u00a0](?=\d{3}(?!\d))/g, ",");
  if (!/^(?:\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.\d{1,2})?$/.test(bare)) return undefined;
  const [whole = "", part = ""] = bare.replaceAll(",", "").split(".");
  return Number(whole) * minorUnits + Number(part.padEnd(2, "0"));
}
