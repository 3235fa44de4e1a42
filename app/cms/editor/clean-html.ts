import { hasNoBreakBlanks, withOrdinaryBlanks } from "../../values/ordinary-blanks.ts";
import { type Style, splitStyleSheets } from "../../values/style-rules.ts";
import { unwrapLink } from "../../values/web-address.ts";
import { keepLines } from "./keep-lines.ts";
import { leaveOutUnsaid, linesOf, type Said, styleAttribute } from "./leave-out-unsaid.ts";
import { makeWordLists, tidyLists } from "./pasted-lists.ts";
import { keepNotes } from "./pasted-notes.ts";
import { type PastedPicture, placePictures, takeData, takePictures } from "./pasted-pictures.ts";
import { type FoundTable, makeTableLists, trimEnds } from "./table-lists.ts";

/** Never words. */
const dropped =
  "style, script, noscript, meta, link, title, head > *, xml, template, svg, video, audio, iframe, object, button, input, select, textarea";

/** More than a browser parses without a pause is cut (characters). */
const maxHtml = 4_000_000;

/** What the editor takes of copied HTML, and what is to be said of the rest. */
export interface CleanHtml {
  html: string;
  /** The same as words alone, a line for each block. */
  text: string;
  table: FoundTable | undefined;
  /** How many words were struck out or hidden, and are left out. */
  left: number;
  pictures: PastedPicture[];
  /** Had words that are underlined, and no links. */
  isUnderlined: boolean;
}

/**
 * Copied HTML with what the editor keeps as plain elements: Word's and Google's lists and emphasis are style.
 * The policy of the page forbids style attributes, so that they are read as text.
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
  return { html: body.innerHTML, text: linesOf(body), table, left, pictures, isUnderlined };
}

/** Renames attributes before parsing: the console reports each refused style and event handler. */
const renameStyles = (html: string) =>
  html
    .replace(/<[a-z][^>]*(?:>|$)/gi, (tag) => tag.replace(/(?<=[\s"'/])(on\w+)(?=\s*=)/gi, "data-$1"))
    // A sign of a tag in another attribute hides where the tag ends: words get theirs back below.
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
    // Where a word may be parted is a matter of the page that it was copied from.
    const own = words.replaceAll(styleAttribute, "style").replaceAll("\u00ad", "");
    if (own !== words) node.nodeValue = own;
  }
}

/** Blanks that a program keeps at the ends of a paragraph, or as the only sign of an empty one. */
function trimBlocks(body: HTMLElement): void {
  for (const block of body.querySelectorAll<HTMLElement>("p, h1, h2, h3, h4, h5, h6, li:not(:has(p, ul, ol))")) {
    if (/^\s|\s$/.test(block.textContent)) trimEnds(block);
    if (/^H\d$/.test(block.tagName) && block.textContent === "") block.remove();
  }
}

/** @param what comments or texts, as a `NodeFilter` names them */
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

/** Bold and italic as elements; Google's `<b style="font-weight:normal">` is none, Word's `mso-bidi-font-weight` says nothing. */
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
  // Headings are bold by themselves.
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
