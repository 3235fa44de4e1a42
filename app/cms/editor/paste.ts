import { Fragment, type Mark, type Node, Slice } from "@tiptap/pm/model";
import type { EditorProps } from "@tiptap/pm/view";
import { isSafeLink } from "../../values/safe-link.ts";
import { cleanHtml } from "./clean-html.ts";
import { schema } from "./schema.ts";

const { nodes, marks } = schema;

/** Chats mark `*bold*` and `_italic_`; other editors `**bold**`. Addresses become links. */
const inlineMarks =
  /(?<![\p{L}\p{N}*_])(?:(\*{1,2})(?=\S)([^*\n]*[^*\s])\1|_(?=\S)([^_\n]*[^_\s])_)(?![\p{L}\p{N}*_])|https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/gu;

const entry = /^\s*(?:[-*•·–]|(\d{1,3})[.)])\s+(?=\S)/;

function readInline(text: string, around: readonly Mark[] = []): Node[] {
  const found: Node[] = [];
  let end = 0;
  const plain = (part: string) => part !== "" && found.push(schema.text(part, around));
  for (const match of text.matchAll(inlineMarks)) {
    plain(text.slice(end, match.index));
    const [whole, , bold, italic] = match;
    if (bold !== undefined) found.push(...readInline(bold, marks.strong.create().addToSet(around)));
    else if (italic !== undefined) found.push(...readInline(italic, marks.em.create().addToSet(around)));
    else if (isSafeLink(whole)) found.push(schema.text(whole, marks.link.create({ href: whole }).addToSet(around)));
    end = match.index + whole.length;
  }
  plain(text.slice(end));
  return found;
}

/** Plain text: each line a paragraph, consecutive lines with list marks a list. */
function readText(text: string): Node[] {
  const blocks: Node[] = [];
  for (const line of text.split(/\r\n|[\r\n]/)) {
    if (line.trim() === "") continue;
    const mark = entry.exec(line);
    if (mark === null) {
      blocks.push(nodes.paragraph.create(null, readInline(line)));
      continue;
    }
    const type = mark[1] === undefined ? nodes.bullet_list : nodes.ordered_list;
    const item = nodes.list_item.create(null, nodes.paragraph.create(null, readInline(line.slice(mark[0].length))));
    const last = blocks.at(-1);
    if (last?.type === type) blocks[blocks.length - 1] = last.copy(last.content.addToEnd(item));
    else blocks.push(type.create(mark[1] === undefined ? null : { start: Number(mark[1]) }, item));
  }
  return blocks;
}

/** Paste keeps bold, italic, links, lists, headings and quotations, and drops the rest. */
export const paste: Pick<EditorProps, "transformPastedHTML" | "clipboardTextParser"> = {
  transformPastedHTML: cleanHtml,
  clipboardTextParser(text, _context, isPlain) {
    const blocks = isPlain
      ? text
          .split(/(?:\r\n|[\r\n])+/)
          .map((line) => nodes.paragraph.create(null, line === "" ? null : schema.text(line)))
      : readText(text);
    // Open at both ends where it is text: pasted words join the line in hand.
    const open = (block: Node | undefined) => (block?.isTextblock ? 1 : 0);
    return new Slice(Fragment.from(blocks), open(blocks[0]), open(blocks.at(-1)));
  },
};
