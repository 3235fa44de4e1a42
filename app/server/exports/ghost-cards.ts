import { escapeMarkup } from "../../values/xml.ts";

/** Maximum nesting of the JSON that is followed. */
const maxDepth = 60;

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const paragraph = (html: string): string => `<p>${html}</p>`;
/** Words of a card that may already be HTML, such as a caption. */
const caption = (html: unknown): string => (textOf(html) === "" ? "" : `<figcaption>${textOf(html)}</figcaption>`);
const image = (card: Node): string =>
  `<figure><img src="${escapeMarkup(textOf(card.src))}" alt="${escapeMarkup(textOf(card.alt))}">${caption(card.caption)}</figure>`;

/** Cards about readers and money, which have no words for visitors. */
const silentCards = new Set(["signup", "email", "email-cta", "paywall", "hr", "horizontalrule", "divider"]);

/** Returns a card of either editor as HTML; of an unknown card, its words. */
function writeCard(type: string, card: Node): string {
  const plain = (name: string) => escapeMarkup(textOf(card[name]));
  if (silentCards.has(type)) return "";
  if (type === "image") return image(card);
  if (type === "gallery") return listOf(card.images).filter(isNode).map(image).join("");
  if (type === "embed" || type === "video" || type === "audio")
    return `<figure><iframe src="${plain(type === "embed" ? "url" : "src")}"></iframe>${caption(card.caption)}</figure>`;
  if (type === "html") return textOf(card.html);
  if (type === "markdown" || type === "card-markdown")
    return textOf(card.markdown)
      .split(/\n\s*\n/)
      .map((text) => paragraph(escapeMarkup(text)))
      .join("");
  if (type === "toggle") return `<h3>${textOf(card.heading)}</h3>${textOf(card.content)}`;
  if (type === "callout") return paragraph(textOf(card.calloutText));
  if (type === "button") return paragraph(`<a href="${plain("buttonUrl")}">${plain("buttonText")}</a>`);
  if (type === "bookmark") {
    const title = isNode(card.metadata) ? escapeMarkup(textOf(card.metadata.title)) : "";
    return paragraph(`<a href="${plain("url")}">${title || plain("url")}</a>`);
  }
  if (type === "codeblock" || type === "code") return `<pre>${plain("code")}</pre>`;
  return Object.entries(card)
    .filter(([name, value]) => typeof value === "string" && /text|title|heading|content|html|caption/i.test(name))
    .map(([, value]) => paragraph(String(value)))
    .join("");
}

const lexicalBlocks: Record<string, string> = {
  paragraph: "p",
  quote: "blockquote",
  "extended-quote": "blockquote",
  aside: "blockquote",
  listitem: "li",
};

/** Formats of a text in Lexical are bits. */
const bold = 1;
const italic = 2;

/** Returns a text of Ghost's editor Lexical as HTML; empty for other JSON. */
export function lexicalToHtml(json: string): string {
  const root = parse(json)?.root;
  return isNode(root) ? writeLexical(root, 0) : "";
}

function writeLexical(node: Node, depth: number): string {
  if (depth > maxDepth) return "";
  const type = textOf(node.type);
  const inside = () =>
    listOf(node.children)
      .filter(isNode)
      .map((child) => writeLexical(child, depth + 1))
      .join("");
  if (type === "root") return inside();
  if (type === "text" || type === "extended-text") return writeText(node);
  if (type === "linebreak") return "<br>";
  if (type === "link" || type === "autolink") return `<a href="${escapeMarkup(textOf(node.url))}">${inside()}</a>`;
  if (type === "heading" || type === "extended-heading") return `<h2>${inside()}</h2>`;
  if (type === "list") return node.listType === "number" ? `<ol>${inside()}</ol>` : `<ul>${inside()}</ul>`;
  const tag = Object.hasOwn(lexicalBlocks, type) ? lexicalBlocks[type] : undefined;
  if (tag !== undefined) return `<${tag}>${inside()}</${tag}>`;
  return Array.isArray(node.children) ? inside() : writeCard(type, node);
}

function writeText({ text, format }: Node): string {
  const words = escapeMarkup(textOf(text));
  const bits = typeof format === "number" ? format : 0;
  const strong = (bits & bold) !== 0 ? `<strong>${words}</strong>` : words;
  return (bits & italic) !== 0 ? `<em>${strong}</em>` : strong;
}

const markups = new Set(["strong", "b", "em", "i", "a"]);

/**
 * Returns a text of Ghost's earlier editor, Mobiledoc 0.3, as HTML; empty for other JSON.
 * Sections are `[1, tag, markers]`, `[2, src]`, `[3, tag, items]` and `[10, card]`.
 */
export function mobiledocToHtml(json: string): string {
  const doc = parse(json);
  if (doc === undefined) return "";
  const cards = listOf(doc.cards);
  const tags = listOf(doc.markups).map((markup) => writeMarkup(listOf(markup)));
  return listOf(doc.sections)
    .map((section) => {
      const [kind, second, third] = listOf(section);
      if (kind === 1) return wrap(textOf(second), writeMarkers(listOf(third), tags));
      if (kind === 2) return image({ src: second });
      if (kind === 3) {
        const items = listOf(third).map((item) => `<li>${writeMarkers(listOf(item), tags)}</li>`);
        return `<${second === "ol" ? "ol" : "ul"}>${items.join("")}</${second === "ol" ? "ol" : "ul"}>`;
      }
      const [type, card] = kind === 10 ? listOf(cards[Number(second)]) : [];
      return isNode(card) ? writeCard(textOf(type), card) : "";
    })
    .join("");
}

const wrap = (tag: string, html: string): string =>
  /^(?:h[1-6]|blockquote|aside)$/.test(tag) ? `<${tag}>${html}</${tag}>` : paragraph(html);

function writeMarkup([tag, attributes]: unknown[]): { open: string; close: string } {
  const name = textOf(tag).toLowerCase();
  if (!markups.has(name)) return { open: "", close: "" };
  const href = listOf(attributes)[1];
  return { open: name === "a" ? `<a href="${escapeMarkup(textOf(href))}">` : `<${name}>`, close: `</${name}>` };
}

/** Writes markers `[type, opened, closed, text]`. */
function writeMarkers(markers: unknown[], tags: { open: string; close: string }[]): string {
  const open: number[] = [];
  return markers
    .map((marker) => {
      const [, opened, closed, text] = listOf(marker);
      const begun = listOf(opened).map(Number);
      open.push(...begun);
      const ended = open.splice(Math.max(0, open.length - Number(closed ?? 0))).reverse();
      return (
        begun.map((index) => tags[index]?.open ?? "").join("") +
        escapeMarkup(textOf(text)) +
        ended.map((index) => tags[index]?.close ?? "").join("")
      );
    })
    .join("");
}

function parse(json: string): Node | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isNode(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
