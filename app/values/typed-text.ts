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

/** Line breaks, tabs and control characters become a space. */
export const cleanLine = (typed: string): string => typed.replace(noPartOfALine, " ").replace(marks, "$1");

/** For what a machine reads, like an address or a number: signs that nobody sees are never a part of it. */
export const withoutInvisible = (typed: string): string =>
  typed.replace(/[\p{Format}\p{Default_Ignorable_Code_Point}]+/gu, "");
