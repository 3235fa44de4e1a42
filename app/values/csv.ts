/**
 * CSV (RFC 4180). A cell that a spreadsheet would run as a formula gets a leading apostrophe (OWASP, CSV injection);
 * some programs accept full-width signs, and skip spaces and control characters before them.
 */
export function writeCsv(head: string[], rows: (string | number)[][]): string {
  return [head, ...rows].map((row) => row.map(cell).join(",")).join("\r\n");
}

const formula = /^(?:[\t\r\n]|[\s\p{Control}\p{Format}]*[=+\-@＝＋－＠])/u;

function cell(value: string | number): string {
  const text = String(value);
  const safe = formula.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A download. @param name without the extension */
export function csvResponse(name: string, ...table: Parameters<typeof writeCsv>): Response {
  return new Response(writeCsv(...table), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}
