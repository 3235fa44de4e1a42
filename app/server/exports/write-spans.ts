import type { PhrasingContent } from "mdast";
import { trimEndOf } from "../../values/trim-end.ts";

/** A piece of a line; undefined text is a line break. */
export interface Span {
  text: string | undefined;
  isStrong: boolean;
  isEmphasis: boolean;
  /** Address; empty for no link. */
  link: string;
}

type Mark = "link" | "isStrong" | "isEmphasis";
const marks: Mark[] = ["link", "isStrong", "isEmphasis"];

/** Nests spans as Markdown, which allows no space inside the ends of marked words. */
export function nestSpans(spans: Span[]): PhrasingContent[] {
  return nest(trimLines(spans.flatMap(splitEdges)), marks);
}

/** Moves the spaces at the ends of marked words out of the marks. */
function splitEdges(span: Span): Span[] {
  const { text, isStrong, isEmphasis, link } = span;
  if (text === undefined || !(isStrong || isEmphasis || link)) return [span];
  const plain = { isStrong: false, isEmphasis: false, link: "" };
  const core = text.trim();
  if (core === "") return text === "" ? [] : [{ ...plain, text: " " }];
  const before = text.startsWith(" ") ? [{ ...plain, text: " " }] : [];
  const after = text.endsWith(" ") ? [{ ...plain, text: " " }] : [];
  return [...before, { ...span, text: core }, ...after];
}

/** Joins equal spans, and removes spaces and breaks at the ends of lines and of the whole. */
function trimLines(spans: Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const isLineStart = last === undefined || last.text === undefined;
    if (span.text === undefined) {
      trimLast(joined);
      if (joined.length > 0) joined.push(span);
      continue;
    }
    const text = isLineStart || last.text?.endsWith(" ") ? span.text.replace(/^ +/, "") : span.text;
    if (text === "") continue;
    if (last?.text !== undefined && marks.every((mark) => last[mark] === span[mark])) last.text += text;
    else joined.push({ ...span, text });
  }
  while (joined.at(-1)?.text === undefined && joined.length > 0) joined.pop();
  trimLast(joined);
  return joined;
}

function trimLast(spans: Span[]): void {
  const last = spans.at(-1);
  if (last?.text === undefined) return;
  last.text = trimEndOf(last.text, " ");
  if (last.text === "") spans.pop();
}

function nest(spans: Span[], left: Mark[]): PhrasingContent[] {
  const [mark, ...others] = left;
  if (mark === undefined)
    return spans.map(({ text }) => (text === undefined ? { type: "break" } : { type: "text", value: text }));
  const nested: PhrasingContent[] = [];
  for (let start = 0; start < spans.length; ) {
    const value = spans[start]?.[mark];
    let end = start + 1;
    while (end < spans.length && spans[end]?.[mark] === value) end++;
    const children = nest(spans.slice(start, end), others);
    if (!value) nested.push(...children);
    else if (mark === "link") nested.push({ type: "link", url: String(value), children });
    else nested.push({ type: mark === "isStrong" ? "strong" : "emphasis", children });
    start = end;
  }
  return nested;
}
