import type { Node, NodeType } from "@tiptap/pm/model";
import type { BlockContent, ListItem, RootContent } from "mdast";
import { type Options, toMarkdown } from "mdast-util-to-markdown";
import { markdownOptions } from "../../values/markdown-options.ts";
import { writeMediaBlock } from "../../values/media-block.ts";
import type { Source, Sources } from "./read-paragraphs.ts";
import { isMedia, schema } from "./schema.ts";
import { nestSpans, readSpans } from "./write-inline.ts";

const { nodes } = schema;

/**
 * Returns the texts to store. Texts with unchanged blocks stay identical byte for byte. Adjacent blocks of one text
 * stay together.
 * @param single true if all blocks are in one text
 */
export function writeParagraphs(doc: Node, sources: Sources, single = false): string[] {
  const texts = runsOf(doc, sources, single).flatMap(({ source, blocks }) => {
    if (source !== undefined && isUntouched(source, blocks)) return source.text;
    // An empty paragraph is not stored.
    return joinBlocks(blocks) || [];
  });
  return texts.length === 0 ? [""] : texts;
}

interface Run {
  source: Source | undefined;
  blocks: Node[];
}

function runsOf(doc: Node, sources: Sources, single: boolean): Run[] {
  if (single) return [{ source: sources[0], blocks: [...doc.children] }];
  const runs: Run[] = [];
  for (const block of doc.children) {
    const source = sources[block.attrs.source];
    const last = runs.at(-1);
    if (last !== undefined && source !== undefined && source === last.source && source.blocks.length > 1)
      last.blocks.push(block);
    else runs.push({ source, blocks: [block] });
  }
  return runs.flatMap((run) => (run.source && isUntouched(run.source, run.blocks) ? [run] : splitAtPlain(run)));
}

const isUntouched = (source: Source, blocks: readonly Node[]) =>
  blocks.length === source.blocks.length && blocks.every((block, index) => source.blocks[index]?.eq(block));

/**
 * Splits texts before and after photos, films and unsupported Markdown. An open comment, for example, could swallow the
 * text after it.
 */
function splitAtPlain({ source, blocks }: Run): Run[] {
  const runs: Run[] = [];
  for (const block of blocks) {
    const last = runs.at(-1)?.blocks;
    if (last === undefined || isAlone(block) || isAlone(last.at(-1))) runs.push({ source, blocks: [block] });
    else last.push(block);
  }
  return runs;
}

const isAlone = (block: Node | undefined) => block?.type === nodes.plain || (block !== undefined && isMedia(block));

function joinBlocks(blocks: readonly Node[]): string {
  const texts: string[] = [];
  let last: NodeType | undefined;
  let hasOtherMarker = false;
  for (const block of blocks) {
    if (isEmpty(block)) continue;
    // Two adjacent lists of the same kind need different markers.
    hasOtherMarker = isList(block) && last === block.type && !hasOtherMarker;
    last = block.type;
    texts.push(writeBlock(block, hasOtherMarker));
  }
  return texts.join("\n\n");
}

const isList = ({ type }: Node) => type === nodes.bullet_list || type === nodes.ordered_list;

const written = new WeakMap<Node, string>();

function writeBlock(block: Node, hasOtherMarker = false): string {
  if (block.type === nodes.plain) return block.textContent;
  if (isMedia(block)) return writeMedia(block);
  const kept = hasOtherMarker ? undefined : written.get(block);
  if (kept !== undefined) return kept;
  const markers: Options = hasOtherMarker ? { bullet: "*", bulletOther: "-", bulletOrdered: ")" } : {};
  const text = toMarkdown({ type: "root", children: [toTree(block)] }, { ...markdownOptions, ...markers }).replace(
    /\n$/,
    "",
  );
  if (!hasOtherMarker) written.set(block, text);
  return text;
}

/** Returns the Markdown of a photo or film; empty during a photo's upload. */
function writeMedia({ type, attrs: { id, alt, caption, address, title } }: Node): string {
  if (type === nodes.film) return writeMediaBlock({ kind: "film", address, title, caption });
  return id === null ? "" : writeMediaBlock({ kind: "photo", id, alt, caption });
}

function toTree(block: Node): RootContent {
  const all = () => block.children.filter((child) => !isEmpty(child)).map((child) => toTree(child) as BlockContent);
  switch (block.type) {
    case nodes.heading:
      return { type: "heading", depth: block.attrs.level, children: nestSpans(readSpans(block)) };
    case nodes.blockquote:
      return { type: "blockquote", children: all() };
    case nodes.bullet_list:
      return { type: "list", spread: false, children: block.children.map(toTree) as ListItem[] };
    case nodes.ordered_list:
      return {
        type: "list",
        ordered: true,
        start: block.attrs.start,
        spread: false,
        children: block.children.map(toTree) as ListItem[],
      };
    case nodes.list_item:
      return { type: "listItem", spread: false, children: all() };
    default:
      return { type: "paragraph", children: nestSpans(readSpans(block)) };
  }
}

const isEmpty = (block: Node) => block.type === nodes.paragraph && readSpans(block).length === 0;
