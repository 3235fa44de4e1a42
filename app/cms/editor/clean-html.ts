import { hasNoBreakBlanks, withOrdinaryBlanks } from "../../values/ordinary-blanks.ts";
import { type Style, splitStyleSheets } from "../../values/style-rules.ts";
import { unwrapLink } from "../../values/web-address.ts";
import { keepLines } from "./keep-lines.ts";
import { leaveOutUnsaid, readLines, type Said, styleAttribute } from "./leave-out-unsaid.ts";
import { makeWordLists, tidyLists } from "./pasted-lists.ts";
import { type PastedPicture, placePictures, takeData, takePictures } from "./pasted-pictures.ts";
import { type FoundTable, makeTableLists, trimEnds } from "./table-lists.ts";

/** Link targets of footnotes in word processors, wikis and web pages. */
const noteName = /^#(?:_?(?:ftn|edn)|ftnt|sd(?:foot|end)note|fn|footnote|endnote|cite_|note|ref)/i;

/** A footnote mark without brackets. */
const bareMark = /^[\p{L}\p{N}*†‡§]{1,4}$/u;

const raised: Record<string, string> = {
  "0": "⁰",
  "1": "¹",
  "2": "²",
  "3": "³",
  "4": "⁴",
  "5": "⁵",
  "6": "⁶",
  "7": "⁷",
  "8": "⁸",
  "9": "⁹",
  "+": "⁺",
  "-": "⁻",
  "−": "⁻",
};
const lowered: Record<string, string> = {
  "0": "₀",
  "1": "₁",
  "2": "₂",
  "3": "₃",
  "4": "₄",
  "5": "₅",
  "6": "₆",
  "7": "₇",
  "8": "₈",
  "9": "₉",
  "+": "₊",
  "-": "₋",
  "−": "₋",
};

