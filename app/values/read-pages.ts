/** Rows per page: few enough that other requests wait only a few milliseconds. */
const pageLength = 500;

/**
 * Reads a whole table page by page, so that other requests are answered in between.
 * @param read returns the rows after the last one of the previous page; undefined for the first page
 */
export async function* readPages<Row>(read: (last: Row | undefined, limit: number) => Promise<Row[]>) {
  let last: Row | undefined;
  for (;;) {
    const rows = await read(last, pageLength);
    yield rows;
    if (rows.length < pageLength) return;
    last = rows.at(-1);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/**
 * Reads a whole list whose pages return the next position, as a search may find few of many rows.
 * @param read returns the rows after a position; undefined for the first page
 */
export async function* readOn<Row, Place>(
  read: (after: Place | undefined, limit: number) => Promise<{ rows: Row[]; next: Place | undefined }>,
) {
  let after: Place | undefined;
  do {
    const { rows, next } = await read(after, pageLength);
    yield rows;
    after = next;
    await new Promise((resolve) => setTimeout(resolve));
  } while (after !== undefined);
}
