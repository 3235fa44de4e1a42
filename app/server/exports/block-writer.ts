import type { BlockContent, ListItem, RootContent } from "mdast";
import { toMarkdown } from "mdast-util-to-markdown";
import { findMarkdownProblem, maxParagraphLength } from "../../values/markdown-bounds.ts";
import { markdownOptions } from "../../values/markdown-options.ts";
import { readFilmAddress } from "../../values/video-address.ts";
import type { Block } from "./export-blocks.ts";
import { nestSpans, type Span } from "./write-spans.ts";

type Container =
  | { kind: "quote"; children: BlockContent[] }
  | { kind: "list"; isOrdered: boolean; items: ListItem[] }
  | { kind: "item"; children: BlockContent[] };

/**
 * Maximum number of containers inside each other; deeper ones become a part of the last one. A list with its items
 * counts as two.
 */
const maxContainers = 10;

export type ContainerKind = "quote" | "list" | "orderedList" | "item";

/**
 * Collects the blocks of a text from top to bottom. Its memory grows with the text, not with the nesting: containers
 * beyond the maximum depth are counted, not opened.
 */
export class BlockWriter {
  readonly blocks: Block[] = [];
  readonly #containers: Container[] = [];
  /** Opened containers beyond the maximum depth. */
  #tooDeep = 0;
  #spans: Span[] = [];
  #heading: 2 | 3 | undefined;
  /** Photos and films inside lists and quotations, which follow behind these. */
  #waiting: Block[] = [];

  addSpan(span: Span): void {
    this.#spans.push(span);
  }

  /** Returns true if the current line has words. */
  get hasWords(): boolean {
    return this.#spans.some(({ text }) => text !== undefined && text.trim() !== "");
  }

  get endsWithBreak(): boolean {
    return this.#spans.length > 0 && this.#spans.findLast(({ text }) => text?.trim() !== "")?.text === undefined;
  }

  /** Index of the next block; undefined inside a list or a quotation. */
  get nextIndex(): number | undefined {
    return this.#containers.length === 0 && this.#tooDeep === 0 ? this.blocks.length : undefined;
  }

  /** Inserts a paragraph of plain words before a block. */
  insertParagraph(index: number, words: string): void {
    const children = nestSpans([{ text: words, isStrong: false, isEmphasis: false, link: "" }]);
    const texts = writeTexts({ type: "paragraph", children });
    this.blocks.splice(index, 0, ...texts.map((text): Block => ({ kind: "text", text })));
  }

  /** Forgets the words since the last block. */
  dropWords(): void {
    this.#spans = [];
  }

  startHeading(level: 2 | 3): void {
    this.endParagraph();
    this.#heading = level;
  }

