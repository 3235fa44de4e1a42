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
