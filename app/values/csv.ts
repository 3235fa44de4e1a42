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
