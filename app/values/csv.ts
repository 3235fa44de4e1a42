/**
 * Writes a table as CSV (RFC 4180). A cell that a spreadsheet would run as a formula gets an apostrophe in front
 * (OWASP, CSV injection).
 */
export function writeCsv(head: string[], rows: (string | number)[][]): string {
  return [head, ...rows].map((row) => row.map(cell).join(",")).join("\r\n");
}

function cell(value: string | number): string {
  const text = String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
