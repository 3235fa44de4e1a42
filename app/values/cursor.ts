/** Cursor: the last row of a page, sorted by a value, then by id, newest first. */
export interface Cursor {
  at: string;
  id: number;
}

/** Format in a URL, by sort value. */
const shapes = {
  date: /^(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))\.([1-9]\d{0,14})$/,
  timestamp: /^(0|[1-9]\d{0,11})\.([1-9]\d{0,14})$/,
};

/**
 * Parses a cursor; undefined on the first page and when invalid.
 *
 * @param by sort value
 */
export function readCursor(text: string | null, by: keyof typeof shapes): Cursor | undefined {
  const [, at, id] = shapes[by].exec(text ?? "") ?? [];
  return at === undefined ? undefined : { at, id: Number(id) };
}

/** Whether a cursor has its canonical form. */
export function isPageMark(text: string, by: keyof typeof shapes): boolean {
  return shapes[by].test(text);
}

/**
 * Cuts a page from rows queried with `length + 1`.
 *
 * @param at the sort value
 * @returns the page, and the next page's cursor, if any
 */
export function cutPage<Row extends { id: number }>(rows: Row[], length: number, at: (row: Row) => string | number) {
  const page = rows.slice(0, length);
  const last = rows.length > length ? page.at(-1) : undefined;
  return { page, older: last && `${at(last)}.${last.id}` };
}
