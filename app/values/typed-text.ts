/** Control letters (Unicode `Cc`) other than line ends and tabs: no keyboard has them, and PostgreSQL keeps no NUL. */
const unseen = /[^\P{Control}\n\r\t]+/gu;

/** Everything that ends a line or jumps along it. */
const ends = /[\n\r\t\u2028\u2029]+/g;

/**
 * More combining marks on one letter than any language has (Stream-Safe Text Format, UAX #15). Normalising sorts the
 * marks of one letter in a time that grows with the square of their number: a megabyte of them takes minutes.
 */
const marks = /(\p{M}{30})\p{M}+/gu;

/** A text of several lines as somebody could have typed it: its line ends and tabs stay. */
export function cleanText(typed: string): string {
  return typed.replace(unseen, "").replace(marks, "$1");
}

/** The same for one line: a line end or a tab becomes a space. */
export function cleanLine(typed: string): string {
  return cleanText(typed).replace(ends, " ");
}
