/** Begins a list for people: without it, spreadsheet programs read UTF-8 as another encoding. */
export const utf8Mark = "\uFEFF";

/**
 * CSV (RFC 4180). A cell that a spreadsheet would run as a formula gets a leading apostrophe (OWASP, CSV injection);
 * some programs accept full-width signs, and skip spaces and control characters before them. A telephone number is
 * written with spaces, as `writeInternational` does: it is no formula, and no number that loses its `+`.
 */
export const writeCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => row.map(cell).join(",")).join("\r\n");

const telephone = /^\+\d{1,4}(?: \d{1,12}){1,6}$/;
const formula = /^(?:[\t\r\n]|[\s\p{Control}\p{Format}]*[=+\-@＝＋－＠])/u;

function cell(value: string | number): string {
  const text = String(value);
  const safe = formula.test(text) && !telephone.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
