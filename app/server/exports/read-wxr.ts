import { Parser } from "htmlparser2";
import { cleanLine } from "../../values/typed-text.ts";
import {
  decodeSlug,
  minutesBetween,
  oneLine,
  ownLink,
  pathOf,
  readEvent,
  readSite,
  readTime,
  statusOf,
  titleOf,
  wordsOf,
} from "./export-fields.ts";
import type { ExportOptions, ExportProblem, ReadExport } from "./export-rows.ts";
import { isForMembers } from "./gated-words.ts";
import { addOnce, countIn, RowGatherer } from "./gather-rows.ts";
import { readHtml } from "./html-to-blocks.ts";

/** Maximum length of one field (characters): more than any page has. */
const maxField = 2_000_000;

/** Entries that the site has no place for; they may hold data of people, and are only counted. */
const peoplesData = new Set(
  "feedback flamingo_inbound flamingo_contact shop_order shop_subscription give_payment wpforms_entry nf_sub edd_payment".split(
    " ",
  ),
);

/** Entries of WordPress itself. */
const machinery = new Set(
  "revision nav_menu_item custom_css oembed_cache customize_changeset user_request acf-field acf-field-group tribe_organizer".split(
    " ",
  ),
);

const imageName = /\.(?:jpe?g|png|gif|webp|avif|heic|bmp|tiff?)(?:\?|$)/i;

/** One entry while it arrives. */
interface Entry {
  fields: Map<string, string>;
  meta: Map<string, string>;
  metaKey: string;
  comments: number;
  categories: { domain: string; name: string }[];
}

const isCancelled = (meta: Map<string, string>): boolean => /cancel/i.test(meta.get("_tribe_events_status") ?? "");

/**
 * Reads an export of WordPress (WXR 1.0 to 1.2, `export.php` of its core) piece by piece. Comments, passwords and data
 * of plugins are not read into rows.
 * @param pieces of the file, in order
 */
export function readWxr(
  pieces: Iterable<Uint8Array>,
  { from }: Pick<ExportOptions, "from">,
): ReadExport | { problem: ExportProblem } {
  const reader = new WxrReader(from);
  for (const text of decodePieces(pieces)) {
    reader.write(text);
    if (reader.problem !== undefined) return { problem: reader.problem };
    if (reader.isDone) break;
  }
  return reader.end();
}

/** Decodes pieces in the encoding that the XML declares; UTF-8 by default. */
function* decodePieces(pieces: Iterable<Uint8Array>): Generator<string> {
  let decoder: TextDecoder | undefined;
  for (const piece of pieces) {
    decoder ??= openDecoder(piece);
    yield decoder.decode(piece, { stream: true });
  }
  if (decoder) yield decoder.decode();
}

