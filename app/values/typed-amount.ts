import { type CurrencyCode, type CurrencyForm, currencies } from "../../content/currencies.ts";
import { decimalSign } from "../../content/intl.ts";
import { groupBy } from "./list-places.ts";
import { type Language, siteLanguage } from "./site-language.ts";
import { withWesternDigits } from "./western-digits.ts";
import { withoutInvisible } from "./without-invisible.ts";

/** Maximum length of an amount with its currency, as typed (characters). */
export const maxAmountLength = 40;

/**
 * Reason why a typed amount is invalid: another currency, two possible meanings (`5.000`, and `5,000` where a comma
 * begins decimals), abbreviated (`5k`), decimals in a currency that has none, or no amount.
 */
export type AmountProblem =
  | { problem: "currency"; of: CurrencyCode }
  | { problem: "unclear" | "twofold" | "short" }
  | { problem: "twoReadings"; text: string; many: string; few: string }
  | { problem: "whole"; whole: string };

/** An amount in minor units, or the reason why it is invalid. */
export type ReadAmount = { amount: number } | AmountProblem;

const codes = Object.keys(currencies) as CurrencyCode[];

/** All signs of currencies beside a number, the longest first, each with the currencies that use it. */
const signs: readonly (readonly [text: string, of: readonly CurrencyCode[]])[] = [
  ...groupBy(
    codes.flatMap((code) => [code.toLowerCase(), ...currencies[code].typed].map((text) => [text, code] as const)),
    ([text]) => text,
  ),
]
  .map(([text, pairs]) => [text, pairs.map(([, code]) => code)] as const)
  .sort(([one], [other]) => other.length - one.length);

const isLetter = (character: string | undefined): boolean => character !== undefined && /\p{Letter}/u.test(character);

/** Returns true if the sign is part of a word: `n` means naira, but not in `nusu`. */
const isInWord = (text: string, sign: string, isAt: "startsWith" | "endsWith"): boolean =>
  isAt === "startsWith"
    ? isLetter(sign.at(-1)) && isLetter(text[sign.length])
    : isLetter(sign[0]) && isLetter(text.at(-sign.length - 1));

function takeSign(text: string, isAt: "startsWith" | "endsWith"): { rest: string; of?: readonly CurrencyCode[] } {
  const found = signs.find(([sign]) => text[isAt](sign) && !isInWord(text, sign, isAt));
  if (found === undefined) return { rest: text };
  const [{ length }, of] = found;
  return { rest: (isAt === "startsWith" ? text.slice(length) : text.slice(0, -length)).trim(), of };
}

const ownSigns = Object.fromEntries(
  codes.map((code) => [code, signs.filter(([, of]) => of.includes(code)).map(([text]) => text)]),
) as Record<CurrencyCode, string[]>;

/** Returns a lower-case text without this currency's signs at its ends. */
export function withoutSigns(text: string, currency: CurrencyCode): string {
  const before = ownSigns[currency].find((sign) => text.startsWith(sign)) ?? "";
  const rest = text.slice(before.length);
  const after = ownSigns[currency].find((sign) => rest.endsWith(sign)) ?? "";
  return rest.slice(0, rest.length - after.length).trim();
}

/**
 * Returns the currency of a sign at one end of a text.
 * @returns undefined without a sign, and for a sign that this currency also has
 */
export function otherCurrencyOf(text: string, currency: CurrencyCode): CurrencyCode | undefined {
  const before = takeSign(plain(text), "startsWith");
  const found = [before, takeSign(before.rest, "endsWith")].map(({ of }) => of);
  return found.find((of) => of !== undefined && !of.includes(currency))?.[0];
}

const separators = { "\u066c": ",", "\u066b": "\u066b", "\u00a0": " ", "\u202f": " ", "\u2019": "'" } as Record<
  string,
  string
>;

/** Converts a text to western digits, one kind of space, and lower case. */
const plain = (text: string): string =>
  withWesternDigits(withoutInvisible(text.normalize("NFKC")).toLowerCase())
    .replace(/[\u066c\u066b\u00a0\u202f\u2019]/g, (sign) => separators[sign] ?? sign)
    .trim();

/**
 * Reads an amount as people type it: `5000`, `5,000`, `$5,000.50`, `KSh 5 000`, `5,000/=`, `٥٬٠٠٠`.
 * @returns minor units of the currency, or the reason why it is invalid: `$50` for shillings; `5k` and `1e9`; `5.000`,
 * except for a currency without minor unit, where it is five thousand
 * @param language of the person who types: where a comma begins decimals, `5,000` may be five
 */
export function readAmount(text: string, currency: CurrencyCode, language: Language = siteLanguage()): ReadAmount {
  const unclear: AmountProblem = { problem: "unclear" };
  if (text.length > maxAmountLength) return unclear;
  const before = takeSign(plain(text), "startsWith");
  const after = takeSign(before.rest, "endsWith");
  for (const { of } of [before, after])
    if (of !== undefined && !of.includes(currency)) return { problem: "currency", of: of[0] ?? currency };
  const readings = decimalSign(language) === "," ? readTwice(after.rest, currencies[currency]) : undefined;
  if (readings !== undefined) return readings;
  const amount = readNumber(after.rest, currencies[currency]);
  if (amount !== undefined) return { amount };
  if (/^\d{1,3}\.\d{3}$/.test(after.rest)) return { problem: "twofold" };
  const whole = currencies[currency].exponent === 0 ? wholeOf(after.rest) : undefined;
  if (whole !== undefined) return { problem: "whole", whole };
  return /^\d[\d.,]* ?[km]$/.test(after.rest) ? { problem: "short" } : unclear;
}

/** Returns both readings of `5,000` and `5.000` for a person who writes decimals with a comma. */
function readTwice(text: string, { exponent }: CurrencyForm): AmountProblem | undefined {
  const [, before = "", behind = ""] = /^(\d{1,3})[.,](\d{3})$/.exec(text) ?? [];
  if (before === "" || exponent === 0) return undefined;
  const few = Number(`${before}.${behind}`).toFixed(exponent).replace(/\.0+$/, "").replace(".", ",");
  return { problem: "twoReadings", text, many: String(Number(before + behind)), few };
}

/** Returns the whole units of an amount with decimals, such as `1 000,50`. */
function wholeOf(text: string): string | undefined {
  const [, whole = ""] = /^(\d{1,3}(?:[,. ']\d{3}){1,3}|\d{1,13})[.,\u066b]\d{1,2}$/.exec(text) ?? [];
  const digits = whole.replace(/\D/g, "");
  return Number(digits) > 0 ? String(Number(digits)) : undefined;
}

/** @returns minor units; undefined for a text that is not a number, or has two possible meanings */
function readNumber(text: string, { exponent }: CurrencyForm): number | undefined {
  const [, whole = "", group, mark, part = ""] =
    /^(\d{1,3}(?:([,. '])\d{3})(?:\2\d{3}){0,3}|\d{1,13})(?:([.,\u066b])(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === "" || (mark !== undefined && mark === group)) return undefined;
  // In a currency with decimals, `5.000` may mean five.
  const isOneGroup = whole.length <= 7;
  if (group === "." && isOneGroup && exponent > 0 && mark === undefined) return undefined;
  const major = Number(whole.replace(/\D/g, ""));
  if (exponent === 0) return /^0*$/.test(part) ? major : undefined;
  return major * 10 ** exponent + Number(part.padEnd(2, "0"));
}
