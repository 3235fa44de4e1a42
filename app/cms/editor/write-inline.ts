import { Mark, type MarkType, type Node } from "@tiptap/pm/model";
import type { PhrasingContent } from "mdast";
import { trimEndOf } from "../../values/trim-end.ts";
import { schema } from "./schema.ts";

const { link, strong, em } = schema.marks;

/** A piece of a line; undefined text stands for a line break. */
export interface Span {
  text: string | undefined;
  marks: readonly Mark[];
}

/** Returns a block's spans in a form that Markdown can express: no space at the ends of a line or of marked words. */
export function readSpans(block: Node): Span[] {
  const pieces: Span[] = [];
  for (const child of block.children) {
    if (!child.isText) pieces.push({ text: undefined, marks: child.marks });
    for (const text of withoutEdges(oneLine(child.text ?? "")))
      if (text !== "") pieces.push({ text, marks: child.marks });
  }
  return joinEqual(trimLines(pieces.map((piece, index) => (isSpace(piece) ? withSharedMarks(pieces, index) : piece))));
}

function withoutEdges(text: string): string[] {
  const core = text.trim();
  const start = text.length - text.trimStart().length;
  return core === "" ? [text] : [text.slice(0, start), core, text.slice(start + core.length)];
}

const oneLine = (text: string) => text.replace(/\0/g, "").replace(/\r\n|[\r\n]/g, " ");
const isSpace = ({ text }: Span) => text === undefined || /^\s*$/.test(text);

/** Marks a space if the words on both sides have the same mark. */
function withSharedMarks(pieces: Span[], index: number): Span {
  const before =
    pieces
      .slice(0, index)
      .filter((piece) => !isSpace(piece))
      .at(-1)?.marks ?? [];
  const after = pieces.slice(index + 1).find((piece) => !isSpace(piece))?.marks ?? [];
  return { text: pieces[index]?.text, marks: before.filter((mark) => mark.isInSet(after)) };
}

function trimLines(pieces: Span[]): Span[] {
  const isBlank = (text: string | undefined) => text !== undefined && /^[ \t]*$/.test(text);
  const lines: Span[] = [];
  for (const piece of pieces) {
    const atStart = lines.length === 0 || lines.at(-1)?.text === undefined;
    if (piece.text === undefined) {
      while (isBlank(lines.at(-1)?.text)) lines.pop();
      if (lines.length > 0) lines.push(piece);
    } else {
      const text = atStart ? piece.text.replace(/^[ \t]+/, "") : piece.text;
      if (text !== "") lines.push({ ...piece, text });
    }
  }
  while (lines.length > 0 && (lines.at(-1)?.text === undefined || isBlank(lines.at(-1)?.text))) lines.pop();
  return trimEnds(lines);
}

const trimEnds = (lines: Span[]): Span[] =>
  lines.map((piece, index) => {
    const ends = index === lines.length - 1 || lines[index + 1]?.text === undefined;
    return ends && piece.text !== undefined ? { ...piece, text: trimEndOf(piece.text, " \t") } : piece;
  });

function joinEqual(pieces: Span[]): Span[] {
  const joined: Span[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last?.text !== undefined && piece.text !== undefined && Mark.sameSet(last.marks, piece.marks))
      joined[joined.length - 1] = { ...last, text: last.text + piece.text };
    else joined.push(piece);
  }
  return joined;
}

/** Nests marks, the longest outermost. */
export function nestSpans(spans: Span[], used: readonly MarkType[] = []): PhrasingContent[] {
  const nested: PhrasingContent[] = [];
  for (let index = 0; index < spans.length; ) {
    const outer = longestMark(spans, index, used);
    if (outer === undefined) {
      const text = spans[index]?.text;
      nested.push(text === undefined ? { type: "break" } : { type: "text", value: text });
      index++;
    } else {
      const children = nestSpans(spans.slice(index, outer.end), [...used, outer.mark.type]);
      nested.push(wrap(outer.mark, children));
      index = outer.end;
    }
  }
  return nested;
}

function wrap({ type, attrs }: Mark, children: PhrasingContent[]): PhrasingContent {
  if (type === link) return { type: "link", url: attrs.href, title: attrs.title, children };
  return { type: type === strong ? "strong" : "emphasis", children };
}

function longestMark(spans: Span[], start: number, used: readonly MarkType[]) {
  let longest: { mark: Mark; end: number } | undefined;
  for (const type of [link, strong, em]) {
    const mark = spans[start]?.marks.find((mark) => mark.type === type);
    if (mark === undefined || used.includes(type)) continue;
    let end = start + 1;
    while (end < spans.length && mark.isInSet(spans[end]?.marks ?? [])) end++;
    if (longest === undefined || end > longest.end) longest = { mark, end };
  }
  return longest;
}
