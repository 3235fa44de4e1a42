import { cityOf } from "../../app/values/site-clock.ts";
import type { Country } from "../../content/countries/country.ts";
import { type CountryCode, countries, countryCodes, countryOf } from "../../content/countries/index.ts";
import { type CurrencyCode, type CurrencyForm, currencies } from "../../content/currencies.ts";
import { currencyNames } from "../../content/en/currency-words.ts";
import { withoutEntities } from "./page-text.ts";

/** A sign of a country in a text, with the way to find it. */
export interface Sign {
  /** Code of the country or of the currency. */
  of: string;
  sign: string;
  pattern: RegExp;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&").replace(/[ \u00a0\u202f]/g, "\\s");
/** A word may go on: `Nigerian`, `cedis`. */
const begins = (text: string) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(text)}`, "giu");
/** Alone, and written like this. */
const exactly = (text: string) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(text)}(?![\\p{L}\\p{N}])`, "gu");
/** A number may stand at it: `₦500`. */
const noLetterBeside = (text: string) =>
  new RegExp(
    `${/^\p{L}/u.test(text) ? "(?<!\\p{L})" : ""}${escaped(text)}${/\p{L}$/u.test(text) ? "(?!\\p{L})" : ""}`,
    "giu",
  );
/** A sign of money that means something else alone: beside a number of three digits, `R 500` and `1 234 F`. */
const besideNumber = (text: string) => {
  const number = "(?:\\d{1,3}(?:[.,\\s]\\d{3})+|\\d{3,})";
  const sign = escaped(text);
  const before = `(?<![\\p{L}\\p{N}])${sign}\\s?${number}`;
  const after = `(?<![\\p{L}\\p{N}#&])${number}\\s?${sign}(?![\\p{L}\\p{N}])`;
  return new RegExp(`${before}|${after}`, "giu");
};

const isPlain = (text: string) => /^[a-z./=-]{1,2}$/i.test(text);
/** Also the type of every foundation at schema.org: no country's own. */
const isEnglish = (text: string) => text === "NGO";
const acronyms = (text: string) =>
  (text.match(/(?<![\p{L}\p{N}])\p{Lu}{3,}(?![\p{L}\p{N}])/gu) ?? []).filter((word) => !isEnglish(word));
/** Names of products are written as nothing else is: `M-Pesa`, `MoMoPay`. */
const productNames = (text: string) => text.match(/(?<![\p{L}\p{N}])\p{L}*(?:-\p{Lu}|\p{Ll}\p{Lu})\p{L}*/gu) ?? [];

