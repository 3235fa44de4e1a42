/** Letters that Unicode does not decompose: Hausa letters with hooks, and others that phones lack. */
const plainLetters: Record<string, string> = {
  ɓ: "b",
  ɗ: "d",
  ƙ: "k",
  ƴ: "y",
  ŋ: "n",
  ɛ: "e",
  ɔ: "o",
  ə: "e",
  ǝ: "e",
  ı: "i",
  đ: "d",
  ð: "d",
  ø: "o",
  ł: "l",
  ħ: "h",
  ŧ: "t",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
};

const special = new RegExp(`[${Object.keys(plainLetters).join("")}]`, "g");

/** Maximum length of a word (letters). Longer words are cut, both in texts and in searches. */
const maxLetters = 40;

/** French small words before an apostrophe: “l’école” is found as “école”. Names keep theirs: “N’Diaye”. */
const elided = /(?<![\p{L}\p{M}\p{Nd}])(?:[ldjcs]|(?:jus|lors|puis)?qu)['’ʼ‘`](?=\p{L})/giu;

/**
 * Folds a text: no capitals, tone marks, dots, hooks and apostrophes. “Ẹ̀bùn” becomes `ebun`, “alƙawari” `alkawari`.
 */
const foldText = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(elided, " ")
    .replace(/[\p{M}'’ʼ‘`]+/gu, "")
    .toLowerCase()
    .replace(/\p{M}+/gu, "")
    .replace(special, (letter) => plainLetters[letter] ?? letter);

/** Returns the folded words of a text in order. Any character that is neither letter nor digit separates words. */
export const searchWordsOf = (text: string): string[] =>
  (foldText(text).match(/[\p{L}\p{Nd}]+/gu) ?? []).map((word) => [...word].slice(0, maxLetters).join(""));

/** A word of a search, with the pattern that it finds. */
export interface SearchPattern {
  word: string;
  stem: string;
  isPrefix: boolean;
}

/** Minimum length of a stem. A shorter one would match other words, such as “event” and “evening”. */
const minStem = 5;

/**
 * Returns the common beginning of a word's forms: “books” finds “book”, “libraries” “library”, “donation” and
 * “donating” “donate”. Porter's stemmer would not work, as found words must begin with the stem (“libraries” becomes
 * “librari”).
 */
export function stemOf(word: string): string {
  if (word.length > 5 && word.endsWith("ies")) return word.slice(0, -3);
  const single = word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
  const bare = single.replace(/(?:ing|ion|ed|e)$/, "");
  return bare.length >= minStem ? bare : single;
}

/** Minimum length of a prefix. Shorter stems find only themselves, so that “an” does not find “another”. */
const minPrefix = 3;

/**
 * @param words folded words
 * @returns one pattern per different word; the last word may be incomplete
 */
export function searchPatternsOf(words: readonly string[]): SearchPattern[] {
  const last = words.at(-1);
  return [...new Set(words)].map((word) => {
    const stem = stemOf(word);
    const isPrefix = stem.length >= minPrefix || (word === last && word.length === minPrefix - 1);
    return { word, stem: isPrefix ? stem : word, isPrefix };
  });
}

const isFoundBy = (found: string) => (pattern: SearchPattern) =>
  pattern.isPrefix ? found.startsWith(pattern.stem) : found === pattern.stem;

/** A part of a text, in its original letters. */
export interface MarkedPart {
  at: number;
  text: string;
  isFound: boolean;
}

const tokens = /[\p{L}\p{M}\p{Nd}'’ʼ‘`]+/gu;

/** Marks the found words in a text; neighbouring ones become one part. */
export function markWords(text: string, patterns: readonly SearchPattern[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  const add = (at: number, text: string, isFound: boolean) => {
    const last = parts.at(-1);
    if (last?.isFound === isFound) last.text += text;
    else if (text !== "") parts.push({ at, text, isFound });
  };
  let end = 0;
  for (const { 0: token, index } of text.matchAll(tokens)) {
    const isFound = searchWordsOf(token).some((word) => patterns.some(isFoundBy(word)));
    add(end, text.slice(end, index), false);
    add(index, token, isFound);
    end = index + token.length;
  }
  add(end, text.slice(end), false);
  return parts;
}

/** Length of an excerpt (letters), and the part before the first found word. */
const excerptLength = 160;
const before = 50;

/**
 * Returns an excerpt around the first found word, or the beginning if no text contains one.
 * @param texts in the order of the page
 */
export function excerptOf(texts: readonly string[], patterns: readonly SearchPattern[]): MarkedPart[] {
  for (const text of texts) {
    const at = firstFound(text, patterns);
    if (at !== undefined) return markWords(cut(text, at), patterns);
  }
  return markWords(cut(texts[0] ?? "", 0), patterns);
}

function firstFound(text: string, patterns: readonly SearchPattern[]): number | undefined {
  for (const { 0: token, index } of text.matchAll(tokens))
    if (searchWordsOf(token).some((word) => patterns.some(isFoundBy(word)))) return index;
  return undefined;
}

function cut(text: string, at: number): string {
  const space = at > before ? text.indexOf(" ", at - before) : -1;
  const start = space < 0 || space > at ? (at > before ? at : 0) : space + 1;
  const rest = text.slice(start);
  const last = rest.length > excerptLength ? rest.lastIndexOf(" ", excerptLength) : rest.length;
  const end = last > 0 ? last : excerptLength;
  return `${start > 0 ? "… " : ""}${rest.slice(0, end)}${end < rest.length ? " …" : ""}`;
}

/**
 * Counts the typing errors between two words: letters removed, added, changed, or two neighbours swapped (optimal
 * string alignment).
 * @returns `most + 1` for more than `most`
 */
export function countSlips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let twoBack: number[] = [];
  let back: number[] = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let slips = Math.min(
        (back[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (back[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) slips = Math.min(slips, (twoBack[column - 2] ?? 0) + 1);
      line.push(slips);
      least = Math.min(least, slips);
    }
    if (least > most) return most + 1;
    [twoBack, back] = [back, line];
  }
  return Math.min(back[other.length] ?? 0, most + 1);
}
