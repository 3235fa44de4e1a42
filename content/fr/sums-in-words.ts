import type * as en from "../en/sums-in-words.ts";
import { form } from "./counting.ts";

const small =
  "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf".split(
    " ",
  );
const tens = [
  "",
  "",
  "vingt",
  "trente",
  "quarante",
  "cinquante",
  "soixante",
  "soixante",
  "quatre-vingt",
  "quatre-vingt",
];

function below100(number: number): string {
  if (number < 20) return small[number] ?? "";
  const ten = Math.floor(number / 10);
  const rest = ten === 7 || ten === 9 ? (number % 10) + 10 : number % 10;
  if (rest === 0) return tens[ten] ?? "";
  const isJoined = (rest === 1 || rest === 11) && ten < 8;
  return `${tens[ten]}${isJoined ? " et " : "-"}${small[rest]}`;
}

/**
 * Returns a number below 1000.
 * @param isLast false before `mille`, where `vingt` and `cent` have no plural
 */
function below1000(number: number, isLast: boolean): string {
  const hundreds = Math.floor(number / 100);
  const rest = number % 100;
  const end = isLast && rest === 80 ? "quatre-vingts" : below100(rest);
  if (hundreds === 0) return end;
  const hundred = hundreds === 1 ? "cent" : `${small[hundreds]} cent${isLast && rest === 0 ? "s" : ""}`;
  return rest === 0 ? hundred : `${hundred} ${end}`;
}

const large = [
  [1_000_000_000, "milliard", "milliards"],
  [1_000_000, "million", "millions"],
] as const;

export const numberInWords: typeof en.numberInWords = (number) => {
  const parts: string[] = [];
  let rest = number;
  for (const [size, one, many] of large) {
    const count = Math.floor(rest / size);
    if (count > 0) parts.push(`${numberInWords(count)} ${count === 1 ? one : many}`);
    rest %= size;
  }
  const thousands = Math.floor(rest / 1_000);
  if (thousands > 0) parts.push(thousands === 1 ? "mille" : `${below1000(thousands, false)} mille`);
  if (rest % 1_000 > 0 || parts.length === 0) parts.push(below1000(rest % 1_000, true));
  return parts.join(" ");
};

export const writeAmountInWords: typeof en.writeAmountInWords = (whole, minor, names) => {
  const [one, many, part = "", parts = ""] = names;
  const words = [
    ...(whole > 0 || minor === 0 ? [`${numberInWords(whole)} ${form(whole, one, many, `de ${many}`)}`] : []),
    ...(minor > 0 ? [`${numberInWords(minor)} ${form(minor, part, parts)}`] : []),
  ].join(" et ");
  return `${words[0]?.toUpperCase()}${words.slice(1)}`;
};
