import { AsyncLocalStorage } from "node:async_hooks";
import { utf8Mark, writeCsv } from "../../values/csv.ts";

/**
 * Returns a download of all rows, sent while they are read, with the clock of the request. If reading fails midway, the
 * download fails: it never looks complete.
 * @param name without the extension
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
  return downloadResponse(`${name}.csv`, "text/csv; charset=utf-8", texts);
}

/** Returns a download that is sent while its texts are written, with the clock of the request. */
export function downloadResponse(name: string, type: string, texts: AsyncGenerator<string>): Response {
  // The server reads the stream outside the request's async context.
  const inRequest = AsyncLocalStorage.snapshot();
  const bytes = new TextEncoder();
  const body = new ReadableStream({
    async pull(controller) {
      const { value, done } = await inRequest(() => texts.next());
      if (done) controller.close();
      else controller.enqueue(bytes.encode(value));
    },
    async cancel() {
      await texts.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
}
