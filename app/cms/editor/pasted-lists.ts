import type { Said } from "./leave-out-unsaid.ts";

/** Maximum depth of a list; pages show no more (`read-paragraphs.ts`). */
const maxLevel = 4;

const roman: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

/** Reads a Roman numeral: a smaller sign before a larger one is subtracted. */
const readRoman = (signs: string): number =>
  [...signs].reduce((sum, sign, index) => {
    const value = roman[sign] ?? 0;
    return value < (roman[signs[index + 1] ?? ""] ?? 0) ? sum - value : sum + value;
  }, 0);

/** Returns the number of a marker such as `3.`, `1.2.` or `c)`. */
function readMarker(marker: string): number | undefined {
  const [, last] = /([\p{L}\p{N}]{1,9})[.):]?\s*$/u.exec(marker.trim()) ?? [];
  if (last === undefined) return undefined;
  if (/^\d+$/.test(last)) return Number(last);
  const letters = last.toLowerCase();
  if (/^[ivxlc]+$/.test(letters) && (letters.length > 1 || "ivx".includes(letters))) return readRoman(letters);
  return /^[a-z]$/.test(letters) ? letters.charCodeAt(0) - 96 : 1;
}

const isList = (node: Element | null | undefined): node is HTMLElement =>
  node?.tagName === "UL" || node?.tagName === "OL";

/** The open lists from the outermost to the innermost, each with its last item. */
class OpenLists {
  readonly #lists: HTMLElement[] = [];

  /** @param place element before which a new outermost list is inserted */
  add(
    item: HTMLElement,
    { level, isOrdered, start }: { level: number; isOrdered: boolean; start: number },
    place: Element,
  ) {
    const tag = isOrdered ? "OL" : "UL";
    // An item is at most one level deeper than the one before.
    const depth = Math.min(level, this.#lists.length + 1, maxLevel);
    this.#lists.length = Math.min(this.#lists.length, depth);
    const open = this.#lists[depth - 1];
    if (open?.tagName === tag) {
      open.append(item);
      return;
    }
    const list = document.createElement(tag);
    if (isOrdered && start !== 1) list.setAttribute("start", String(start));
    list.append(item);
    const above = this.#lists[depth - 2]?.lastElementChild;
    if (above) above.append(list);
    else place.before(list);
    this.#lists[depth - 1] = list;
  }

  isBefore = (element: Element) => {
    const [outermost] = this.#lists;
    return outermost !== undefined && element.previousElementSibling === outermost;
  };
}

/** Style with which PowerPoint marks the bullet or number of an item. */
const slideMarker = "mso-special-format";

/**
 * Makes lists from Word's paragraphs with a level and a marker, and from PowerPoint's paragraphs that begin with a
 * marker.
 */
export function makeWordLists(body: HTMLElement, styleOf: Said["styleOf"]): void {
  let lists = new OpenLists();
  for (const paragraph of body.querySelectorAll<HTMLElement>("p, div")) {
    const said = styleOf(paragraph).get("mso-list") ?? "";
    const spans = [...paragraph.querySelectorAll("span")];
    const ofSlide = [...paragraph.children].find((child) => styleOf(child).has(slideMarker));
    if (ofSlide === undefined && (said === "" || /^(?:none|skip|ignore)/.test(said))) continue;
    const marker = ofSlide ?? spans.find((span) => styleOf(span).get("mso-list") === "ignore");
    const text = marker?.textContent ?? "";
    marker?.remove();
    const level = Number(/level(\d)/.exec(said)?.[1] ?? 1);
    const isOrdered = /^\s*\(?[\p{L}\p{N}.]{0,12}[\p{L}\p{N}][.):]/u.test(text);
    const item = document.createElement("li");
    item.append(...paragraph.childNodes);
    if (!lists.isBefore(paragraph)) lists = new OpenLists();
    lists.add(item, { level, isOrdered, start: isOrdered ? (readMarker(text) ?? 1) : 1 }, paragraph);
    paragraph.remove();
  }
}

const levelOf = (item: Element) =>
  Number(item.getAttribute("aria-level") ?? item.getAttribute("data-aria-level") ?? 0) || undefined;

/** Unwraps boxes with one list: Word on the web puts one around each item. */
function openListBoxes(body: HTMLElement): void {
  for (const list of body.querySelectorAll("div > ul, div > ol")) {
    const box = list.parentElement;
    if (box && box.children.length === 1 && box.textContent?.trim() === list.textContent?.trim()) box.replaceWith(list);
  }
}

/** Joins consecutive lists if the next item is deeper or continues the numbers. */
function joinLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll<HTMLElement>("ul, ol")) {
    const before = list.previousElementSibling;
    if (isList(list.parentElement) || !list.isConnected || !isList(before) || !isNeighbour(before, list)) continue;
    const level = levelOf(list.firstElementChild ?? list);
    if (level === undefined || levelOf(before.firstElementChild ?? before) === undefined) continue;
    let target: HTMLElement = before;
    for (let depth = levelOf(before.firstElementChild ?? before) ?? 1; depth < Math.min(level, maxLevel); depth++) {
      const last: Element | null = target.lastElementChild;
      const inner = last?.lastElementChild;
      if (isList(inner)) target = inner;
      else {
        last?.append(list);
        break;
      }
    }
    if (list.parentElement === target.lastElementChild) continue;
    if (target.tagName === list.tagName) {
      target.append(...list.children);
      list.remove();
    } else if (target !== before) target.after(list);
  }
}

const isNeighbour = (before: ChildNode, list: ChildNode) => {
  let node = list.previousSibling;
  while (node && node !== before && node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() === "")
    node = node.previousSibling;
  return node === before;
};

function closeNested(body: HTMLElement): void {
  for (const list of body.querySelectorAll<HTMLElement>("ul > ul, ul > ol, ol > ul, ol > ol")) {
    const before = list.previousElementSibling;
    if (before?.tagName === "LI") before.append(list);
    else if (list.parentElement) list.replaceWith(...list.childNodes);
  }
}

function flattenDeep(body: HTMLElement): void {
  const deep = `${"li ".repeat(maxLevel)} > :is(ul, ol)`;
  for (const list of [...body.querySelectorAll<HTMLElement>(deep)].reverse()) {
    const item = list.parentElement;
    if (item?.tagName === "LI") item.after(...list.children);
    list.remove();
  }
}

/** Converts lists of all programs to the editor's form. */
export function tidyLists(body: HTMLElement): void {
  openListBoxes(body);
  closeNested(body);
  joinLists(body);
  flattenDeep(body);
  for (const list of body.querySelectorAll("ol")) {
    const value = list.querySelector(":scope > li")?.getAttribute("value");
    if (value && /^\d{1,6}$/.test(value)) list.setAttribute("start", value);
    if (!/^\d{0,8}$/.test(list.getAttribute("start") ?? "")) list.removeAttribute("start");
  }
}