/** Puts footnote marks in brackets; removes links to other positions of the copied document. */
function keepNotes(body: HTMLElement): void {
  for (const link of body.querySelectorAll<HTMLElement>('a[href^="#"], a[href^="file:"], a[href^="about:"]')) {
    const href = (link.getAttribute("href") ?? "").replace(/^[^#]*/, "");
    const text = link.textContent.trim();
    if (noteName.test(href) && /^[\^↑↩]\ufe0e?$/u.test(text)) link.remove();
    else if (noteName.test(href) && bareMark.test(text)) {
      // At the start of a footnote, its text follows after a space.
      const isStart = link.closest("p, li, div")?.textContent.trim().startsWith(text) ?? false;
      link.replaceWith(isStart ? `[${text}] ` : `[${text}]`);
    } else link.replaceWith(...link.childNodes);
  }
  for (const number of body.querySelectorAll("sup, sub")) {
    const signs = number.tagName === "SUP" ? raised : lowered;
    const text = number.textContent.trim();
    if (/^[\d+−-]{1,6}$/.test(text)) number.replaceWith([...text].map((sign) => signs[sign] ?? sign).join(""));
  }
}

/** Elements that never contain text. */
const dropped =
  "style, script, noscript, meta, link, title, head > *, xml, template, svg, video, audio, iframe, object, button, input, select, textarea";

/** Maximum length of HTML (characters). Browsers parse this length without a pause. Longer HTML is cut. */
const maxHtml = 4_000_000;

export interface CleanHtml {
  html: string;
  text: string;
  table: FoundTable | undefined;
  /** Number of words omitted because they were struck out or hidden. */
  left: number;
  pictures: PastedPicture[];
  /** True if some words are underlined and there are no links. */
  isUnderlined: boolean;
}

/**
 * Returns copied HTML with formatting as plain elements: Word and Google write lists and emphasis as styles. The page's
 * policy forbids style attributes, so this code parses styles as text.
 */
export function cleanHtml(copied: string): CleanHtml {
  const { html, css } = splitStyleSheets(copied);
  const { html: bare, data } = takeData(html);
  const { body, documentElement } = new DOMParser().parseFromString(renameStyles(bare.slice(0, maxHtml)), "text/html");
  for (const element of documentElement.querySelectorAll(dropped)) element.remove();
  for (const comment of nodesIn(body, NodeFilter.SHOW_COMMENT)) comment.remove();
  giveWordsBack(body);
  makeHeadings(body);
  const { left, styleOf, keptLines } = leaveOutUnsaid(documentElement, css);
  const taken = takePictures(body, data);
  keepNotes(body);
  for (const link of body.querySelectorAll("a[href]"))
    link.setAttribute("href", unwrapLink(link.getAttribute("href") ?? ""));
  makeWordLists(body, styleOf);
  tidyLists(body);
  keepLines(body, keptLines);
  const isUnderlined = hasUnderlined(body, styleOf);
  for (const element of body.querySelectorAll<HTMLElement>(
    "b, strong, i, em, span, font, p, a, li, h1, h2, h3, h4, h5, h6",
  ))
    readStyle(element, styleOf(element));
  if (hasNoBreakBlanks(body.textContent ?? ""))
    for (const node of nodesIn(body, NodeFilter.SHOW_TEXT)) node.nodeValue = withOrdinaryBlanks(node.nodeValue ?? "");
  const table = makeTableLists(body);
  const pictures = placePictures(body, taken);
  trimBlocks(body);
  return { html: body.innerHTML, text: readLines(body), table, left, pictures, isUnderlined };
}

/** Renames attributes before parsing. Otherwise the console reports each refused style and event handler. */
const renameStyles = (html: string) =>
  html
    .replace(/<[a-z][^>]*(?:>|$)/gi, (tag) => tag.replace(/(?<=[\s"'/])(on\w+)(?=\s*=)/gi, "data-$1"))
    // A tag inside another attribute hides the end of the outer tag. Plain text gets its original wording back below.
    .replaceAll(styleAttribute, "data-other-style")
    .replace(/(?<=[\s"'/])style(?=\s*=)/gi, styleAttribute);

/** Word on the web writes headings as paragraphs with a role. */
function makeHeadings(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('p[role="heading"], div[role="heading"]')) {
    const heading = document.createElement(Number(element.getAttribute("aria-level") ?? 2) > 2 ? "h3" : "h2");
    heading.append(...element.childNodes);
    for (const { name, value } of element.attributes) heading.setAttribute(name, value);
    element.replaceWith(heading);
  }
}

function giveWordsBack(body: HTMLElement): void {
  for (const node of nodesIn(body, NodeFilter.SHOW_TEXT)) {
    const words = node.nodeValue ?? "";
    // Soft hyphens only fit the layout of the original page.
    const own = words.replaceAll(styleAttribute, "style").replaceAll("\u00ad", "");
    if (own !== words) node.nodeValue = own;
  }
}

/** Removes spaces at the ends of paragraphs, and spaces that mark an empty paragraph. */
function trimBlocks(body: HTMLElement): void {
  for (const block of body.querySelectorAll<HTMLElement>("p, h1, h2, h3, h4, h5, h6, li:not(:has(p, ul, ol))")) {
    if (/^\s|\s$/.test(block.textContent)) trimEnds(block);
    if (/^H\d$/.test(block.tagName) && block.textContent === "") block.remove();
  }
}

/** @param what mask of `NodeFilter` */
function nodesIn(body: HTMLElement, what: number): ChildNode[] {
  const walker = document.createTreeWalker(body, what);
  const found: ChildNode[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as CharacterData);
  return found;
}

const isLine = (style: Style) =>
  ["text-decoration", "text-decoration-line"].some((name) => style.get(name)?.includes("underline"));

function hasUnderlined(body: HTMLElement, styleOf: Said["styleOf"]): boolean {
  const isUnderlined = (element: Element) =>
    (element.tagName === "U" || isLine(styleOf(element))) && (element.textContent ?? "").trim() !== "";
  return [...body.querySelectorAll("u, span, p, b, i, strong, em, font, li, div")].some(
    (element) => isUnderlined(element) && !element.closest("a[href]") && element.querySelector("a[href]") === null,
  );
}

/**
 * Makes bold and italic elements from styles. Google's `<b style="font-weight:normal">` is not bold; Word's
 * `mso-bidi-font-weight` does not count.
 */
function readStyle(element: HTMLElement, style: Style): void {
  const weight = style.get("font-weight");
  const slant = style.get("font-style");
  const isBold = weight !== undefined && (weight.startsWith("bold") || Number(weight) >= 600);
  if (/^(?:b|strong)$/i.test(element.tagName) && weight !== undefined && !isBold) {
    unwrap(element);
    return;
  }
  if (/^(?:i|em)$/i.test(element.tagName) && slant === "normal") {
    unwrap(element);
    return;
  }
  if (/^h\d$/i.test(element.tagName)) return;
  if (isBold) wrapChildren(element, "strong");
  if (slant?.startsWith("italic") || slant?.startsWith("oblique")) wrapChildren(element, "em");
}

const unwrap = (element: HTMLElement) => element.replaceWith(...element.childNodes);

function wrapChildren(element: HTMLElement, tag: string): void {
  const wrapper = document.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}
