/** The last thing of a page in a list sorted by one value and then by number, newest first. */
export interface PageMark {
  at: string;
  id: number;
}

/** What a list may be sorted by, and how that looks in an address. */
const shapes = {
  date: /^(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))\.([1-9]\d{0,14})$/,
  timestamp: /^(0|[1-9]\d{0,11})\.([1-9]\d{0,14})$/,
};

/**
 * Reads the mark from an address; undefined on the first page and for anything that is no mark.
 *
 * @param by what the list is sorted by
 */
export function readPageMark(text: string | null, by: keyof typeof shapes): PageMark | undefined {
  const [, at, id] = shapes[by].exec(text ?? "") ?? [];
  return at === undefined ? undefined : { at, id: Number(id) };
}

/** Is this a mark, written as the site writes it? There is one way to write each. */
export function isPageMark(text: string, by: keyof typeof shapes): boolean {
  return shapes[by].test(text);
}

/**
 * Cuts a page from rows that were read with one more than it holds.
 *
 * @param at the value the list is sorted by
 * @returns the page, and the mark for the address of the next one where there is a next one
 */
export function cutPage<Row extends { id: number }>(rows: Row[], length: number, at: (row: Row) => string | number) {
  const page = rows.slice(0, length);
  const last = rows.length > length ? page.at(-1) : undefined;
  return { page, older: last && `${at(last)}.${last.id}` };
}
