/** Minimum number of no-break spaces for a conversion: fewer are typography. */
const fewest = 3;

/** No-break spaces between words. Those before French punctuation, inside quotation marks and after a number stay. */
const betweenWords = /(?<![«\d])[\u00a0\u202f](?![:;!?»%])/g;

/**
 * Returns true if most spaces in a text are no-break spaces (U+00A0, U+202F), which some word processors write: the
 * lines of such a text break inside words.
 */
export function hasNoBreakBlanks(text: string): boolean {
  const fixed = text.match(/[\u00a0\u202f]/g)?.length ?? 0;
  // Spaces at the beginning or end of a line separate no words.
  return fixed >= fewest && fixed > (text.match(/(?<![ \t\n]) (?![ \t\n])/g)?.length ?? 0);
}

/** Replaces no-break spaces between words by ordinary ones. */
export const withOrdinaryBlanks = (text: string): string => text.replace(betweenWords, " ");
