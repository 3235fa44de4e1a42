import type { Nodes, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { findMarkdownProblem } from "../values/markdown-bounds.ts";
import { isSafeLink } from "../values/safe-link.ts";
import { escapeMarkup } from "../values/xml.ts";

interface Hand {
  words(text: string): string;
  paragraph(inside: string): string;
  heading(inside: string): string;
  strong(inside: string): string;
  emphasis(inside: string): string;
  link(inside: string, address: string): string;
  list(items: string[], start: number | undefined): string;
  lineBreak: string;
}

const html: Hand = {
  words: escapeMarkup,
  paragraph: (inside) => `<p style="margin:0 0 16px">${inside}</p>`,
  heading: (inside) => `<h2 style="margin:28px 0 12px;font-size:22px;line-height:1.3">${inside}</h2>`,
  strong: (inside) => `<strong>${inside}</strong>`,
  emphasis: (inside) => `<em>${inside}</em>`,
  link: (inside, address) => `<a href="${escapeMarkup(address)}" style="color:inherit">${inside}</a>`,
  list: (items, start) => {
    const tag = start === undefined ? "ul" : "ol";
    const from = start === undefined ? "" : ` start="${start}"`;
    const entries = items.map((item) => `<li>${item}</li>`).join("");
    return `<${tag}${from} style="margin:0 0 16px;padding-left:24px">${entries}</${tag}>`;
  },
  lineBreak: "<br>",
};

const plain: Hand = {
  words: (text) => text,
  paragraph: (inside) => `${inside}\n\n`,
  heading: (inside) => `${inside}\n\n`,
  strong: (inside) => inside,
  emphasis: (inside) => inside,
  link: (inside, address) => (inside === address ? address : `${inside} (${address})`),
  list: (items, start) =>
    `${items.map((item, place) => `${start === undefined ? "-" : `${start + place}.`} ${item.trim()}`).join("\n")}\n\n`,
  lineBreak: "\n",
};

/**
 * Renders the pages' subset of Markdown; other syntax appears as typed.
 *
 * @param origin of the site, for links that begin with a slash
 */
export function markdownHtml(text: string, origin: string): string {
  return write(html, text, origin);
}

/** Plain text; an address follows its link's text. */
export function markdownText(text: string, origin: string): string {
  return write(plain, text, origin).trim();
}

function write(hand: Hand, source: string, origin: string): string {
  const all = (nodes: RootContent[]) => nodes.map(one).join("");
  const one = (node: RootContent): string => {
    switch (node.type) {
      case "text":
        return hand.words(node.value);
      case "paragraph":
        return hand.paragraph(all(node.children));
      case "heading":
        return hand.heading(all(node.children));
      case "strong":
        return hand.strong(all(node.children));
      case "emphasis":
        return hand.emphasis(all(node.children));
      case "break":
        return hand.lineBreak;
      case "link": {
        const address = addressOf(node.url, origin);
        return address === undefined ? all(node.children) : hand.link(all(node.children), address);
      }
      case "list":
        return hand.list(
          // A list item's own paragraph needs no `<p>`.
          node.children.map(({ children }) =>
            children.map((child) => (child.type === "paragraph" ? all(child.children) : one(child))).join(" "),
          ),
          node.ordered ? (node.start ?? 1) : undefined,
        );
      default: {
        const characters = hand.words(typed(node, source));
        return isInline(node) ? characters : hand.paragraph(characters);
      }
    }
  };
  // Forms reject slow Markdown; stored text may be older.
  if (findMarkdownProblem(source) !== undefined) return hand.paragraph(hand.words(source));
  return all(fromMarkdown(source).children);
}

/** Undefined for an unsafe link, and for a fragment, which has no target in an e-mail. */
function addressOf(url: string, origin: string): string | undefined {
  if (!isSafeLink(url) || url.startsWith("#")) return undefined;
  return url.startsWith("/") ? `${origin}${url}` : url;
}

function typed({ position }: Nodes, source: string): string {
  return source.slice(position?.start.offset, position?.end.offset);
}

function isInline({ type }: Nodes): boolean {
  return ["html", "inlineCode", "image", "imageReference", "linkReference"].includes(type);
}
