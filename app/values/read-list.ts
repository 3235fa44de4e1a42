import { cutPageById, readIdCursor } from "./cursor.ts";
import { cleanLine } from "./typed-text.ts";

/** The rows of a staff list that a page asks for, newest first. */
export interface RowsBelow {
  /** Cursor: the last id of the page before. */
  before: number;
  /** One more than a page has: that row shows that there are older ones. */
  limit: number;
}

export interface WantedRows extends RowsBelow {
  /** Words of the search field; empty for all rows. */
  search: string;
}

interface Searched<Row> {
  rows: Row[];
  /** Id of the last row searched, if older ones were not. */
  unsearchedFrom?: number | undefined;
}

/** Words of a search field beyond these are cut. */
export const maxSearch = 100;

/**
 * Reads a page of a staff list.
 * @param address with the cursor, `?before=`, and the words of the search field, `?q=`
 * @returns `older`, the cursor of the next page; undefined on the last one
 */
export async function readList<Row extends { id: number }>(
  address: string,
  pageLength: number,
  find: (wanted: WantedRows) => Promise<Row[] | Searched<Row>>,
) {
  const search = cleanLine(new URL(address).searchParams.get("q") ?? "").slice(0, maxSearch);
  const found = await find({ search, before: readIdCursor(address), limit: pageLength + 1 });
  const { rows, unsearchedFrom }: Searched<Row> = Array.isArray(found) ? { rows: found } : found;
  const { page, older = unsearchedFrom } = cutPageById(rows, pageLength);
  return { page, older, search };
}
