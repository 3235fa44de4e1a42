import type { RootContent } from "mdast";
import type { ComponentProps } from "react";
import { asTyped, isInline, parseMarkdown, RichText } from "../ui/rich-text.tsx";
import { isSafeLink } from "../values/safe-link.ts";
import { trimEndOf } from "../values/trim-end.ts";
import { EmailLink } from "./email-layout.tsx";

const Heading = ({ children }: ComponentProps<"h2">) => (
  <h2 style={{ margin: "28px 0 12px", fontSize: 22, lineHeight: 1.3 }}>{children}</h2>
);
const margin = "0 0 16px";
const bar = "4px solid #d9467e";

/** Mail programs do not support logical sides, so the direction determines left or right. */
const listStyle = (dir: string | undefined) => ({ margin, [dir === "rtl" ? "paddingRight" : "paddingLeft"]: 24 });
const quoteStyle = (dir: string | undefined) =>
  dir === "rtl" ? { margin, borderRight: bar, paddingRight: 16 } : { margin, borderLeft: bar, paddingLeft: 16 };

/**
 * Renders Markdown like the pages, with inline styles.
 * @param origin of the site, for links that begin with a slash
 */
export function EmailMarkdown({ text, origin }: { text: string; origin: string }) {
  const elements = {
    p: ({ children }: ComponentProps<"p">) => <p style={{ margin }}>{children}</p>,
    h2: Heading,
    h3: Heading,
    ol: (list: ComponentProps<"ol">) => <ol {...list} style={listStyle(list.dir)} />,
    ul: (list: ComponentProps<"ul">) => <ul {...list} style={listStyle(list.dir)} />,
    blockquote: (quote: ComponentProps<"blockquote">) => <blockquote {...quote} style={quoteStyle(quote.dir)} />,
    a: ({ href = "", children }: ComponentProps<"a">) => {
      const address = addressOf(href, origin);
      return address === undefined ? children : <EmailLink href={address}>{children}</EmailLink>;
    },
  };
  return <RichText text={text} elements={elements} />;
}

/** Converts Markdown to plain text; an address follows its link text. */
export function markdownText(source: string, origin: string): string {
  const all = (nodes: RootContent[]) => nodes.map(one).join("");
  const one = (node: RootContent): string => {
    switch (node.type) {
      case "text":
        return node.value;
      case "break":
        return "\n";
      case "strong":
      case "emphasis":
        return all(node.children);
      case "paragraph":
      case "heading":
        return `${all(node.children)}\n\n`;
      case "link": {
        const inside = all(node.children);
        const address = addressOf(node.url, origin);
        return address === undefined || inside === address ? inside : `${inside} (${address})`;
      }
      case "blockquote":
        return `${all(node.children).trim().split("\n").map(quoted).join("\n")}\n\n`;
      case "list":
        return `${node.children.map((item, index) => `${node.ordered ? `${(node.start ?? 1) + index}.` : "-"} ${one(item).trim()}`).join("\n")}\n\n`;
      case "listItem":
        return node.children.map((child) => (child.type === "paragraph" ? all(child.children) : one(child))).join(" ");
      default:
        return isInline(node) ? asTyped(node, source) : `${asTyped(node, source)}\n\n`;
    }
  };
  return all(parseMarkdown(source) ?? [{ type: "text", value: source }]).trim();
}

const quoted = (line: string): string => trimEndOf(`> ${line}`, " ");

/** Returns an absolute address; undefined for an unsafe link, and for a fragment, which has no target in an e-mail. */
function addressOf(url: string, origin: string): string | undefined {
  if (!isSafeLink(url) || url.startsWith("#")) return undefined;
  return url.startsWith("/") ? `${origin}${url}` : url;
}
