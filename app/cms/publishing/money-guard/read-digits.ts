import { type TelephoneForm, toE164 } from "../../../values/telephone-number.ts";

const currency = "(?:₦|\\$|€|£|₵|#|ngn|usd|eur|gbp|kes|ksh|kshs|ugx|ush|ghs|gh₵|xof|fcfa|f ?cfa|cfa|zar|naira|n|r)";
const unit =
  "(?:naira|dollars?|euros?|pounds?|shillings?|cedis?|francs?|rands?|fcfa|f ?cfa|cfa|kobo|million|thousand|k|%|percent|litres?|kg|km|m|gb|people|children|girls|families|pupils)";
/** Amounts of money. A number with ten digits or a leading zero is not an amount. */
const amounts = [
  new RegExp(
    `(?<![\\p{L}\\p{N}])${currency} ?[1-9](?:\\d{0,2}(?:[., ]\\d{3}){1,4}|\\d{0,8})(?:[.,]\\d{1,2})?(?!\\d|[ -]\\d)`,
    "giu",
  ),
  new RegExp(
    `(?<![\\p{L}\\d.,-])[1-9](?:\\d{0,2}(?:[., ]\\d{3}){1,4}|\\d{0,8})(?:[.,]\\d{1,2})? ?${unit}(?![\\p{L}\\p{N}])`,
    "giu",
  ),
];
const grouped = /(?<![\p{L}\d.,-])[1-9]\d{0,2}(?:,\d{3}){1,4}(?:\.\d{1,2})?(?![\d,])/gu;
const days =
  /(?<![\d])(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}|(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[:h]\d{2}|\d{1,2}\.\d{2}(?= ?(?:am|pm|uhr|o'clock)))(?!\d)/giu;
const years = /(?<![\d.,-]|\d[ ])(?:19|20)\d{2}(?! ?[.-]? ?\d{3}|\d)/gu;
const files = /(?<![\w()-])[\w()-]{1,60}\.(?:jpe?g|png|webp|pdf|docx?|mp4|mov|heic)(?![\p{L}\p{N}])/giu;

/** Replaces counts, dates and file names by spaces, so that positions stay the same. */
export function blank(text: string, isStrict: boolean): string {
  const shapes = [files, days, ...amounts, ...(isStrict ? [] : [grouped]), years];
  return shapes.reduce((rest, shape) => rest.replace(shape, (whole) => "~".repeat(whole.length)), text);
}

/** The digits of one number, with spaces, dashes, points and brackets between them. */
export const run = /\+?\d(?:(?:[ \t]?[().\-–—_/*·•|]?[ \t]?[()]?|, ?(?=\d(?:,|\D|$))(?<=(?:^|\D)\d, ?))\d){2,}/gu;

/** Returns true for a telephone number; without trunk digit or country code, such digits are usually a count. */
export function isTelephone(text: string, form: TelephoneForm): boolean {
  const begins = ["+", "00", form.trunk, form.code].filter((one) => one !== "");
  const isWhole = form.trunk === "" && (/[ .-]/.test(text) || /^\d{9,10}$/.test(text));
  return (isWhole || begins.some((begin) => text.startsWith(begin))) && toE164(form, text) !== undefined;
}

/** Minimum number of digits of an account: without other words, and beside a word of paying or for a merchant. */
export const leastAlone = 10;
export const leastPaid = 8;
export const leastMerchant = 5;
