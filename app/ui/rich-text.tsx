import type { Nodes, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import type { ComponentProps, ComponentType, ReactNode } from "react";
import { findMarkdownProblem } from "../values/markdown-bounds.ts";
import { isSafeLink } from "../values/safe-link.ts";
import { directionOf } from "../values/text-direction.ts";

/** Components that replace elements, as e-mails need inline styles. */
type Elements = {
  [Name in "p" | "h2" | "h3" | "ol" | "ul" | "blockquote" | "a"]?: ComponentType<ComponentProps<Name>>;
};

type Props = { text: string; lede?: boolean; elements?: Elements };

/**
 * Renders Markdown with links, emphasis, lists, headings and quotations. Other syntax, including HTML and external
 * pictures, appears as typed. So does a text that is slow to parse: forms reject it, but stored text may be older.
 */
export function RichText({ text, lede, elements = {} }: Props) {
  const { p: P = "p", h2: H2 = "h2", h3: H3 = "h3", ol: Ol = "ol", ul: Ul = "ul", a: A = "a" } = elements;
  const { blockquote: Quote = "blockquote" } = elements;

  /** Returns the side on which the text begins, for bars and list markers. */
  const sideOf = (node: RootContent) => directionOf(asTyped(node, text));

  function render(node: RootContent, key: number, isLede = false): ReactNode {
    const inside = () => (node as { children: RootContent[] }).children.map((child, index) => render(child, index));
    switch (node.type) {
      case "text":
        return node.value;
      case "paragraph":
        return (
          <P key={key} className={isLede ? "lede" : undefined}>
            {inside()}
          </P>
        );
      case "emphasis":
        return <em key={key}>{inside()}</em>;
      case "strong":
        return <strong key={key}>{inside()}</strong>;
      case "break":
        return <br key={key} />;
      case "heading":
        // The page itself has the <h1>.
        return node.depth <= 2 ? <H2 key={key}>{inside()}</H2> : <H3 key={key}>{inside()}</H3>;
      case "blockquote":
        return (
          <Quote key={key} dir={sideOf(node)}>
            {inside()}
          </Quote>
        );
      case "list":
        return node.ordered ? (
          <Ol key={key} start={node.start ?? 1} dir={sideOf(node)}>
            {inside()}
          </Ol>
        ) : (
          <Ul key={key} dir={sideOf(node)}>
            {inside()}
          </Ul>
        );
      case "listItem":
        // The paragraph of a list item needs no <p>.
        return (
          <li key={key}>
            {node.children.map((child, index) =>
              child.type === "paragraph" ? child.children.map((part, at) => render(part, at)) : render(child, index),
            )}
          </li>
        );
      case "link":
        return isSafeLink(node.url) ? (
          <A key={key} href={node.url}>
            {inside()}
          </A>
        ) : (
          inside()
        );
      default:
        return isInline(node) ? asTyped(node, text) : <P key={key}>{asTyped(node, text)}</P>;
    }
  }

  const nodes = parseMarkdown(text);
  if (nodes === undefined) return <P className={lede ? "lede" : undefined}>{text}</P>;
  return <>{nodes.map((node, index) => render(node, index, lede && index === 0))}</>;
}

/** Parses Markdown; undefined for a text that is slow to parse. */
export const parseMarkdown = (text: string): RootContent[] | undefined =>
  findMarkdownProblem(text) === undefined ? fromMarkdown(text).children : undefined;

export const asTyped = ({ position }: Nodes, source: string) =>
  source.slice(position?.start.offset, position?.end.offset);

/** Returns true for inline syntax. A block of syntax that appears as typed becomes a paragraph. */
export const isInline = ({ type }: Nodes) =>
  ["html", "inlineCode", "image", "imageReference", "linkReference"].includes(type);
