/**
 * CSV (RFC 4180). A cell that a spreadsheet would run as a formula gets a leading apostrophe (OWASP, CSV injection);
 * some programs accept full-width signs, and skip spaces and control characters before them.
 */
export const writeCsv = (rows: (string | number)[][]): string =>
  rows.map((row) => row.map(cell).join(",")).join("\r\n");

const formula = /^(?:[\t\r\n]|[\s\p{Control}\p{Format}]*[=+\-@＝＋－＠])/u;

function cell(value: string | number): string {
  const text = String(value);
  const safe = formula.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * A download of all rows, sent while they are read. One that breaks off in the middle fails as a download: it never looks
 * whole. @param name without the extension
 */
export function csvResponse<Row>(
  name: string,
  head: string[],
  pages: AsyncIterable<Row[]>,
  lineOf: (row: Row) => (string | number)[],
): Response {
  const texts = (async function* () {
    yield writeCsv([head]);
    for await (const rows of pages) if (rows.length > 0) yield `\r\n${writeCsv(rows.map(lineOf))}`;
  })();
  const bytes = new TextEncoder();
  const body = new ReadableStream({
    async pull(controller) {
      const { value, done } = await texts.next();
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
