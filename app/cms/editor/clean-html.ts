import { hasNoBreakBlanks, withOrdinaryBlanks } from "../../values/ordinary-blanks.ts";
import { type FoundTable, makeTableLists } from "./table-lists.ts";

/** Never content. */
const dropped =
  "style, script, meta, link, title, head > *, xml, template, img, picture, svg, video, audio, iframe, button, input";

/** More than a browser parses without a pause is cut (characters). */
const maxHtml = 4_000_000;

/**
 * Copied HTML with what the editor keeps as plain elements: Word's and Google's lists and emphasis are style.
 * The policy of the page forbids style attributes, so that they are read as text.
 */
export function cleanHtml(html: string): { html: string; table: FoundTable | undefined } {
  const { body } = new DOMParser().parseFromString(withoutPolicyBreaks(html).slice(0, maxHtml), "text/html");
  for (const element of body.querySelectorAll(dropped)) element.remove();
  for (const comment of nodesIn(body, NodeFilter.SHOW_COMMENT)) comment.remove();
  makeWordLists(body);
  for (const element of body.querySelectorAll<HTMLElement>(
    "b, strong, i, em, span, font, p, a, li, h1, h2, h3, h4, h5, h6",
  ))
    readStyle(element);
  if (hasNoBreakBlanks(body.textContent ?? ""))
    for (const node of nodesIn(body, NodeFilter.SHOW_TEXT)) node.nodeValue = withOrdinaryBlanks(node.nodeValue ?? "");
  const table = makeTableLists(body);
  return { html: body.innerHTML, table };
}

/** Renames attributes before parsing: the console reports each refused style and event handler. */
const withoutPolicyBreaks = (html: string) =>
  html
    .replace(/<style[\s\S]*?(?:<\/style>|$)/gi, "")
    // Whole pictures stand in what LibreOffice and Google Docs copy.
    .replace(/data:image\/[\w.+-]+;base64,[\w+/=%]*/gi, "")
    .replace(/<[a-z][^>]*(?:>|$)/gi, (tag) => tag.replace(/(?<=[\s"'])(style|on\w+)(?=\s*=)/gi, "data-$1"));

/** @param what comments or texts, as a `NodeFilter` names them */
function nodesIn(body: HTMLElement, what: number): ChildNode[] {
  const walker = document.createTreeWalker(body, what);
  const found: ChildNode[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as CharacterData);
  return found;
}

const styleOf = (element: Element) => element.getAttribute("data-style") ?? "";

/** Bold and italic as elements; Google's `<b style="font-weight:normal">` is none, Word's `mso-bidi-font-weight` says nothing. */
function readStyle(element: HTMLElement): void {
  const style = styleOf(element);
  const weight = /(?<![\w-])font-weight\s*:\s*([\w-]+)/i.exec(style)?.[1]?.toLowerCase();
  const slant = /(?<![\w-])font-style\s*:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase();
  const isBold = weight !== undefined && (/^bold/.test(weight) || Number(weight) >= 600);
  if (/^(?:b|strong)$/i.test(element.tagName) && weight !== undefined && !isBold) {
    unwrap(element);
    return;
  }
  if (/^(?:i|em)$/i.test(element.tagName) && slant === "normal") {
    unwrap(element);
    return;
  }
  // Headings are bold by themselves.
  if (/^h\d$/i.test(element.tagName)) return;
  if (isBold) wrapChildren(element, "strong");
  if (slant === "italic" || slant === "oblique") wrapChildren(element, "em");
}

const unwrap = (element: HTMLElement) => element.replaceWith(...element.childNodes);

function wrapChildren(element: HTMLElement, tag: string): void {
  const wrapper = document.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Word writes list items as paragraphs, with the marker in a span of its own. */
function makeWordLists(body: HTMLElement): void {
  let list: HTMLElement | undefined;
  for (const item of body.querySelectorAll<HTMLElement>("p")) {
    if (!/mso-list\s*:\s*(?!none)\S/i.test(styleOf(item))) continue;
    const marker = [...item.querySelectorAll("span")].find((span) => /mso-list\s*:\s*ignore/i.test(styleOf(span)));
    const isOrdered = /^\s*(?:\d+|[a-z]{1,4})[.)]/i.test(marker?.textContent ?? "");
    marker?.remove();
    const tag = isOrdered ? "OL" : "UL";
    if (list === undefined || list.tagName !== tag || item.previousElementSibling !== list) {
      list = document.createElement(tag);
      item.before(list);
    }
    const entry = document.createElement("li");
    entry.append(...item.childNodes);
    list.append(entry);
    item.remove();
  }
}
