import { Parser } from "htmlparser2";
import { isSafeLink } from "../../values/safe-link.ts";
import { splitStyleSheets } from "../../values/style-rules.ts";
import { cleanText } from "../../values/typed-text.ts";
import { createLooks, type Look, withoutStruckSigns } from "../../values/unsaid-words.ts";
import { readFilmAddress } from "../../values/video-address.ts";
import { unwrapLink } from "../../values/web-address.ts";
import { BlockWriter } from "./block-writer.ts";
import type { Block, PhotoReference, TextLosses } from "./export-blocks.ts";
import { oldFileName, oneLine } from "./export-fields.ts";
import { blockNames, containers, emphasisNames, silent, strongNames } from "./html-names.ts";
import { closedNames, splitShortcodes } from "./shortcodes.ts";

export interface HtmlOptions {
  /** Returns a link in a text as the site stores it; empty for none. */
  readLink?(address: string): string;
  /** True for texts of WordPress, in which tags in square brackets stand for parts of the page. */
  hasShortcodes?: boolean;
  /** True for text whose blank lines divide paragraphs, as in the classic editor of WordPress. */
  hasPlainLines?: boolean;
}

/** Facts about an open element of the parser. */
interface Open {
  look: Look;
  link: string | undefined;
  isBlock: boolean;
  /** Number of words' characters before it. */
  before: number;
}

/**
 * Reads HTML as blocks of Markdown, photos and films. It builds no tree of the HTML, so that deep nesting does no harm.
 * Nothing that runs survives: of an element that the site does not know, only the words stay.
 */
export function readHtml(html: string, options: HtmlOptions = {}): { blocks: Block[] } & TextLosses {
  const { text, left } = withoutStruckSigns(html, true);
  const { html: withoutStyles, css } = splitStyleSheets(text);
  const read = new HtmlReader(withoutStyles, css, options).read();
  return { ...read, hidden: read.hidden || left > 0 };
}

class HtmlReader {
  readonly #html: string;
  readonly #options: HtmlOptions;
  readonly #lookAt: ReturnType<typeof createLooks>;
  readonly #writer = new BlockWriter();
  readonly #losses: Required<TextLosses> = { shortcodes: [], frames: 0, hidden: false, tables: [], files: [] };
  readonly #closed: Set<string>;
  readonly #open: Open[] = [];
  #silence = 0;
  #strong = 0;
  #emphasis = 0;
  #preformatted = 0;
  /** Text since the last tag: the parser cuts it at character references. */
  #text = "";
  /** The words of a caption that is open, and the photo or film that it belongs to. */
  #caption: { words: string } | undefined;
  /** Number of characters of words so far. */
  #length = 0;
  readonly #figures: { shown: { caption: string }[] }[] = [];
  /** Index of the block before which the title of the last table stands; undefined inside lists and quotations. */
  #tableAt: number | undefined;

  constructor(html: string, css: string, options: HtmlOptions) {
    this.#html = html;
    this.#options = options;
    this.#lookAt = createLooks(css);
    this.#closed = options.hasShortcodes ? closedNames(html) : new Set();
  }

