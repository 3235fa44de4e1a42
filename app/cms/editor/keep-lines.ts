import { isBlock } from "./leave-out-unsaid.ts";

/** Converts line ends that count to line breaks; an empty line starts a new paragraph. */
export function keepLines(body: HTMLElement, texts: readonly Text[]): void {
  const blocks = new Set<Element>();
  for (const text of texts) {
    if (!text.isConnected) continue;
    const isBetween = text.data.trim() === "" && (isBlock(text.previousSibling) || isBlock(text.nextSibling));
    if (isBetween) {
      text.data = " ";
      continue;
    }
    const lines = text.data.replace(/\r\n?/g, "\n").split("\n");
    const pieces = lines.flatMap((line, index) => (index === 0 ? [line] : [document.createElement("br"), line]));
    const block = text.parentElement?.closest("p, pre, div, li, td");
    text.replaceWith(...pieces);
    if (block && block !== body) blocks.add(block);
  }
  if (body.querySelector("br + br") !== null) {
    if (![...body.children].some((child) => child.nodeName !== "BR" && isBlock(child))) wrapIn(body, "p");
    for (const line of body.querySelectorAll("p br + br, div br + br"))
      blocks.add(line.closest("p, div, li, td") ?? body);
  }
  for (const block of blocks) splitAtBlankLines(block);
  for (const pre of body.querySelectorAll("pre:not([data-plain]), listing")) {
    const paragraph = document.createElement("p");
    paragraph.append(...pre.childNodes);
    pre.replaceWith(paragraph);
  }
}

function wrapIn(body: HTMLElement, tag: string): void {
  const block = document.createElement(tag);
  block.append(...body.childNodes);
  body.append(block);
}

function nextOf(node: Node): Node | null {
  let next = node.nextSibling;
  while (next?.nodeType === Node.TEXT_NODE && next.nodeValue?.trim() === "") next = next.nextSibling;
  return next;
}

function splitAtBlankLines(block: Element): void {
  if (
    !/^(?:P|PRE|DIV)$/.test(block.tagName) ||
    [...block.children].some((child) => isBlock(child) && child.tagName !== "BR")
  )
    return;
  // From the end, so that each node moves once.
  for (const end of [...block.querySelectorAll("br")].reverse()) {
    if (nextOf(end)?.nodeName !== "BR") continue;
    const range = document.createRange();
    range.setStartAfter(end);
    range.setEnd(block, block.childNodes.length);
    const rest = block.cloneNode(false) as Element;
    rest.append(range.extractContents());
    end.remove();
    trimBreaks(rest);
    if (rest.textContent?.trim()) block.after(rest);
  }
  trimBreaks(block);
}

export function trimBreaks(block: Element): void {
  const isBreak = (node: ChildNode | null) =>
    node !== null && (node.nodeName === "BR" || (node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() === ""));
  while (isBreak(block.firstChild)) block.firstChild?.remove();
  while (isBreak(block.lastChild)) block.lastChild?.remove();
}