  /** Stores the words since the last block. */
  endParagraph(): void {
    const spans = this.#spans;
    const heading = this.#heading;
    this.#spans = [];
    this.#heading = undefined;
    const words = spans.map(({ text }) => text ?? " ").join("");
    if (words.trim() === "") return;
    const film = this.#containers.length === 0 ? readFilmAddress(words) : undefined;
    if (film !== undefined) this.addBlock({ kind: "film", address: film, title: "", caption: "" });
    else if (heading !== undefined && this.#containers.length === 0)
      this.#add({
        type: "heading",
        depth: heading,
        children: nestSpans([{ text: words, isStrong: false, isEmphasis: false, link: "" }]),
      });
    else this.#add({ type: "paragraph", children: nestSpans(spans) });
  }

  open(kind: ContainerKind): void {
    this.endParagraph();
    if (this.#tooDeep > 0 || this.#containers.length >= maxContainers) {
      this.#tooDeep++;
      return;
    }
    const top = this.#containers.at(-1);
    if (kind === "item" && top?.kind !== "list") this.#containers.push({ kind: "list", isOrdered: false, items: [] });
    // A list directly inside a list belongs to the item before it.
    else if (kind !== "item" && top?.kind === "list") this.#containers.push({ kind: "item", children: [] });
    if (kind === "item" || kind === "quote") this.#containers.push({ kind, children: [] });
    else this.#containers.push({ kind: "list", isOrdered: kind === "orderedList", items: [] });
  }

  /** Closes the innermost container of this kind with everything in it. */
  close(kind: ContainerKind): void {
    this.endParagraph();
    if (this.#tooDeep > 0) {
      this.#tooDeep--;
      return;
    }
    const wanted = kind === "orderedList" ? "list" : kind;
    const at = this.#containers.findLastIndex((container) => container.kind === wanted);
    if (at < 0) return;
    while (this.#containers.length > at) this.#closeLast();
  }

  /** Adds a photo, a film or another block that is no text. */
  addBlock(block: Block): void {
    this.endParagraph();
    if (this.#containers.length === 0) this.blocks.push(block);
    else this.#waiting.push(block);
  }

  end(): Block[] {
    this.endParagraph();
    while (this.#containers.length > 0) this.#closeLast();
    return this.blocks;
  }

  #closeLast(): void {
    const container = this.#containers.pop();
    if (container === undefined) return;
    const parent = this.#containers.at(-1);
    if (container.kind === "item") {
      if (parent?.kind === "list" && container.children.length > 0)
        parent.items.push({ type: "listItem", spread: false, children: container.children });
    } else if (container.kind === "quote") {
      if (container.children.length > 0) this.#add({ type: "blockquote", children: container.children });
    } else if (container.items.length > 0)
      this.#add({
        type: "list",
        ordered: container.isOrdered,
        start: container.isOrdered ? 1 : null,
        spread: false,
        children: container.items,
      });
    if (this.#containers.length === 0) this.blocks.push(...this.#waiting.splice(0));
  }

  #add(node: BlockContent): void {
    const top = this.#containers.at(-1);
    if (top?.kind === "list") top.items.push({ type: "listItem", spread: false, children: [node] });
    else if (top !== undefined) top.children.push(node);
    else for (const text of writeTexts(node)) this.blocks.push({ kind: "text", text });
  }
}

const write = (node: RootContent): string =>
  toMarkdown({ type: "root", children: [node] }, markdownOptions).replace(/\n$/, "");

/** Writes a block as texts within the limits of a paragraph: a list is split at its items, other text at its words. */
function writeTexts(node: BlockContent): string[] {
  const text = write(node);
  if (text.length <= maxParagraphLength && findMarkdownProblem(text) === undefined) return [text];
  if (node.type === "list" && node.children.length > 1) {
    const half = Math.ceil(node.children.length / 2);
    const start = (node.start ?? 1) + half;
    return [
      ...writeTexts({ ...node, children: node.children.slice(0, half) }),
      ...writeTexts({ ...node, ...(node.ordered && { start }), children: node.children.slice(half) }),
    ];
  }
  return splitWords(wordsOf(node)).flatMap((words) => {
    const plain = write({ type: "paragraph", children: [{ type: "text", value: words }] });
    return findMarkdownProblem(plain) === undefined ? [plain] : splitWords(words, 250).map(escapeAll);
  });
}

/** Writes words that are mostly signs of Markdown: without these. */
const escapeAll = (words: string): string => words.replace(/[*_[\]`<>#=~\\-]/g, " ").trim();

function wordsOf(node: RootContent): string {
  if ("value" in node) return node.value;
  if (node.type === "break") return " ";
  if (!("children" in node)) return "";
  const isPhrasing =
    node.type === "paragraph" || node.type === "strong" || node.type === "emphasis" || node.type === "link";
  return node.children.map(wordsOf).join(isPhrasing ? "" : " ");
}

/** Splits words at spaces into pieces of at most half the length of a paragraph, which leaves room for escapes. */
function splitWords(words: string, length = maxParagraphLength / 2): string[] {
  const pieces: string[] = [];
  let rest = words.trim();
  while (rest.length > length) {
    const space = rest.lastIndexOf(" ", length);
    const end = space > length / 2 ? space : length;
    pieces.push(rest.slice(0, end).toWellFormed());
    rest = rest.slice(end).trimStart();
  }
  return rest === "" ? pieces : [...pieces, rest];
}
