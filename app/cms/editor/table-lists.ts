import { findPictureMarks } from "./pasted-pictures.ts";

/** What was copied as a table: a list, and whether names may stand beside ages in it. */
export type FoundTable = "list" | "ages";

/** Heading of a column of ages. */
const ageHeading = /^(?:child.?s |their )?age(?:s|d)?\b|\byears old\b/i;

/** A cell that says an age. */
const ageInWords = /^(?:aged )?\d{1,2}(?:[.,]\d)? ?(?:years?|yrs?|yo|y\/o|months?)\b/i;

const isChildAge = (cell: string) => /^\d{1,2}$/.test(cell) && Number(cell) >= 1 && Number(cell) <= 18;

/** Numbers of rows: each one more than the one above. */
const isCounted = (cells: string[]) =>
  cells.every((cell, index) => index === 0 || Number(cell) === Number(cells[index - 1]) + 1);

/** May a column hold ages of children? Asks about a few columns too many rather than one too few. */
export function hasLikelyAges(rows: readonly (readonly string[])[]): boolean {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: width }, (_, place) => rows.map((row) => row[place]?.trim() ?? "")).some((column) => {
    if (column.some((cell) => ageHeading.test(cell) || ageInWords.test(cell))) return true;
    const below = column.slice(isChildAge(column[0] ?? "") ? 0 : 1).filter((cell) => cell !== "");
    return below.length > 1 && below.every(isChildAge) && !isCounted(below);
  });
}

/** Cells that have more than words hold a layout. */
const layout = "h1, h2, h3, h4, h5, h6, ul, ol, blockquote, table, p ~ p ~ p ~ p";

/** Tables become lists, a line for each row; one that only places things on a page is none. */
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

/** Removes the blanks before the first and behind the last word, no-break ones too. */
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
