import { Fragment, type Node, Slice } from "@tiptap/pm/model";
import { maxMarkdownMarks, maxParagraphLength, maxParagraphs, maxTextLength } from "../../values/markdown-bounds.ts";
import { schema } from "./schema.ts";

const { nodes } = schema;

/** Part of the limit for words; Markdown signs take the rest. */
const roomForSigns = 0.9;

/** Characters of a block in a stored text in addition to its words. */
const around = 4;

const sizeOf = (block: Node) => block.textContent.length + around;

/** Maximum number of items in one list. Each has a mark, and may have marks in its text. */
const maxEntries = maxMarkdownMarks / 2;

/** Space left in an item. */
export interface Capacity {
  characters: number;
  blocks: number;
}

/** @param single true if all blocks are in one text */
export function capacityLeft(doc: Node, single: boolean): Capacity {
  const size = doc.children.reduce((sum, block) => sum + sizeOf(block), 0);
  return {
    characters: Math.max(0, (single ? 2 * maxParagraphLength : maxTextLength) * roomForSigns - size),
    blocks: Math.max(0, maxParagraphs - doc.childCount),
  };
}

function endOfWords(text: string, length: number): number {
  const end = text.lastIndexOf(" ", length - 1);
  return end > 0 ? end : length;
}

function cutBlock(block: Node, length: number): Node | undefined {
  if (length < 1) return undefined;
  if (block.isTextblock) {
    const words = block.textBetween(0, block.content.size, undefined, " ");
    return block.cut(0, endOfWords(words, Math.floor(length)));
  }
  const { kept } = cutBlocks(block.children, { characters: length, blocks: Number.POSITIVE_INFINITY });
  return kept.length === 0 ? undefined : block.copy(Fragment.from(kept));
}

function cutBlocks(blocks: readonly Node[], capacity: Capacity): { kept: Node[]; isCut: boolean } {
  const kept: Node[] = [];
  let left = capacity.characters;
  for (const block of blocks) {
    const size = sizeOf(block);
    if (kept.length >= capacity.blocks) return { kept, isCut: true };
    if (size > left) {
      const part = cutBlock(block, left - around);
      return { kept: part ? [...kept, part] : kept, isCut: true };
    }
    kept.push(block);
    left -= size;
  }
  return { kept, isCut: false };
}

/** Splits a block that is too long for one stored text. */
function splitLong(block: Node): Node[] {
  const bound = maxParagraphLength * roomForSigns;
  if (block.isTextblock) {
    const pieces: Node[] = [];
    let rest = block;
    while (rest.content.size > bound) {
      const end = endOfWords(rest.textBetween(0, rest.content.size, undefined, " "), bound);
      pieces.push(rest.cut(0, end));
      rest = rest.cut(end);
    }
    return [...pieces, rest];
  }
  if (block.type !== nodes.bullet_list && block.type !== nodes.ordered_list) return [block];
  const lists: Node[][] = [[]];
  let size = 0;
  for (const entry of block.children) {
    const last = lists.at(-1) ?? [];
    if (last.length > 0 && (size + sizeOf(entry) > bound || last.length >= maxEntries)) {
      lists.push([entry]);
      size = sizeOf(entry);
    } else {
      last.push(entry);
      size += sizeOf(entry);
    }
  }
  let start = block.attrs.start ?? 1;
  return lists.map((entries) => {
    const attrs = block.type === nodes.ordered_list ? { ...block.attrs, start } : block.attrs;
    start += entries.length;
    return block.type.create(attrs, entries);
  });
}

/** Cuts a paste to the space left in the item, and splits it into blocks that fit a stored text. */
export function cutSlice(slice: Slice, capacity: Capacity): { slice: Slice; isCut: boolean } {
  const { kept, isCut } = cutBlocks(slice.content.content, capacity);
  const blocks = kept.flatMap(splitLong);
  const isWhole = !isCut && blocks.length === slice.content.childCount;
  if (isWhole) return { slice, isCut };
  const end = blocks.at(-1)?.isTextblock ? 1 : 0;
  return {
    slice: new Slice(Fragment.from(blocks), Math.min(slice.openStart, blocks.length === 0 ? 0 : 1), end),
    isCut: isCut || blocks.length > capacity.blocks,
  };
}
