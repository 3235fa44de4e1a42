import { siteClock } from "./site-clock.ts";

/** Every formatter of `Intl` that follows the site's language and country, made once for each locale. */
const made = new Map<string, unknown>();

function inLocale<Made>(kind: string, make: (locale: string) => Made): Made {
  const { locale } = siteClock();
  const key = `${kind} ${locale}`;
  const known = (made.get(key) as Made | undefined) ?? make(locale);
  made.set(key, known);
  return known;
}

/** Formats a number with the groups of the locale: `12,500`, or `12 500` with narrow blanks. */
export const formatNumber = (count: number): string =>
  inLocale("number", (locale) => new Intl.NumberFormat(locale)).format(count);

/** Formats a list: `a, b and c`, or with `or`. */
export const formatList = (items: Iterable<string>, kind: "and" | "or" = "and"): string =>
  inLocale(
    `list ${kind}`,
    (locale) => new Intl.ListFormat(locale, { type: kind === "and" ? "conjunction" : "disjunction" }),
  ).format(items);

/** Returns the form of a noun after a number: `one` in English is 1 alone, in French 0, 1 and 1.5. */
export const pluralForm = (count: number): Intl.LDMLPluralRule =>
  inLocale("plural", (locale) => new Intl.PluralRules(locale)).select(count);

/** Orders words by the locale, numbers in them by their value. */
export const compareInLocale = (a: string, b: string): number =>
  inLocale("collator", (locale) => new Intl.Collator(locale, { numeric: true })).compare(a, b);

/** Formats a moment of the browser's clock, like `3 Aug 2026, 14:30`. */
export const formatMoment = (moment: Date): string =>
  inLocale("moment", (locale) => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" })).format(
    moment,
  );
