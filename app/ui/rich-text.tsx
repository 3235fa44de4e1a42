import type { Nodes, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import type { ReactNode } from "react";
import { findMarkdownProblem } from "../values/markdown-bounds.ts";
import { isSafeLink } from "../values/safe-link.ts";

/**
 * Markdown with links, emphasis, lists and headings. Other syntax, HTML and external pictures included, appears as
 * typed. So does a text that is slow to parse: forms reject it, but stored text may be older.
 */
export function RichText({ text, lede }: { text: string; lede?: boolean }) {
  if (findMarkdownProblem(text) !== undefined) return <p className={lede ? "lede" : undefined}>{text}</p>;
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
      // The page has the <h1>.
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
      return formValues(node, key, source);
  }
}

/** A list item's own paragraph needs no <p>. */
function renderTight(node: RootContent, key: number, source: string): ReactNode {
  if (node.type !== "paragraph") return render(node, key, source);
  return node.children.map((child, place) => render(child, place, source));
}

/** As typed; a block becomes a paragraph. */
function formValues(node: Nodes, key: number, source: string): ReactNode {
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