  read(): { blocks: Block[] } & TextLosses {
    const parser = new Parser({
      onopentag: (name, attributes) => {
        this.#endText();
        this.#begin(name, attributes);
      },
      ontext: (text) => {
        this.#text += text;
      },
      onclosetag: (name) => {
        this.#endText();
        this.#end(name);
      },
      oncomment: (comment) => this.#readComment(comment),
    });
    parser.end(this.#html);
    this.#endText();
    return {
      blocks: this.#writer.end(),
      ...this.#losses,
      shortcodes: [...new Set(this.#losses.shortcodes)],
      files: [...new Set(this.#losses.files)],
    };
  }

  /** Reads a reusable block of WordPress; other comments say nothing. */
  #readComment(comment: string): void {
    const [, id] = /^\s*wp:block\s+\{"ref":\s*(\d{1,12})/.exec(comment) ?? [];
    if (id === undefined) return;
    this.#endText();
    this.#writer.addBlock({ kind: "part", id });
  }

  #begin(name: string, attributes: Record<string, string>): void {
    const look = this.#lookAt({ name, attribute: (other) => attributes[other] }, this.#open.at(-1)?.look);
    const link = name === "a" && !look.isOut ? this.#readLink(attributes.href ?? "") : undefined;
    const kind = containers[name];
    const isBlock = kind !== undefined || blockNames.has(name);
    this.#open.push({ look, link, isBlock, before: this.#length });
    if (look.isCommentOfBlock) this.#hideBlock();
    const wasSilent = this.#silence > 0;
    if (silent.has(name)) this.#silence++;
    if (wasSilent || look.isOut || (this.#silence > 0 && name !== "iframe")) return;
    if (name === "table") this.#startTable();
    if (kind !== undefined) this.#writer.open(kind);
    else if (/^h[1-6]$/.test(name)) this.#writer.startHeading(name === "h1" || name === "h2" ? 2 : 3);
    else if (name === "td" || name === "th") this.#startCell();
    else if (name === "br") this.#break();
    else if (name === "img") this.#addPhoto(attributes);
    else if (["iframe", "embed", "video", "audio"].includes(name)) this.#addFrame(attributes.src ?? "");
    else if (blockNames.has(name)) this.#writer.endParagraph();
    if (name === "figure") {
      this.#figures.push({ shown: [] });
      this.#tableAt = undefined;
    }
    if (name === "figcaption" || name === "caption") this.#caption = { words: "" };
    if (name === "pre") this.#preformatted++;
    if (strongNames.has(name)) this.#strong++;
    if (emphasisNames.has(name)) this.#emphasis++;
  }

  /** Hides the block around a comment of a word processor, or a box that begins with one. */
  #hideBlock(): void {
    const blocks = this.#open.filter(({ isBlock }) => isBlock).slice(-2);
    const [box, block] = blocks.length === 2 ? blocks : [undefined, blocks[0]];
    if (block === undefined) return;
    const outer = box?.before === block.before ? box : block;
    for (const { look } of this.#open.slice(this.#open.indexOf(outer))) {
      look.isOut = true;
      look.isUnseen = true;
    }
    this.#losses.hidden = true;
    this.#writer.dropWords();
  }

  #end(name: string): void {
    const isOut = this.#open.pop()?.look.isOut ?? false;
    if (silent.has(name)) this.#silence--;
    if (this.#silence > 0 || silent.has(name) || isOut) return;
    if (name === "figcaption" || name === "caption") this.#endCaption(this.#figures.at(-1)?.shown ?? []);
    if (name === "figure") this.#figures.pop();
    // A caption belongs to the table inside its own figure.
    if (name === "figure" || (name === "table" && this.#figures.length === 0)) this.#tableAt = undefined;
    if (name === "pre") this.#preformatted--;
    if (strongNames.has(name)) this.#strong--;
    if (emphasisNames.has(name)) this.#emphasis--;
    const kind = containers[name];
    if (kind !== undefined) this.#writer.close(kind);
    else if (blockNames.has(name) || /^h[1-6]$/.test(name)) this.#writer.endParagraph();
  }

  #startTable(): void {
    this.#writer.endParagraph();
    this.#losses.tables.push("");
    this.#tableAt = this.#writer.nextIndex;
  }

  /** Divides the cells of a row by dashes. */
  #startCell(): void {
    if (this.#writer.hasWords) this.#addWords(" – ");
  }

  #break(): void {
    if (this.#writer.endsWithBreak) this.#writer.endParagraph();
    else if (this.#caption) this.#caption.words += " ";
    else if (this.#writer.hasWords) this.#writer.addSpan({ ...this.#marks(), text: undefined });
  }

  #marks() {
    const link = this.#open.findLast((open) => open.link !== undefined)?.link ?? "";
    return { isStrong: this.#strong > 0, isEmphasis: this.#emphasis > 0, link };
  }

  #readLink(href: string): string {
    const address = unwrapLink(href.trim());
    const read = this.#options.readLink?.(address) ?? address;
    const file = oldFileName(read);
    if (file !== undefined) this.#losses.files.push(file);
    return read.length <= 2_000 && !/[\s<>\\]/.test(read) && !read.startsWith("#") && isSafeLink(read) ? read : "";
  }

  #addPhoto(attributes: Record<string, string>): void {
    const candidates = ["data-orig-file", "data-lazy-src", "data-src", "src"].map((name) => attributes[name] ?? "");
    const source = candidates.find((address) => address !== "" && !address.startsWith("data:")) ?? "";
    const picture = /(?:^|\s)wp-image-(\d{1,12})(?:\s|$)/.exec(attributes.class ?? "")?.[1] ?? "";
    // A pixel that counts readers, or a smiley.
    const isTiny = [attributes.width, attributes.height].some(
      (side) => /^\d{1,2}$/.test(side ?? "") && Number(side) < 40,
    );
    if ((source === "" && picture === "") || isTiny || /\bwp-smiley\b/.test(attributes.class ?? "")) return;
    this.#show({ kind: "photo", picture, source, alt: oneLine(attributes.alt ?? ""), caption: "" });
  }

  #show(block: PhotoReference | Extract<Block, { kind: "film" }>): void {
    this.#writer.addBlock(block);
    this.#figures.at(-1)?.shown.push(block);
  }

  #addFrame(src: string): void {
    const address = readFilmAddress(src.replace(/^\/\//, "https://"));
    if (address !== undefined) this.#show({ kind: "film", address, title: "", caption: "" });
    else if (src !== "") this.#losses.frames++;
  }

  /** Gives the caption to the photo or film above it; without one, its words are a paragraph. */
  #endCaption(shown: { caption: string }[]): void {
    const words = oneLine(this.#caption?.words ?? "");
    this.#caption = undefined;
    const last = shown.at(-1);
    if (words === "") return;
    if (last !== undefined && last.caption === "") last.caption = words;
    else if (this.#tableAt !== undefined) {
      this.#writer.insertParagraph(this.#tableAt, words);
      this.#losses.tables[this.#losses.tables.length - 1] = words.slice(0, 80);
      this.#tableAt = undefined;
    } else {
      this.#writer.endParagraph();
      this.#addWords(words);
      this.#writer.endParagraph();
    }
  }

  #endText(): void {
    const text = this.#text;
    this.#text = "";
    if (text === "" || this.#silence > 0) return;
    if (this.#open.at(-1)?.look.isUnseen) {
      this.#losses.hidden ||= text.trim() !== "";
      return;
    }
    const tokens = this.#options.hasShortcodes && text.includes("[") ? splitShortcodes(text, this.#closed) : undefined;
    for (const token of tokens ?? [{ kind: "text", text } as const]) {
      if (token.kind === "text") this.#addText(token.text);
      else this.#runShortcode(token);
    }
  }

  #runShortcode({
    kind,
    name,
    attributes,
    words,
  }: Exclude<ReturnType<typeof splitShortcodes>[number], { kind: "text" }>) {
    if (name === "caption" || name === "wp_caption") {
      if (kind === "begin") {
        this.#figures.push({ shown: [] });
        this.#caption = { words: attributes.get("caption") ?? "" };
      } else this.#endCaption(this.#figures.pop()?.shown ?? []);
    } else if (kind === "end") return;
    else if (name === "gallery" || name === "playlist") {
      for (const id of (attributes.get("ids") ?? "").split(",").map((id) => id.trim()))
        if (/^\d{1,12}$/.test(id)) this.#show({ kind: "photo", picture: id, source: "", alt: "", caption: "" });
    } else if (["embed", "youtube", "vimeo", "video", "audio"].includes(name)) {
      const source = attributes.get("url") ?? attributes.get("src") ?? attributes.get("mp4") ?? words;
      if (source !== "") this.#addFrame(source.trim());
    } else if (name !== "more") {
      this.#losses.shortcodes.push(name);
    }
  }

  #addText(text: string): void {
    const plain = text.replace(/\r\n?/g, "\n");
    if (this.#preformatted > 0) this.#addLines(plain);
    else {
      const paragraphs = this.#options.hasPlainLines ? plain.split(/\n[^\S\n]*\n\s*/) : [plain];
      for (const [index, paragraph] of paragraphs.entries()) {
        if (index > 0 && this.#caption === undefined) this.#writer.endParagraph();
        this.#addWords(paragraph);
      }
    }
  }

  #addLines(text: string): void {
    text.split("\n").forEach((line, index) => {
      if (index > 0) this.#break();
      this.#addWords(line);
    });
  }

  /** Adds words; a line end in the source is a space. */
  #addWords(text: string): void {
    const words = cleanText(text.toWellFormed().replace(/[^\P{Control}\t\n\r]+/gu, "")).replace(/[\s\u00a0]+/g, " ");
    if (words === "") return;
    this.#length += words.trim().length;
    if (this.#caption) this.#caption.words += words;
    else this.#writer.addSpan({ ...this.#marks(), text: words });
  }
}
