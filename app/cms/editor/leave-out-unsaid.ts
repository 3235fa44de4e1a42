import type { Style } from "../../values/style-rules.ts";
import { countWords, createLooks, type Look, withoutStruckSigns } from "../../values/unsaid-words.ts";

/** Attribute that `renameStyles` gives a style, as the page's policy refuses `style`. */
export const styleAttribute = "data-pasted-style";

const tagOf = (element: Element): Look["tag"] => ({
  name: element.tagName.toLowerCase(),
  attribute: (name) => (name === "style" ? element.getAttribute(styleAttribute) : null) ?? element.getAttribute(name),
});

const blockNames =
  /^(?:p|div|li|ul|ol|h[1-6]|blockquote|pre|table|tbody|tr|td|th|dl|dt|dd|section|article|header|footer|figure|figcaption|br|hr|address|main|nav|aside)$/i;

export const isBlock = (node: Node | null): boolean => node !== null && blockNames.test(node.nodeName);

/** Returns an element's text, with a line for each block. */
export function readLines(element: Node): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let text = "";
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.nodeType === Node.TEXT_NODE) text += (node.nodeValue ?? "").replace(/\s+/g, " ");
    else if (isBlock(node)) text += "\n";
  }
  return text
    .split("\n")
    .map((line) => line.replace(/ {2,}/g, " ").trim())
    .filter(Boolean)
    .join("\n");
}

/** Removes a node, and its containers if they become empty. */
export function removeWithBox(node: ChildNode): void {
  let parent = node.parentElement;
  node.remove();
  while (parent && parent.tagName !== "BODY" && parent.tagName !== "HTML") {
    const [first, ...more] = parent.childNodes;
    if (more.length > 0 || (first && !(first.nodeType === Node.TEXT_NODE && first.nodeValue?.trim() === ""))) return;
    const above: HTMLElement | null = parent.parentElement;
    parent.remove();
    parent = above;
  }
}

/** Removes comments of Google: each is a box whose first line links to its position in the text. */
function removeCommentBoxes(root: Element): number {
  let words = 0;
  for (const back of root.querySelectorAll('a[href^="#cmnt_ref"]')) {
    const line = back.closest("p, li, div");
    const box =
      line?.parentElement?.tagName === "DIV" && line.previousElementSibling === null ? line.parentElement : line;
    const text = box ?? back;
    if (!text.isConnected) continue;
    back.textContent = "";
    words += countWords(readLines(text));
    removeWithBox(text);
  }
  return words;
}

export interface Said {
  /** Number of words omitted because they were struck out or hidden. */
  left: number;
  styleOf(element: Element): Style;
  /** Text nodes whose line ends must be kept. */
  keptLines: Text[];
}

/** Removes text that is struck out or hidden, and comments. Runs before other code reads the paste. */
export function leaveOutUnsaid(root: Element, css: string): Said {
  const lookAt = createLooks(css);
  const styles = new WeakMap<Element, Style>();
  const keptLines: Text[] = [];
  let left = removeCommentBoxes(root);
  const open: { element: Element; above: Look | undefined; keepsLines: boolean }[] = [
    { element: root, above: undefined, keepsLines: false },
  ];
  for (let now = open.pop(); now !== undefined; now = open.pop()) {
    const { element, above } = now;
    const look = lookAt(tagOf(element), above);
    styles.set(element, look.style);
    if (look.isOut) {
      // The sign of a comment in the text is not counted as a word.
      const isSign = /^#(?:_msocom_|cmnt)/i.test(element.getAttribute("href") ?? "");
      if (!isSign && !/^MsoCommentReference$/i.test(element.className)) left += countWords(readLines(element));
      removeWithBox(element);
      continue;
    }
    const white = look.style.get("white-space") ?? look.style.get("white-space-collapse");
    const isPre = element.tagName === "PRE" || element.tagName === "LISTING";
    const keepsLines = white === undefined ? isPre || now.keepsLines : /^(?:pre|break-spaces)/.test(white);
    for (const child of [...element.childNodes]) {
      if (child.nodeType === Node.ELEMENT_NODE) {
        if (look.isUnseen && child.nodeName === "IMG") child.remove();
        else open.push({ element: child as Element, above: look, keepsLines });
      } else if (child.nodeType === Node.TEXT_NODE) left += leaveOutOf(child as Text, look.isUnseen);
      if (keepsLines && child.nodeType === Node.TEXT_NODE && child.nodeValue?.includes("\n"))
        keptLines.push(child as Text);
    }
  }
  return { left, styleOf: (element) => styles.get(element) ?? new Map(), keptLines };
}

function leaveOutOf(text: Text, isUnseen: boolean): number {
  const value = text.nodeValue ?? "";
  if (value.trim() === "") return 0;
  if (isUnseen) {
    removeWithBox(text);
    return countWords(value);
  }
  const { text: kept, left } = withoutStruckSigns(value, true);
  if (left > 0) text.nodeValue = kept;
  return left;
}
