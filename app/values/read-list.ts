import { cutPageById, readIdCursor } from "./cursor.ts";
import { cleanLine } from "./typed-text.ts";

/** Range of rows for a page of a staff list, newest first. */
export interface RowsBelow {
  /** Cursor: the last id of the previous page. */
  before: number;
  /** One more than the page's length, which shows if there are older rows. */
  limit: number;
}

export interface WantedRows extends RowsBelow {
  /** Text of the search field; empty for all rows. */
  search: string;
}

interface Searched<Row> {
  rows: Row[];
  /** Id of the last searched row, if older rows were not searched. */
  unsearchedFrom?: number | undefined;
}

/** Maximum length of a search (characters); longer ones are cut. */
export const maxSearch = 100;

/**
 * Reads a page of a staff list.
 * @param address with the cursor `?before=` and the search text `?q=`
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
