/** Fewer no-break blanks are typography, however few other blanks there are. */
const fewest = 3;

/** Stays where it belongs: before signs that French sets apart, inside quotation marks, and behind a number. */
const betweenWords = /(?<![«\d])[\u00a0\u202f](?![:;!?»%])/g;

/**
 * True if most blanks of a text are no-break blanks (U+00A0, U+202F), as some word processors write them: such a text
 * breaks into lines inside its words.
 */
export function hasNoBreakBlanks(text: string): boolean {
  const fixed = text.match(/[\u00a0\u202f]/g)?.length ?? 0;
  // Blanks at the beginning or end of a line divide no words.
  return fixed >= fewest && fixed > (text.match(/(?<![ \t\n]) (?![ \t\n])/g)?.length ?? 0);
}

/** Makes no-break blanks between words ordinary ones. */
export const withOrdinaryBlanks = (text: string): string => text.replace(betweenWords, " ");
