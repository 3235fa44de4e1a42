/** Maximum length of a Markdown text (characters). */
export const maxMarkdownLength = 20_000;

/** Maximum length of a paragraph (characters). */
export const maxParagraphLength = 10_000;

/** Maximum number of paragraphs of an item, which are all on one page. */
export const maxParagraphs = 500;

/** Maximum length of all paragraphs of an item together (characters). */
export const maxTextLength = 100_000;

/** Maximum number of Markdown characters and list markers. A parser compares each with all others. */
export const maxMarkdownMarks = 500;

/** Maximum nesting of lists and quotations. */
export const maxMarkdownDepth = 16;

const marks = new Set("*_[]`<");
/** Characters of headings, rules and code. */
const lineMarks = new Set("=-#~");
const spaces = new Set(" \t");
const digits = new Set("0123456789");

/**
 * Checks in linear time that a text is cheap to parse: Markdown parsers take quadratic time for such characters, and
 * recurse for each level.
 */
export function findMarkdownProblem(text: string): "length" | "marks" | "depth" | undefined {
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
  // The content of a list item is indented by at least two columns.
  return { containers, depth: containers + Math.floor(columns / 2), end: place };
}

/** Returns the end of a list marker such as `-` or `12.`; undefined without one. */
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
