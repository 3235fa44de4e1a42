/** Rows of a page: few enough that other requests wait a few milliseconds for it. */
const pageLength = 500;

/**
 * Reads a table whole, a page at a time, and answers others between pages.
 * @param read the rows after the last one of the page before; undefined for the first page
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
 * Reads a list whole whose pages say where they go on: a search may find few among many rows.
 * @param read the rows after a place; undefined for the first page
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
