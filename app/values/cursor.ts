import { asRowId } from "./row-id.ts";

/** The last row of a page of a list, which is sorted by a value, then by id, newest first. */
export type Cursor = { at: string; id: number };

/** Formats in a URL, by type of the sort value. */
const shapes = {
  date: /^(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))\.([1-9]\d{0,14})$/,
  timestamp: /^(0|[1-9]\d{0,11})\.([1-9]\d{0,14})$/,
};

export type SortValue = keyof typeof shapes;

/** Parses a cursor; undefined on the first page, and for an invalid one. */
export function readCursor(text: string | null, by: SortValue): Cursor | undefined {
  const [, at, id] = shapes[by].exec(text ?? "") ?? [];
  return at === undefined ? undefined : { at, id: Number(id) };
}

export const isCanonicalCursor = (text: string, by: SortValue): boolean => shapes[by].test(text);

/** Cursor of the first page of a staff list: higher than every id. */
export const newest = Number.MAX_SAFE_INTEGER;

/** Reads the cursor of a staff list, which is sorted by id, newest first: the last id of the previous page. */
export const readIdCursor = (url: string): number => asRowId(new URL(url).searchParams.get("before") ?? "") ?? newest;

export function cutPageById<Row extends { id: number }>(rows: Row[], length: number) {
  const page = rows.slice(0, length);
  return { page, older: rows.length > length ? page.at(-1)?.id : undefined };
}

/**
 * Cuts a page from rows that were queried with `length + 1`.
 * @param at returns the sort value
 * @returns also the cursor of the next page
 */
export function cutPage<Row extends { id: number }>(rows: Row[], length: number, at: (row: Row) => string | number) {
  const { page, older } = cutPageById(rows, length);
  const last = page.at(-1);
  return { page, older: older === undefined || last === undefined ? undefined : `${at(last)}.${older}` };
}
