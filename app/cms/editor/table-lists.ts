import { findPictureMarks } from "./pasted-pictures.ts";

/** The result for a copied table: a list; "ages" if it may show names beside ages. */
export type FoundTable = "list" | "ages";

const ageHeading = /^(?:child.?s |their )?age(?:s|d)?\b|\byears old\b/i;

const ageInWords = /^(?:aged )?\d{1,2}(?:[.,]\d)? ?(?:years?|yrs?|yo|y\/o|months?)\b/i;

const isChildAge = (cell: string) => /^\d{1,2}$/.test(cell) && Number(cell) >= 1 && Number(cell) <= 18;

/** Returns true if each number is one higher than that of the row before. */
const isCounted = (cells: string[]) =>
  cells.every((cell, index) => index === 0 || Number(cell) === Number(cells[index - 1]) + 1);

/** Returns true if a column may contain ages of children. If unsure, returns true, so that the person is asked. */
export function hasLikelyAges(rows: readonly (readonly string[])[]): boolean {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: width }, (_, index) => rows.map((row) => row[index]?.trim() ?? "")).some((column) => {
    if (column.some((cell) => ageHeading.test(cell) || ageInWords.test(cell))) return true;
    const below = column.slice(isChildAge(column[0] ?? "") ? 0 : 1).filter((cell) => cell !== "");
    return below.length > 1 && below.every(isChildAge) && !isCounted(below);
  });
}

/** Elements that appear only in layout tables. */
const layout = "h1, h2, h3, h4, h5, h6, ul, ol, blockquote, table, p ~ p ~ p ~ p";

/** Converts each table to a list with a line per row; skips tables that only arrange a page. */
export function makeTableLists(body: HTMLElement): FoundTable | undefined {
  let found: FoundTable | undefined;
  for (const table of body.querySelectorAll("table")) {
    const rows = [...table.rows].map((row) => [...row.cells].filter((cell) => !isBlank(cell)));
    const cells = rows.flat();
    if (cells.length < 2 || cells.some((cell) => cell.querySelector(layout) !== null)) continue;
    const hasAges = hasLikelyAges([...table.rows].map((row) => [...row.cells].map(({ textContent }) => textContent)));
    if (found !== "ages") found = hasAges ? "ages" : "list";
    const list = document.createElement("ul");
    for (const row of rows) if (row.length > 0) list.append(lineOf(row));
    table.after(...findPictureMarks(table));
    if (table.caption) table.before(document.createElement("p"), ...table.caption.childNodes);
    table.replaceWith(list);
  }
  return found;
}

const isBlank = (cell: Element) => cell.textContent.trim() === "";

function lineOf(cells: HTMLElement[]): HTMLElement {
  const line = document.createElement("p");
  for (const [index, cell] of cells.entries()) {
    for (const end of cell.querySelectorAll("br")) end.replaceWith(" ");
    for (const block of cell.querySelectorAll("p, div")) block.replaceWith(...block.childNodes, " ");
    trimEnds(cell);
    if (index > 0) line.append(", ");
    line.append(...cell.childNodes);
  }
  const entry = document.createElement("li");
  entry.append(line);
  return entry;
}

/** Removes spaces at both ends, also no-break spaces. */
export function trimEnds(block: HTMLElement): void {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    text.data = text.data.trimStart();
    if (text.data !== "") break;
  }
  for (const text of [...texts].reverse()) {
    text.data = text.data.trimEnd();
    if (text.data !== "") break;
  }
}
