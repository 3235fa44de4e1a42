let readLocale = (): string => "en";

/** Sets the source of the locale (BCP 47): the site's language and country. */
export function readLocaleFrom(source: () => string): void {
  readLocale = source;
}

/** Formatters of `Intl` for the locale, each made once. */
const made = new Map<string, unknown>();

function inLocale<Made>(kind: string, make: (locale: string) => Made, locale = readLocale()): Made {
  const key = `${kind} ${locale}`;
  const known = (made.get(key) as Made | undefined) ?? make(locale);
  made.set(key, known);
  return known;
}

/** Formats a number with the locale's groups: `12,500`, or `12 500` with narrow spaces. */
export const formatNumber = (count: number): string =>
  inLocale("number", (locale) => new Intl.NumberFormat(locale)).format(count);

export type SizeUnit = "byte" | "kilobyte" | "megabyte" | "gigabyte" | "terabyte";

/** Formats a size: `48 MB`, or `48 Mo`. @param digits after the decimal sign */
export const formatSize = (size: number, unit: SizeUnit, digits: number): string =>
  inLocale(
    `size ${unit} ${digits}`,
    (locale) =>
      new Intl.NumberFormat(locale, {
        style: "unit",
        unit,
        unitDisplay: unit === "byte" ? "long" : "short",
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  ).format(size);

/** Returns the sign before decimals in a language: a comma in French. */
export const decimalSign = (language: string): string =>
  inLocale(
    "decimal",
    (locale) => new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === "decimal")?.value ?? ".",
    language,
  );

/** Formats a list: `a, b and c`, or with `or`. */
export const formatList = (items: Iterable<string>, kind: "and" | "or" = "and"): string =>
  inLocale(
    `list ${kind}`,
    (locale) => new Intl.ListFormat(locale, { type: kind === "and" ? "conjunction" : "disjunction" }),
  ).format(items);

/** Returns the form of a noun after a number: `one` is only 1 in English, but 0, 1 and 1.5 in French. */
export const pluralForm = (count: number): Intl.LDMLPluralRule =>
  inLocale("plural", (locale) => new Intl.PluralRules(locale)).select(count);

/** Compares texts by the locale, and numbers in them by value. */
export const compareInLocale = (a: string, b: string): number =>
  inLocale("collator", (locale) => new Intl.Collator(locale, { numeric: true })).compare(a, b);
