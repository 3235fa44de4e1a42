import { Fragment, type Mark, type Node } from "@tiptap/pm/model";
import type { BlockContent, DefinitionContent, ListItem, PhrasingContent, RootContent } from "mdast";
import { asTyped, parseMarkdown } from "../../ui/rich-text.tsx";
import { readMediaBlock } from "../../values/media-block.ts";
import { schema } from "./schema.ts";

const { nodes, marks } = schema;

/** A stored text, and the blocks made from it. */
export interface Source {
  text: string;
  blocks: readonly Node[];
}

/** Stored texts; a block's attribute `source` is an index in this list. */
export type Sources = readonly Source[];

/** Maximum depth of a list: deeper ones stay as typed. */
const maxListDepth = 4;

/** Maximum start number of a list. A longer number is not a list marker. */
const maxListStart = 900_000_000;

/**
 * Reads stored texts as one document, with the parser of the pages.
 * @param single true if all blocks are in one text, without photos and films
 */
export function readParagraphs(texts: readonly string[], single = false): { doc: Node; sources: Sources } {
  const sources = (texts.length === 0 ? [""] : texts).map((text, index) => ({
    text,
    blocks: (single ? undefined : readMedia(text, index)) ?? readText(text, index),
  }));
  return {
    doc: nodes.doc.create(
      null,
      sources.flatMap(({ blocks }) => blocks),
    ),
    sources,
  };
}

function readMedia(text: string, source: number): Node[] | undefined {
  const media = readMediaBlock(text);
  return media && [nodes[media.kind].create({ ...media, source })];
}

function readText(text: string, source: number): Node[] {
  const parsed = parseMarkdown(text);
  const plain = (typed: string) => nodes.plain.create({ source }, typed === "" ? null : schema.text(typed));
  if (parsed === undefined) return [plain(text)];
  if (parsed.length === 0) return [nodes.paragraph.create({ source })];
  return parsed.map((node) => readBlock(node, text, { source }, 0) ?? plain(asTyped(node, text)));
}

function readBlock(node: RootContent, text: string, attrs: { source?: number }, depth: number): Node | undefined {
  switch (node.type) {
    case "paragraph":
      return nodes.paragraph.create(attrs, readInline(node.children, text));
    case "heading":
      if (depth > 0) return undefined;
      return nodes.heading.create({ ...attrs, level: node.depth }, readInline(node.children, text, true));
    case "blockquote": {
      if (depth > 0) return undefined;
      const inside = readAll(node.children, text, depth + 1);
      return inside && createChecked("blockquote", attrs, inside.length > 0 ? inside : [nodes.paragraph.create()]);
    }
    case "list": {
      if (depth >= maxListDepth || (node.start ?? 1) > maxListStart) return undefined;
      const items = node.children.map((item) => readItem(item, text, depth + 1));
      if (items.includes(undefined)) return undefined;
      return node.ordered
        ? createChecked("ordered_list", { ...attrs, start: node.start ?? 1 }, items as Node[])
        : createChecked("bullet_list", attrs, items as Node[]);
    }
    default:
      return undefined;
  }
}

function readItem(item: ListItem, text: string, depth: number): Node | undefined {
  const inside = readAll(item.children, text, depth);
  if (inside === undefined) return undefined;
  const first = inside[0]?.type === nodes.paragraph ? [] : [nodes.paragraph.create()];
  return createChecked("list_item", {}, [...first, ...inside]);
}

function readAll(children: (BlockContent | DefinitionContent)[], text: string, depth: number): Node[] | undefined {
  const all = children.map((child) => readBlock(child, text, {}, depth));
  return all.includes(undefined) ? undefined : (all as Node[]);
}

function createChecked(name: keyof typeof nodes, attrs: object, children: Node[]): Node | undefined {
  const content = Fragment.from(children);
  return nodes[name]?.validContent(content) ? nodes[name].create(attrs, content) : undefined;
}

/** @param oneLine true in headings, which have no line breaks */
function readInline(children: PhrasingContent[], text: string, oneLine = false): Fragment {
  const write = (typed: string, around: readonly Mark[]) => {
    const line = typed.replace(/\r\n|[\r\n]/g, " ");
    return line === "" ? [] : [schema.text(line, around)];
  };
  const read = (node: PhrasingContent, around: readonly Mark[]): Node[] => {
    const inside = (mark: Mark, within: PhrasingContent[]) =>
      within.flatMap((child) => read(child, mark.addToSet(around)));
    switch (node.type) {
      case "text":
        return write(node.value, around);
      case "strong":
        return inside(marks.strong.create(), node.children);
      case "emphasis":
        return inside(marks.em.create(), node.children);
      case "link":
        return inside(marks.link.create({ href: node.url, title: node.title ?? null }), node.children);
      case "break":
        return oneLine ? write(" ", around) : [nodes.hard_break.create(null, null, around)];
      default:
        return write(asTyped(node, text), around);
    }
  };
  return Fragment.fromArray(children.flatMap((child) => read(child, [])));
}
