/**
 * Writes a table as CSV (RFC 4180). A cell that a spreadsheet would run as a formula gets an apostrophe in front (OWASP, CSV
 * injection); some take full-width signs for the plain ones, and drop spaces and control characters before them.
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
