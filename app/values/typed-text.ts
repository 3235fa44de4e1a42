/** Control characters (`Cc`) except line breaks and tabs. No keyboard types them, and PostgreSQL cannot store NUL. */
const invisible = /[^\P{Control}\n\r\t]+/gu;

/**
 * Control characters and line ends in a single line, which become a space: removing one could turn one address into
 * another.
 */
const noPartOfALine = /[\p{Control}\u2028\u2029]+/gu;

/**
 * More combining marks than any language puts on a letter (Stream-Safe Text Format, UAX #15). Normalisation sorts them
 * in quadratic time: a megabyte takes minutes.
 */
const marks = /(\p{M}{30})\p{M}+/gu;

/** Cleans a text of several lines; line breaks and tabs stay. */
export const cleanText = (typed: string): string => typed.replace(invisible, "").replace(marks, "$1");

/** No-break spaces: in a one-line field, they would only make equal texts differ. */
const fixedBlanks = /[\u00a0\u2007\u202f]/g;

/** Invisible characters, such as soft hyphen and BOM, without those that some words and emoji need. */
const unseen =
  /(?![\p{Join_Control}\p{Variation_Selector}\u202a-\u202e\u2066-\u2069\u{e0020}-\u{e007f}])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** Scripts in which some words contain a joiner or non-joiner, and emoji, which are joined with one. */
const joined =
  "\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Nkoo}\\p{scx=Adlm}\\p{scx=Mong}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}\\p{scx=Mymr}\\p{scx=Tibt}\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f";
const joiners = new RegExp(`(?<=[${joined}])(\\p{Join_Control})(?=[${joined}])|\\p{Join_Control}`, "gu");
const moreJoiners = /(?<=\p{Join_Control})\p{Join_Control}+/gu;

/** Variation selectors that follow a character. */
const forms =
  /(?<=[^\s\p{Join_Control}\p{Variation_Selector}\p{Bidi_Control}])(\p{Variation_Selector})|\p{Variation_Selector}/gu;

/** Tag letters after a black flag, which make it the flag of a region. */
const flags = /(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0020}-\u{e007f}]/gu;

/**
 * A pair of direction characters around the whole line, as phones copy a contact. The page sets the direction itself.
 */
const wholePair = /^[\u202a\u202b\u2066-\u2068]([^\u202a-\u202e\u2066-\u2069]*)[\u202c\u2069]$/;

/**
 * Cleans a one-line text: line breaks, tabs, control characters and no-break spaces become a space; invisible
 * characters are removed.
 */
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
 * End character for each direction character (UAX #9). An override, which reorders letters, has none here, so it is
 * removed.
 */
const ends: Record<string, string> = {
  "\u202a": "\u202c",
  "\u202b": "\u202c",
  "\u2066": "\u2069",
  "\u2067": "\u2069",
  "\u2068": "\u2069",
};

/**
 * Keeps only complete pairs of direction characters, as an incomplete pair would change the direction of the rest of
 * the page.
 */
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
