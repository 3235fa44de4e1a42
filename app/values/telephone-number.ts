import { withWesternDigits } from "./western-digits.ts";
import { withoutInvisible } from "./without-invisible.ts";

/** A country's format of telephone numbers: see `content/countries/country.ts`. */
export interface TelephoneForm {
  code: string;
  trunk: string;
  /** Matches a national number without the trunk digit. */
  number: RegExp;
  groups: readonly number[];
}

/** Maximum length of a telephone number as typed (characters). */
const maxLength = 40;

/**
 * Converts a number to E.164: with `+` as typed, otherwise as a number of this country.
 * @returns a number such as `+254712123456`; undefined for one that cannot be dialled from abroad, such as 116
 */
export function toE164({ code, trunk, number }: TelephoneForm, typed: string): string | undefined {
  if (typed.length > maxLength) return undefined;
  const bare = bareNumber(typed);
  if (/^(?:\+|00)\d{7,15}$/.test(bare))
    return `+${withoutSecondTrunk(bare.replace(/^(?:\+|00)/, ""), { code, trunk, number })}`;
  if (code === "" || !/^\d+$/.test(bare)) return undefined;
  const withoutTrunk = trunk !== "" && bare.startsWith(trunk) ? bare.slice(trunk.length) : bare;
  if (number.test(withoutTrunk)) return `+${code}${withoutTrunk}`;
  return bare.startsWith(code) && number.test(bare.slice(code.length)) ? `+${bare}` : undefined;
}

/**
 * Returns the dialled part of a number, with digits of any script; removes the `(0)` after a country code, as in `+254
 * (0)712`.
 */
export const bareNumber = (typed: string): string =>
  withWesternDigits(withoutInvisible(typed.normalize("NFKC")))
    .trim()
    .replace(/^((?:\+|00)[\d\s]{1,6})\(0\)/, "$1")
    .replace(/[\s().\-/]/g, "");

/**
 * Returns true if a number of this country has one digit too few or too many. False for short numbers such as 116, and
 * for numbers of other countries.
 */
export function isWrongLength({ code, trunk, number }: Omit<TelephoneForm, "groups">, typed: string): boolean {
  if (code === "" || typed.length > maxLength) return false;
  const bare = bareNumber(typed).replace(/^00/, "+");
  const begins = [`+${code}${trunk}`, `+${code}`, code, trunk];
  return begins.some((begin) => {
    const national = bare.slice(begin.length);
    if (begin === "" || !bare.startsWith(begin) || !/^\d{6,14}$/.test(national)) return false;
    if (begins.some((other) => bare.startsWith(other) && number.test(bare.slice(other.length)))) return false;
    return number.test(national.slice(1)) || number.test(national.slice(0, -1)) || lacksOne(number, national);
  });
}

/** Returns true if one more digit at the end makes the number valid. */
const lacksOne = (number: RegExp, national: string): boolean =>
  Array.from("0123456789").some((digit) => number.test(national + digit));

/** Removes a trunk digit after the country code, as in `+254 0712`. */
function withoutSecondTrunk(digits: string, { code, trunk, number }: Omit<TelephoneForm, "groups">): string {
  if (code === "" || trunk === "" || !digits.startsWith(code + trunk)) return digits;
  const national = digits.slice(code.length + trunk.length);
  return number.test(national) ? code + national : digits;
}

/**
 * Groups a number by three digits, the last group with two to four, because the groups of other countries are unknown.
 */
const inGroups = (digits: string): string => digits.replace(/\d{3}(?=\d{2})/g, "$& ").trim();

/**
 * Formats a number with its country code, such as `+234 803 123 4567`, for lists that other programs read. Because of
 * the spaces, a spreadsheet does not take it for a number.
 * @param forms of all known countries
 * @returns as typed if the country is unknown
 */
export function writeInternational(form: TelephoneForm, typed: string, forms: readonly TelephoneForm[]): string {
  const whole = toE164(form, typed);
  if (whole === undefined) return typed;
  const digits = whole.slice(1);
  const country = forms.filter(({ code }) => code !== "" && digits.startsWith(code)).sort(byLongestCode)[0];
  const code = country?.code ?? digits.slice(0, 2);
  const national = digits.slice(code.length);
  const sizes = country ? [(country.groups[0] ?? 0) - country.trunk.length, ...country.groups.slice(1)] : [];
  if (sizes.reduce((sum, size) => sum + size, 0) !== national.length) return `+${code} ${inGroups(national)}`;
  const groups = sizes.map((size, index) => {
    const start = sizes.slice(0, index).reduce((sum, earlier) => sum + earlier, 0);
    return national.slice(start, start + size);
  });
  return `+${code} ${groups.filter(Boolean).join(" ")}`;
}

const byLongestCode = (one: TelephoneForm, other: TelephoneForm) => other.code.length - one.code.length;

/**
 * Formats a number as people of the country write it, such as `0712 123456`; one from another country stays as typed.
 */
export function writeTelephone(form: TelephoneForm, typed: string): string {
  const whole = toE164(form, typed);
  const prefix = `+${form.code}`;
  if (whole === undefined || form.code === "" || !whole.startsWith(prefix)) return typed;
  const digits = form.trunk + whole.slice(prefix.length);
  if (digits.length !== form.groups.reduce((sum, size) => sum + size, 0)) return typed;
  const ends = form.groups.map((_, index) => form.groups.slice(0, index + 1).reduce((sum, size) => sum + size, 0));
  return ends.map((end, index) => digits.slice(ends[index - 1] ?? 0, end)).join(" ");
}

/** Returns a `tel:` link with E.164 if possible, otherwise with the typed digits, as for 116. */
export const dialled = (form: TelephoneForm, typed: string): string =>
  `tel:${toE164(form, typed) ?? typed.slice(0, maxLength).replace(/[^+\d]/g, "")}`;
