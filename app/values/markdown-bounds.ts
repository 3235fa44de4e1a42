/** The longest text that is read as Markdown, in characters. */
export const maxMarkdownLength = 20_000;

/** The most characters and list marks of one text that may mean something in Markdown: a reader compares each with the others. */
export const maxMarkdownMarks = 500;

/** How many lists and quotations may stand inside each other. */
export const maxMarkdownDepth = 16;

/** Why a text is not read as Markdown: too long, too many marks, or lists too deep inside each other. */
export type MarkdownFault = "length" | "marks" | "depth";

const marks = new Set("*_[]`<");
/** What a line of a heading, a rule or code begins with. */
const lineMarks = new Set("=-#~");
const spaces = new Set(" \t");
const digits = new Set("0123456789");

/**
 * Looks whether a text can be read as Markdown in little time and depth. Readers of Markdown need time that grows with the
 * square of such marks, and a call inside a call for each level. Reads every character once.
 */
export function findMarkdownFault(text: string): MarkdownFault | undefined {
  if (text.length > maxMarkdownLength) return "length";
  let count = 0;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const { containers, depth, end } = readLineStart(line);
    if (depth > maxMarkdownDepth) return "depth";
    count += containers;
    if (lineMarks.has(line.charAt(end))) count++;
    for (let place = end; place < line.length; place++) if (marks.has(line.charAt(place))) count++;
    if (count > maxMarkdownMarks) return "marks";
  }
  return undefined;
}

/** The quotation and list marks that a line begins with. */
function readLineStart(line: string) {
  let place = 0;
  let columns = 0;
  let containers = 0;
  for (;;) {
    const character = line.charAt(place);
    if (spaces.has(character)) {
      columns += character === "\t" ? 4 : 1;
      place++;
    } else if (character === ">") {
      containers++;
      place++;
    } else {
      const after = endOfListMark(line, place);
      if (after === undefined) break;
      containers++;
      place = after;
    }
  }
  // What stands in a list is at least two columns further in.
  return { containers, depth: containers + Math.floor(columns / 2), end: place };
}

/** Where the list mark that begins here ends, like `-` or `12.`; undefined where none does. */
function endOfListMark(line: string, start: number): number | undefined {
  let end = start;
  if ("-+*".includes(line.charAt(start)) && start < line.length) end++;
  else {
    while (digits.has(line.charAt(end)) && end - start < 9) end++;
    if (end === start || !".)".includes(line.charAt(end)) || end >= line.length) return undefined;
    end++;
  }
  return end >= line.length || spaces.has(line.charAt(end)) ? end : undefined;
}
