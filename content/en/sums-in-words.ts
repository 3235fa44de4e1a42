import type { CurrencyNames } from "./currency-words.ts";

const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const groups = [
  [1_000_000_000, "billion"],
  [1_000_000, "million"],
  [1_000, "thousand"],
] as const;

const below100 = (number: number): string =>
  number < 20
    ? (small[number] ?? "")
    : [tens[Math.floor(number / 10)], ...(number % 10 > 0 ? [small[number % 10]] : [])].join("-");

function below1000(number: number): string {
  const hundreds = Math.floor(number / 100);
  const rest = number % 100;
  if (hundreds === 0) return below100(rest);
  return `${small[hundreds]} hundred${rest > 0 ? ` and ${below100(rest)}` : ""}`;
}

/**
 * Returns a number in English words, as on cheques: `one million, two hundred thousand and five`.
 * @param number an integer from 0
 */
export function numberInWords(number: number): string {
  const parts: string[] = [];
  let rest = number;
  for (const [size, name] of groups) {
    if (rest >= size) parts.push(`${numberInWords(Math.floor(rest / size))} ${name}`);
    rest %= size;
  }
  if (parts.length === 0) return below1000(rest);
  if (rest === 0) return parts.join(", ");
  return `${parts.join(", ")}${rest < 100 ? " and " : ", "}${below1000(rest)}`;
}

/**
 * Returns an amount such as `Twelve US dollars and fifty cents only`.
 * @param minor number of hundredths
 */
export function writeAmountInWords(whole: number, minor: number, names: NonNullable<CurrencyNames["words"]>): string {
  const [one, many, part = "", parts = ""] = names;
  const words = [
    ...(whole > 0 || minor === 0 ? [`${numberInWords(whole)} ${whole === 1 ? one : many}`] : []),
    ...(minor > 0 ? [`${numberInWords(minor)} ${minor === 1 ? part : parts}`] : []),
  ].join(" and ");
  return `${words[0]?.toUpperCase()}${words.slice(1)} only`;
}
