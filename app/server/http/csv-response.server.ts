import { AsyncLocalStorage } from "node:async_hooks";
import { utf8Mark, writeCsv } from "../../values/csv.ts";

/**
 * A download of all rows, sent while they are read, in the scope of the request that asks for it: by its clock. One that breaks off in the middle fails as a download: it never looks
 * whole. @param name without the extension
 */
export function csvResponse<Row>(
  name: string,
  head: readonly string[],
  pages: AsyncIterable<Row[]>,
  lineOf: (row: Row) => (string | number)[],
): Response {
  const texts = (async function* () {
    yield utf8Mark + writeCsv([head]);
    for await (const rows of pages) if (rows.length > 0) yield `\r\n${writeCsv(rows.map(lineOf))}`;
  })();
  // The server reads the stream from outside.
  const inRequest = AsyncLocalStorage.snapshot();
  const bytes = new TextEncoder();
  const body = new ReadableStream({
    async pull(controller) {
      const { value, done } = await inRequest(() => texts.next());
      if (done) controller.close();
      else controller.enqueue(bytes.encode(value));
    },
    async cancel() {
      await texts.return();
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}
