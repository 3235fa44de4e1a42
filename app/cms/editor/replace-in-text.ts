import type { EditorState, Transaction } from "@tiptap/pm/state";

/** Replaces words that occur exactly once in one text node. @returns undefined otherwise */
export function replaceInText(state: EditorState, from: string, to: string): Transaction | undefined {
  const found: { start: number; end: number }[] = [];
  state.doc.descendants((node, at) => {
    const text = node.text ?? "";
    for (let place = text.indexOf(from); place >= 0; place = text.indexOf(from, place + 1))
      found.push({ start: at + place, end: at + place + from.length });
  });
  const [one, ...others] = found;
  return one === undefined || others.length > 0 ? undefined : state.tr.insertText(to, one.start, one.end);
}