/** Every text of a value, however deep it stands. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null || value instanceof RegExp) return [];
  return Object.values(value).flatMap(textsOf);
}

function signsOfMoney(code: CurrencyCode, { sign, typed }: CurrencyForm): Sign[] {
  const of = code;
  const { name, words } = currencyNames[code];
  const phrases = [name, ...(words ?? []), ...typed].filter((text) => !isPlain(text));
  return [
    { of, sign: code, pattern: exactly(code) },
    { of, sign, pattern: isPlain(sign) ? besideNumber(sign) : noLetterBeside(sign) },
    ...phrases.map((text) => ({ of, sign: text, pattern: noLetterBeside(text) })),
    ...typed.filter(isPlain).map((text) => ({ of, sign: text, pattern: besideNumber(text) })),
  ];
}

function signsOfCountry(country: Country): Sign[] {
  const { code: of, telephone, help, register, dataLaw, wallets, accounts } = country;
  const numbers = [...help.emergency, ...help.child];
  const names = [
    country.name,
    ...(country.alsoCalled ?? []),
    country.capital,
    cityOf(country.zone),
    country.clock,
    register,
    dataLaw.name,
    dataLaw.authority,
    dataLaw.site ?? "",
    ...wallets.map(({ label }) => label),
    // `Police` is everywhere.
    ...numbers.map(({ name }) => name).filter((name) => /\p{Lu}.*\s\p{Lu}/u.test(name)),
  ];
  const checks = accounts.map(({ check }) => check).filter((check) => check !== "none" && check !== "iban");
  const short = [
    ...[register, dataLaw.name, dataLaw.authority].flatMap(acronyms),
    ...wallets.flatMap(({ label }) => [...acronyms(label), ...productNames(label)]),
    ...checks.map((check) => check.toUpperCase()),
  ];
  const asked = Object.values(country.asked ?? {}).flatMap((all) => all.join(", ").split(", "));
  const dialled = wallets.flatMap(({ steps }) => steps.flatMap((step) => step.match(/\*[\d*]+#/g) ?? []));
  const examples = [telephone.example, ...accounts.flatMap(({ examples }) => Object.values(examples ?? {}))];
  return [
    ...names.map((sign) => ({ of, sign, pattern: begins(sign) })),
    ...short.map((sign) => ({ of, sign, pattern: exactly(sign) })),
    // `419` is also a number.
    ...asked.filter((text) => /\p{L}/u.test(text)).map((sign) => ({ of, sign, pattern: noLetterBeside(sign) })),
    ...[...dialled, ...examples].map((sign) => ({ of, sign, pattern: new RegExp(escaped(sign), "gu") })),
    ...(telephone.code === ""
      ? []
      : [{ of, sign: `+${telephone.code}`, pattern: new RegExp(`\\+${telephone.code}(?!\\p{L})`, "gu") }]),
    // A number of three digits is one of help where it is called.
    ...numbers.map(({ number }) => ({
      of,
      sign: number,
      pattern: new RegExp(`(?:tel:|[Cc]all )${number}(?!\\d)`, "gu"),
    })),
  ];
}

/** Words in the file of any other country are no sign. */
const ofNobody = textsOf(countries.XX);

/** The words and signs of all other countries and currencies, except those that this one shares. */
export function signsOfOthers(code: CountryCode): Sign[] {
  const country = countryOf(code);
  const own = [
    ...textsOf(country),
    ...country.currencies.flatMap((currency) => [
      currency,
      ...textsOf(currencies[currency]),
      ...textsOf(currencyNames[currency]),
    ]),
  ];
  const shared = [...own, ...ofNobody, ...textsOf(currencies.USD), ...textsOf(currencyNames.USD), "USD"].map((text) =>
    text.toLowerCase(),
  );
  const others = countryCodes.filter((other) => other !== code && other !== "XX").map(countryOf);
  const signs = [
    ...others.flatMap(signsOfCountry),
    ...(Object.entries(currencies) as [CurrencyCode, CurrencyForm][]).flatMap(([currency, form]) =>
      signsOfMoney(currency, form),
    ),
  ];
  const isShared = ({ sign }: Sign) =>
    sign === "" ||
    shared.some((text) => (isPlain(sign) ? text === sign.toLowerCase() : text.includes(sign.toLowerCase())));
  return [...new Map(signs.filter((sign) => !isShared(sign)).map((sign) => [sign.pattern.source, sign])).values()];
}

/** Codes, keys and file names that are drawn or counted. */
const drawnCode = /(?<![\w-])(?=[\w-]*\d)(?=[\d_-]*[a-z])(?:[\w-]{12,}|\w{3}-\w{3}-\w{3})(?![\w-])/gi;

/** Finds signs in a text: each once, with the text around it. */
export function findSigns(text: string, signs: readonly Sign[]): string[] {
  const read = withoutEntities(text).replace(drawnCode, "…");
  return signs.flatMap(({ of, sign, pattern }) => {
    const [hit] = read.matchAll(pattern);
    if (hit === undefined) return [];
    const around = read.slice(Math.max(0, hit.index - 60), hit.index + sign.length + 40).replace(/\s+/g, " ");
    return [`${sign} (${of}): ${around}`];
  });
}