function openDecoder(piece: Uint8Array): TextDecoder {
  const head = Buffer.from(piece.subarray(0, 200)).toString("latin1");
  const [, name = "utf-8"] = /^[^<]{0,3}<\?xml[^>]{0,100}encoding=["']([\w-]{1,30})["']/.exec(head) ?? [];
  try {
    return new TextDecoder(piece[0] === 0xff && piece[1] === 0xfe ? "utf-16le" : name);
  } catch {
    return new TextDecoder();
  }
}

class WxrReader {
  problem: ExportProblem | undefined;
  readonly #gatherer: RowGatherer;
  readonly #parser: Parser;
  readonly #path: string[] = [];
  /** Beyond these, elements are not followed: an export has six levels. */
  #tooDeep = 0;
  #text = "";
  #entry: Entry | undefined;
  #authors = new Map<string, string>();
  #author: Map<string, string> | undefined;
  #isWordPress = false;
  #isCut = true;
  #category = { domain: "", nicename: "" };

  constructor(from: number) {
    this.#gatherer = new RowGatherer(from);
    this.#parser = new Parser(
      {
        onprocessinginstruction: (name) => {
          if (/^!doctype/i.test(name)) this.problem ??= "doctype";
        },
        onopentag: (name, attributes) => this.#begin(name, attributes),
        ontext: (text) => {
          if (this.#text.length + text.length <= maxField) this.#text += text;
        },
        onclosetag: (name, isImplied) => this.#end(name, isImplied),
      },
      { xmlMode: true, decodeEntities: true },
    );
  }

  get isDone(): boolean {
    return this.#gatherer.isDone;
  }

  write(text: string): void {
    this.#parser.write(text);
  }

  end(): ReadExport | { problem: ExportProblem } {
    if (this.isDone) return this.#gatherer.read();
    this.#parser.end();
    if (this.problem !== undefined) return { problem: this.problem };
    if (!this.#isWordPress) return { problem: "unknown" };
    if (this.#isCut) return { problem: "cut" };
    return this.#gatherer.read();
  }

  #begin(name: string, attributes: Record<string, string>): void {
    if (this.#tooDeep > 0 || this.#path.length > 8) {
      this.#tooDeep++;
      return;
    }
    this.#path.push(name);
    this.#text = "";
    if (name === "item") this.#entry = { fields: new Map(), meta: new Map(), metaKey: "", comments: 0, categories: [] };
    if (name === "category") this.#category = { domain: attributes.domain ?? "", nicename: attributes.nicename ?? "" };
    if (name === "wp:author") this.#author = new Map();
  }

  #end(name: string, isImplied: boolean): void {
    if (this.#tooDeep > 0) {
      this.#tooDeep--;
      return;
    }
    this.#path.pop();
    const text = this.#text;
    this.#text = "";
    if (name === "rss" && this.#path.length === 0) this.#isCut = isImplied;
    else if (this.#entry !== undefined) this.#endInEntry(this.#entry, name, text, isImplied);
    else this.#endInChannel(name, text);
  }

  #endInChannel(name: string, text: string): void {
    const { summary } = this.#gatherer;
    if (name === "wp:wxr_version" || (name === "generator" && /wordpress/i.test(text))) this.#isWordPress = true;
    else if (name === "wp:base_blog_url" || (name === "link" && summary.site === ""))
      summary.site = readSite(text) || summary.site;
    else if (name === "wp:author") this.#endAuthor();
    else if (this.#author !== undefined) this.#author.set(name, cleanLine(text).trim());
    else if (name === "wp:category_nicename") addOnce(summary.lists.category, decodeSlug(text));
    else if (name === "wp:tag_slug") addOnce(summary.lists.tag, decodeSlug(text));
  }

  #endAuthor(): void {
    const login = this.#author?.get("wp:author_login") ?? "";
    this.#authors.set(login, (this.#author?.get("wp:author_display_name") || login).slice(0, 100));
    addOnce(this.#gatherer.summary.lists.author, login.toLowerCase().replace(/[\s.@]+/g, "-"));
    this.#author = undefined;
  }

  #endInEntry(entry: Entry, name: string, text: string, isImplied: boolean): void {
    const isInComment = this.#path.includes("wp:comment");
    if (name === "item") {
      this.#entry = undefined;
      if (!isImplied) this.#finish(entry);
    } else if (name === "wp:comment") entry.comments++;
    // Comments hold data of people, so their fields are not read.
    else if (isInComment) return;
    else if (name === "wp:meta_key") entry.metaKey = text;
    else if (name === "wp:meta_value") {
      if (text.length < 10_000) entry.meta.set(entry.metaKey, text);
    } else if (name === "category")
      entry.categories.push({ domain: this.#category.domain, name: this.#category.nicename });
    else if (!entry.fields.has(name)) entry.fields.set(name, text);
  }

  #finish(entry: Entry): void {
    const { fields } = entry;
    const kind = fields.get("wp:post_type") ?? "";
    const status = fields.get("wp:status") ?? "";
    this.#gatherer.countOut("comment", entry.comments);
    const title = titleOf(fields.get("title") ?? "");
    if (status === "trash" || status === "auto-draft")
      this.#gatherer.countOut("trash", 1, peoplesData.has(kind) ? "" : title);
    else if (machinery.has(kind) || (kind.startsWith("wp_") && kind !== "wp_block")) return;
    else if (peoplesData.has(kind)) this.#gatherer.countOut(kind === "shop_order" ? "order" : "message");
    else if (kind === "attachment") this.#addPicture(entry);
    else if (kind === "tribe_venue") this.#addVenue(entry);
    else if (kind === "wp_block")
      this.#gatherer.add({ noun: "part", id: fields.get("wp:post_id") ?? "", ...this.#readText(entry) });
    else if (kind !== "") this.#addStory(entry, kind, status);
  }

  #addPicture({ fields, meta }: Entry): void {
    const address = (fields.get("wp:attachment_url") ?? "").trim();
    if (!imageName.test(address)) {
      const name = oneLine(decodeSlug(address.split(/[?#]/)[0]?.split("/").at(-1) ?? ""));
      this.#gatherer.countOut(/\.pdf(?:\?|$)/i.test(address) ? "pdf" : "file", 1, name);
      return;
    }
    const alt = cleanLine(meta.get("_wp_attachment_image_alt") ?? "").trim();
    const title = cleanLine(fields.get("title") ?? "").trim();
    this.#gatherer.add({ noun: "picture", id: fields.get("wp:post_id") ?? "", address, alt, title });
  }

  #addVenue({ fields, meta }: Entry): void {
    const address = ["_VenueAddress", "_VenueCity"].map((name) => cleanLine(meta.get(name) ?? "").trim());
    const name = cleanLine(fields.get("title") ?? "").trim();
    const id = fields.get("wp:post_id") ?? "";
    this.#gatherer.add({ noun: "venue", id, name, address: address.filter(Boolean).join(", ") });
  }

  #addStory(entry: Entry, kind: string, status: string): void {
    const { fields, meta } = entry;
    const id = (fields.get("wp:post_id") ?? "").trim();
    const local = readTime(fields.get("wp:post_date"));
    const utc = readTime(fields.get("wp:post_date_gmt"));
    const { summary } = this.#gatherer;
    if (local !== "" && utc !== "") countIn(summary.offsets, `${minutesBetween(utc, local)}`);
    const text = this.#readText(entry);
    const title = titleOf(fields.get("title") ?? "");
    // The same in every piece: the text of a row of an earlier piece is not read.
    if (title === "" && (fields.get("content:encoded") ?? "").trim() === "") {
      this.#gatherer.countOut("empty");
      return;
    }
    for (const { domain, name } of entry.categories) {
      if (domain === "category") addOnce(summary.lists.category, decodeSlug(name));
      if (domain === "post_tag") addOnce(summary.lists.tag, decodeSlug(name));
    }
    const login = (fields.get("dc:creator") ?? "").trim();
    const thumbnail = meta.get("_thumbnail_id")?.trim() ?? "";
    this.#gatherer.add({
      noun: "story",
      kind,
      id,
      title,
      status: isForMembers(fields.get("content:encoded") ?? "", meta)
        ? "members"
        : statusOf(status, fields.get("wp:post_password") ?? ""),
      local,
      utc,
      author: this.#authors.get(login) ?? login,
      summary: wordsOf(fields.get("excerpt:encoded") ?? ""),
      path: pathOf(fields.get("link") ?? "", summary.site),
      slug: decodeSlug(fields.get("wp:post_name") ?? ""),
      cover: /^\d{1,12}$/.test(thumbnail) ? { picture: thumbnail, source: "", alt: "" } : undefined,
      event: kind === "tribe_events" ? { ...readEvent(meta), isCancelled: isCancelled(meta) } : undefined,
      ...text,
    });
  }

  #readText({ fields }: Entry) {
    const html = fields.get("content:encoded") ?? "";
    if (!this.#gatherer.isWanted)
      return {
        blocks: html.trim() === "" ? [] : [{ kind: "part" as const, id: "" }],
        shortcodes: [],
        frames: 0,
        hidden: false,
      };
    const { site } = this.#gatherer.summary;
    return readHtml(html, {
      hasShortcodes: true,
      hasPlainLines: !html.includes("<!-- wp:"),
      readLink: (address) => ownLink(address, site),
    });
  }
}
