import { asRowId } from "./row-id.ts";

/** Cursor: the last row of a page, sorted by a value, then by id, newest first. */
export type Cursor = { at: string; id: number };

/** Format in a URL, by sort value. */
const shapes = {
  date: /^(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))\.([1-9]\d{0,14})$/,
  timestamp: /^(0|[1-9]\d{0,11})\.([1-9]\d{0,14})$/,
};

export type SortValue = keyof typeof shapes;

/** Parses a cursor; undefined on the first page and when invalid. */
export function readCursor(text: string | null, by: SortValue): Cursor | undefined {
  const [, at, id] = shapes[by].exec(text ?? "") ?? [];
  return at === undefined ? undefined : { at, id: Number(id) };
}

export const isCanonicalCursor = (text: string, by: SortValue): boolean => shapes[by].test(text);

/** Cursor of the first page of a staff list: above every id. */
export const newest = Number.MAX_SAFE_INTEGER;

/** Staff lists are sorted by id, newest first: the cursor is the last id of a page. */
export const readIdCursor = (url: string): number => asRowId(new URL(url).searchParams.get("before") ?? "") ?? newest;

export function cutPageById<Row extends { id: number }>(rows: Row[], length: number) {
  const page = rows.slice(0, length);
  return { page, older: rows.length > length ? page.at(-1)?.id : undefined };
}

/** Cuts a page from rows queried with `length + 1`. @param at the sort value @returns also the next page's cursor */
export function cutPage<Row extends { id: number }>(rows: Row[], length: number, at: (row: Row) => string | number) {
  const { page, older } = cutPageById(rows, length);
  const last = page.at(-1);
  return { page, older: older === undefined || last === undefined ? undefined : `${at(last)}.${older}` };
}
