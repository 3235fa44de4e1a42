import { type Node, type NodeSpec, Schema } from "@tiptap/pm/model";
import { isSafeLink } from "../../values/safe-link.ts";
import { embedAddress } from "../../values/video-address.ts";

/** Index of the stored text of a block; see `read-paragraphs.ts`. */
const source = { source: { default: null } };

const list = "bullet_list | ordered_list";

/** A decoration sets the direction of lists and quotations: `sidesOf` in `use-editor.ts`. */
const ownDirection = { dir: "auto" };

const heading = (tag: string, level: number) => ({ tag, attrs: { level } });

const nodes = {
  doc: { content: "block+" },
  paragraph: {
    group: "block",
    content: "inline*",
    attrs: source,
    parseDOM: [{ tag: "p" }],
    toDOM: () => ["p", ownDirection, 0],
  },
  heading: {
    group: "block",
    content: "text*",
    defining: true,
    attrs: { ...source, level: { default: 2 } },
    // <h1> is the page's title, and the page shows two levels below it.
    parseDOM: [heading("h1", 2), heading("h2", 2), ...["h3", "h4", "h5", "h6"].map((tag) => heading(tag, 3))],
    toDOM: ({ attrs }) => [attrs.level <= 2 ? "h2" : "h3", ownDirection, 0],
  },
  blockquote: {
    group: "block",
    content: `(paragraph | ${list})+`,
    defining: true,
    attrs: source,
    parseDOM: [{ tag: "blockquote" }],
    toDOM: () => ["blockquote", 0],
  },
  bullet_list: {
    group: "block",
    content: "list_item+",
    attrs: source,
    parseDOM: [{ tag: "ul" }],
    toDOM: () => ["ul", 0],
  },
  ordered_list: {
    group: "block",
    content: "list_item+",
    attrs: { ...source, start: { default: 1 } },
    parseDOM: [
      {
        tag: "ol",
        getAttrs: (element) => ({ start: element.getAttribute("start") ? (element as HTMLOListElement).start : 1 }),
      },
    ],
    toDOM: ({ attrs }) => ["ol", { start: attrs.start }, 0],
  },
  list_item: {
    content: `paragraph (paragraph | ${list})*`,
    defining: true,
    parseDOM: [{ tag: "li" }],
    toDOM: () => ["li", 0],
  },
  /** Unsupported Markdown, shown as typed and stored unchanged: code, raw HTML, rules, definitions. */
  plain: {
    group: "block",
    content: "text*",
    marks: "",
    code: true,
    defining: true,
    attrs: source,
    parseDOM: [{ tag: "pre[data-plain]", preserveWhitespace: "full" }],
    toDOM: () => ["pre", { "data-plain": "", ...ownDirection }, 0],
  },
  /** The photo's id is temporary during the upload, and null if the file is missing. */
  photo: {
    group: "block",
    atom: true,
    attrs: {
      ...source,
      id: { default: null },
      alt: { default: "" },
      caption: { default: "" },
      /** File name of a picture that came without a file. */
      name: { default: "" },
    },
    parseDOM: [
      {
        tag: "figure[data-picture]",
        getAttrs: ({ dataset: { name = "", alt = "" } }: HTMLElement) => ({ id: null, name, alt }),
      },
      {
        tag: "figure[data-photo]",
        getAttrs: ({ dataset: { photo, alt = "", caption = "" } }: HTMLElement) =>
          /^-?[1-9]\d{0,14}$/.test(photo ?? "") && { id: Number(photo), alt, caption },
      },
    ],
    toDOM: ({ attrs: { id, alt, caption } }) => [
      "figure",
      { "data-photo": id, "data-alt": alt, "data-caption": caption },
    ],
  },
  film: {
    group: "block",
    atom: true,
    attrs: { ...source, address: { default: "" }, title: { default: "" }, caption: { default: "" } },
    parseDOM: [
      {
        tag: "figure[data-film]",
        getAttrs: ({ dataset: { film = "", title = "", caption = "" } }: HTMLElement) =>
          embedAddress(film) !== undefined && { address: film, title, caption },
      },
    ],
    toDOM: ({ attrs: { address, title, caption } }) => [
      "figure",
      { "data-film": address, "data-title": title, "data-caption": caption },
    ],
  },
  text: { group: "inline" },
  hard_break: {
    group: "inline",
    inline: true,
    selectable: false,
    parseDOM: [{ tag: "br" }],
    toDOM: () => ["br"],
  },
} satisfies Record<string, NodeSpec>;

/** The editor's document: the Markdown subset of `app/ui/rich-text.tsx`. */
export const schema = new Schema({
  nodes: nodes as { [Name in keyof typeof nodes]: NodeSpec },
  marks: {
    link: {
      attrs: { href: {}, title: { default: null } },
      inclusive: false,
      parseDOM: [
        {
          tag: "a[href]",
          getAttrs: (element) => {
            const href = element.getAttribute("href") ?? "";
            return isSafeLink(href) && { href };
          },
        },
      ],
      // An unsafe address stays in the text, but is never a link.
      toDOM: ({ attrs }) => ["a", isSafeLink(attrs.href) ? { href: attrs.href } : { "data-unsafe": "" }, 0],
    },
    strong: { parseDOM: [{ tag: "strong" }, { tag: "b" }], toDOM: () => ["strong", 0] },
    em: { parseDOM: [{ tag: "em" }, { tag: "i" }], toDOM: () => ["em", 0] },
  },
});

export const isMedia = ({ type }: Node) => type === schema.nodes.photo || type === schema.nodes.film;

export const listPhotoIds = (doc: Node): number[] =>
  doc.children.flatMap(({ type, attrs }) => (type === schema.nodes.photo && attrs.id !== null ? [attrs.id] : []));
