let readLocale = (): string => "en";

/** Sets the source of the locale (BCP 47): the site's language and country. */
export function readLocaleFrom(source: () => string): void {
  readLocale = source;
}

/** Every formatter of `Intl` that follows the locale, made once for each. */
const made = new Map<string, unknown>();

function inLocale<Made>(kind: string, make: (locale: string) => Made): Made {
  const locale = readLocale();
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
