import { Fragment, type Mark, type Node } from "@tiptap/pm/model";
import { isSafeLink } from "../../values/safe-link.ts";
import { withoutSentenceEnd } from "../../values/web-address.ts";
import { addressInText, blockSigns, boldInText, inlineMarks } from "./inline-marks.ts";
import { type PastedPicture, splitAtPictures } from "./pasted-pictures.ts";
import { schema } from "./schema.ts";
import { type FoundTable, hasLikelyAges } from "./table-lists.ts";
import { readWebAddress } from "./typed-address.ts";

const { nodes, marks } = schema;

function linkedText(address: string, around: readonly Mark[]): Node {
  const href = readWebAddress(address) ?? address;
  return schema.text(address, isSafeLink(href) ? marks.link.create({ href }).addToSet(around) : around);
}

/** Splits a text at each match. @param read returns the node for a match, and its length */
function splitText(
  text: string,
  around: readonly Mark[],
  pattern: RegExp,
  read: (match: RegExpExecArray) => { parts: Node[]; length: number },
): Node[] {
  const found: Node[] = [];
  let end = 0;
  const plain = (part: string) => part !== "" && found.push(schema.text(part, around));
  for (const match of text.matchAll(pattern)) {
    plain(text.slice(end, match.index));
    const { parts, length } = read(match);
    found.push(...parts);
    end = match.index + length;
  }
  plain(text.slice(end));
  return found;
}

/** Links bare addresses in formatted text. */
export function linkAddresses(content: Fragment, allowsLinks = true): Fragment {
  const linked = (node: Node): Node[] => {
    if (!node.isText) return [node.copy(linkAddresses(node.content, node.type.allowsMarkType(marks.link)))];
    const { text = "" } = node;
    if (!allowsLinks || marks.link.isInSet(node.marks)) return [node];
    return splitText(text, node.marks, addressInText, ([matched]) => {
      const address = withoutSentenceEnd(matched);
      return { parts: [linkedText(address, node.marks)], length: address.length };
    });
  };
  return Fragment.from(content.content.flatMap(linked));
}

const entry = /^\s*(?:[-*•·–]|(\d{1,3})[.)])\s+(?=\S)/;

const readInline = (text: string, around: readonly Mark[] = []): Node[] =>
  splitText(text, around, inlineMarks, ([matched, , bold, italic]) => {
    if (bold !== undefined)
      return { parts: readInline(bold, marks.strong.create().addToSet(around)), length: matched.length };
    if (italic !== undefined)
      return { parts: readInline(italic, marks.em.create().addToSet(around)), length: matched.length };
    const address = withoutSentenceEnd(matched);
    return { parts: [linkedText(address, around)], length: address.length };
  });

const isRow = (line: string) => /\S\t+\S/.test(line);

const listItem = (text: string) => nodes.list_item.create(null, nodes.paragraph.create(null, readInline(text)));

/** Adds a heading or quotation; consecutive lines of a quotation are one block. */
function addSigned(blocks: Node[], sign: string, paragraph: Node): void {
  const last = blocks.at(-1);
  if (sign !== ">") blocks.push(nodes.heading.create({ level: sign.length > 2 ? 3 : 2 }, paragraph.content));
  else if (last?.type === nodes.blockquote) blocks[blocks.length - 1] = last.copy(last.content.addToEnd(paragraph));
  else blocks.push(nodes.blockquote.create(null, paragraph));
}

/** Returns the text with its Markdown signs unchanged. */
export const asTyped = (text: string): Node[] =>
  text
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== "")
    .map((line) => nodes.paragraph.create(null, schema.text(line)));

interface ReadText {
  blocks: Node[];
  table: FoundTable | undefined;
  pictures: PastedPicture[];
}

/** Reads plain text: each line is a paragraph; consecutive list items or table rows are a list. */
export function readText(text: string): ReadText {
  const blocks: Node[] = [];
  const pictures: PastedPicture[] = [];
  const lines = text.split(/\r\n|[\r\n]/).filter((line) => line.trim() !== "");
  const isTable = lines.length > 1 && lines.every(isRow);
  if (isTable) {
    const rows = lines.map((line) => line.split("\t"));
    const entries = rows.map((cells) =>
      listItem(
        cells
          .map((cell) => cell.trim())
          .filter(Boolean)
          .join(", "),
      ),
    );
    return {
      blocks: [nodes.bullet_list.create(null, entries)],
      table: hasLikelyAges(rows) ? "ages" : "list",
      pictures,
    };
  }
  for (const line of lines.flatMap(splitAtPictures)) {
    if (typeof line !== "string") {
      pictures.push(line);
      blocks.push(nodes.photo.create({ name: line.name, alt: line.alt }));
      continue;
    }
    const mark = entry.exec(line);
    if (mark === null) {
      const [whole = "", sign] = blockSigns.exec(line) ?? [];
      const paragraph = nodes.paragraph.create(null, readInline(line.slice(whole.length)));
      if (sign === undefined) blocks.push(paragraph);
      else addSigned(blocks, sign, paragraph);
      continue;
    }
    const type = mark[1] === undefined ? nodes.bullet_list : nodes.ordered_list;
    const item = listItem(line.slice(mark[0].length));
    const last = blocks.at(-1);
    if (last?.type === type) blocks[blocks.length - 1] = last.copy(last.content.addToEnd(item));
    else blocks.push(type.create(mark[1] === undefined ? null : { start: Number(mark[1]) }, item));
  }
  return { blocks, table: undefined, pictures };
}

/** Converts Markdown signs within formatted text. */
export function readSigns(content: Fragment): Fragment {
  const bold = (node: Node): Node[] => {
    const { text = "" } = node;
    if (!node.isText || marks.strong.isInSet(node.marks) || !text.includes("**")) return [node];
    return splitText(text, node.marks, boldInText, ([whole, inside = ""]) => ({
      parts: [schema.text(inside, marks.strong.create().addToSet(node.marks))],
      length: whole.length,
    }));
  };
  const read = (node: Node): Node => {
    if (!node.isTextblock) return node.copy(Fragment.from(node.children.map(read)));
    return node.type.spec.code ? node : node.copy(Fragment.from(node.children.flatMap(bold)));
  };
  const blocks: Node[] = [];
  for (const block of content.content) {
    const [whole, sign] = (block.type === nodes.paragraph && blockSigns.exec(block.firstChild?.text ?? "")) || [];
    const rest = whole === undefined ? block : block.cut(whole.length);
    const isOneLine = rest.children.every(({ isText }) => isText);
    if (sign === ">" || (sign !== undefined && isOneLine)) addSigned(blocks, sign, read(rest));
    else blocks.push(block.isText ? block : read(block));
  }
  return Fragment.from(content.firstChild?.isInline ? content.content.flatMap(bold) : blocks);
}

export const hasFormattingSigns = (blocks: readonly Node[]): boolean =>
  blocks.some((block) => {
    if (block.type === nodes.heading || block.type === nodes.blockquote) return true;
    let isMarked = false;
    block.descendants(({ marks: all }) => {
      isMarked ||= all.some(({ type }) => type === marks.strong || type === marks.em);
    });
    return isMarked;
  });
