import type { Nodes, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import type { ReactNode } from "react";
import { findMarkdownFault } from "../values/markdown-bounds.ts";
import { isSafeLink } from "../values/safe-link.ts";

/**
 * A text with links, emphasis, lists and headings, written in Markdown and rendered piece by piece. What is not in
 * this list, HTML and pictures from elsewhere included, is shown as the characters that were typed. So is a text that
 * would take long to read: forms refuse it, but it may have been stored before they did.
 */
export function RichText({ text, lede }: { text: string; lede?: boolean }) {
  if (findMarkdownFault(text) !== undefined) return <p className={lede ? "lede" : undefined}>{text}</p>;
  const { children } = fromMarkdown(text);
  return <>{children.map((node, place) => render(node, place, text, lede && place === 0))}</>;
}

function render(node: RootContent, key: number, source: string, lede = false): ReactNode {
  const inside = () =>
    (node as { children: RootContent[] }).children.map((child, place) => render(child, place, source));
  switch (node.type) {
    case "text":
      return node.value;
    case "paragraph":
      return (
        <p key={key} className={lede ? "lede" : undefined}>
          {inside()}
        </p>
      );
    case "emphasis":
      return <em key={key}>{inside()}</em>;
    case "strong":
      return <strong key={key}>{inside()}</strong>;
    case "break":
      return <br key={key} />;
    case "heading":
      // The page has its one main heading; a text begins below it.
      return node.depth <= 2 ? <h2 key={key}>{inside()}</h2> : <h3 key={key}>{inside()}</h3>;
    case "list":
      return node.ordered ? (
        <ol key={key} start={node.start ?? 1}>
          {inside()}
        </ol>
      ) : (
        <ul key={key}>{inside()}</ul>
      );
    case "listItem":
      return <li key={key}>{node.children.map((child, place) => renderTight(child, place, source))}</li>;
    case "link":
      return isSafeLink(node.url) ? (
        <a key={key} href={node.url}>
          {inside()}
        </a>
      ) : (
        inside()
      );
    default:
      return typed(node, key, source);
  }
}

/** A list item's own paragraph needs no paragraph around it. */
function renderTight(node: RootContent, key: number, source: string): ReactNode {
  if (node.type !== "paragraph") return render(node, key, source);
  return node.children.map((child, place) => render(child, place, source));
}

/** The characters as they were typed; a block of them is a paragraph. */
function typed(node: Nodes, key: number, source: string): ReactNode {
  const text = source.slice(node.position?.start.offset, node.position?.end.offset);
  return node.type === "html" ||
    node.type === "inlineCode" ||
    node.type === "image" ||
    node.type === "imageReference" ||
    node.type === "linkReference" ? (
    text
  ) : (
    <p key={key}>{text}</p>
  );
}
