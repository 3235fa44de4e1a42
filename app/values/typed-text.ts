/** Control characters (`Cc`) except line breaks and tabs: no keyboard has them, and PostgreSQL cannot store NUL. */
const invisible = /[^\P{Control}\n\r\t]+/gu;

/** In a line a control character becomes a space, like a line end: leaving it out could turn one address into another. */
const noPartOfALine = /[\p{Control}\u2028\u2029]+/gu;

/**
 * More combining marks than any language has on a letter (Stream-Safe Text Format, UAX #15). Normalisation sorts them
 * in quadratic time: a megabyte takes minutes.
 */
const marks = /(\p{M}{30})\p{M}+/gu;

/** Line breaks and tabs stay. */
export const cleanText = (typed: string): string => typed.replace(invisible, "").replace(marks, "$1");

/** Blanks at which no line breaks: in a field of one line they only keep two equal texts apart. */
const fixedBlanks = /[\u00a0\u2007\u202f]/g;

/** Signs that show nothing, like a soft hyphen or BOM, but for those that some words and emoji need. */
const unseen =
  /(?![\p{Join_Control}\p{Variation_Selector}\u202a-\u202e\u2066-\u2069\u{e0020}-\u{e007f}])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** Scripts that write some words with a joiner or a non-joiner inside, and emoji, which are joined to one. */
const joined =
  "\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Nkoo}\\p{scx=Adlm}\\p{scx=Mong}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}\\p{scx=Mymr}\\p{scx=Tibt}\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f";
const joiners = new RegExp(`(?<=[${joined}])(\\p{Join_Control})(?=[${joined}])|\\p{Join_Control}`, "gu");
const moreJoiners = /(?<=\p{Join_Control})\p{Join_Control}+/gu;

/** One form of the sign before it. */
const forms =
  /(?<=[^\s\p{Join_Control}\p{Variation_Selector}\p{Bidi_Control}])(\p{Variation_Selector})|\p{Variation_Selector}/gu;

/** Letters behind a black flag make it the flag of a region. */
const flags = /(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0020}-\u{e007f}]/gu;

/** A pair around the whole line, as telephones copy a contact: the page gives a text its direction. */
const wholePair = /^[\u202a\u202b\u2066-\u2068]([^\u202a-\u202e\u2066-\u2069]*)[\u202c\u2069]$/;

/** Line breaks, tabs and control characters become a space, and so do fixed blanks; signs that show nothing go. */
export const cleanLine = (typed: string): string =>
  withPairedDirections(
    typed.replace(noPartOfALine, " ").replace(fixedBlanks, " ").replace(unseen, "").replace(flags, "$1"),
  )
    .replace(forms, "$1")
    .replace(moreJoiners, "")
    .replace(joiners, "$1")
    .replace(wholePair, "$1")
    .replace(marks, "$1");

/**
 * End signs of each direction sign (UAX #9). An override shows letters in another order than they have: it has no end
 * here.
 */
const ends: Record<string, string> = {
  "\u202a": "\u202c",
  "\u202b": "\u202c",
  "\u2066": "\u2069",
  "\u2067": "\u2069",
  "\u2068": "\u2069",
};

/** Keeps signs of direction in pairs: one without its end would turn around what follows on the page. */
function withPairedDirections(text: string): string {
  if (!/[\u202a-\u202e\u2066-\u2069]/.test(text)) return text;
  const letters = text.split("");
  const paired = new Set<number>();
  const open: number[] = [];
  for (const [index, letter] of letters.entries()) {
    if (letter in ends) open.push(index);
    const start = open.at(-1);
    if (start === undefined || ends[letters[start] ?? ""] !== letter) continue;
    open.pop();
    paired.add(start).add(index);
  }
  return letters.filter((letter, index) => paired.has(index) || !/[\u202a-\u202e\u2066-\u2069]/.test(letter)).join("");
}
