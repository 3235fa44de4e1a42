import { countSlips, searchWordsOf } from "../../../values/search-words.ts";
import { withoutInvisible } from "../../../values/without-invisible.ts";

/** Cyrillic and Greek letters that look like Latin ones, by the Latin letter. */
const lookalikes = {
  a: "аα",
  b: "вβ",
  c: "сϲ",
  d: "ԁ",
  e: "еε",
  h: "һнη",
  i: "іι",
  j: "ј",
  k: "кκ",
  l: "ӏ",
  m: "мμ",
  n: "пν",
  o: "оο",
  p: "рρ",
  r: "г",
  s: "ѕ",
  t: "тτ",
  u: "υ",
  w: "ԝω",
  x: "хχ",
  y: "уγ",
  z: "ζ",
};

const latinOf = new Map(
  Object.entries(lookalikes).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
);

/** Legal forms, titles and kinds of shops, in English and French. */
const vague = new Set(
  `ltd limited plc llc inc nig nigeria enterprise enterprises venture ventures store stores shop shops co company and sons
  global international services service sarl suarl sa sas gie ets etablissement etablissements entreprise boutique magasin
  societe ste cie et fils messrs mr mrs miss ms mme m mlle monsieur madame alhaji alhaja hajia chief dr the le la les`.split(
    /\s+/,
  ),
);

/** The dots of “S.A.R.L.”, which is one word. */
const dotsOfInitials = /(?<=(?<!\p{L})\p{L})\.(?=\p{L}(?!\p{L}))/gu;

/** Minimum length of a word in which one typing error makes no other word (letters). */
const minLettersOfSlip = 5;

/** Returns the words that tell one payee from another. */
function tellingWords(payee: string): string[] {
  const plain = withoutInvisible(payee).replace(dotsOfInitials, "");
  const words = searchWordsOf(plain.replace(/\([^()]*\)|\[[^[\]]*\]/gu, " ")).map(toLatin);
  const all = words.length > 0 ? words : searchWordsOf(plain).map(toLatin);
  const telling = all.filter((word) => !vague.has(word));
  return telling.length > 0 ? telling : all;
}

/** Replaces letters that look like Latin ones, and digits among letters. */
function toLatin(word: string): string {
  const latin = [...word].map((letter) => latinOf.get(letter) ?? letter).join("");
  return /[a-z]{2}/.test(latin) ? latin.replaceAll("0", "o").replaceAll("1", "l") : latin;
}

const isSameWord = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) >= minLettersOfSlip && !/\d/.test(a + b) && countSlips(a, b, 1) <= 1);

/** Returns true if each of the words has a word of its own among others. */
function areAmong(words: readonly string[], others: readonly string[]): boolean {
  const left = [...others];
  return words.every((word) => {
    const at = left.findIndex((other) => isSameWord(word, other));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Returns true if a text is words written together, in any order. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  let left = text;
  for (const word of words.toSorted((a, b) => b.length - a.length)) {
    if (!left.includes(word)) return false;
    left = left.replace(word, " ");
  }
  return left.trim() === "";
}

/**
 * Returns true if two payees are probably the same, however they are written: in another order, without blanks, with
 * letters that look alike, a legal form, a town or one typing error in a long word. Two payees that are only alike cost
 * a second approval.
 */
export function isSamePayee(one: string, other: string): boolean {
  const [fewer = [], more = []] = [tellingWords(one), tellingWords(other)].toSorted((a, b) => a.length - b.length);
  const joined = fewer.join("");
  const together = more.join("");
  if (joined === together || isMadeOf(joined, more)) return true;
  if (fewer.length === 1) return isSameWord(joined, together);
  return areAmong(fewer, more);
}
