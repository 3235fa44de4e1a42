/** First character of a CSV for people. Without it, spreadsheet programs assume another encoding than UTF-8. */
export const utf8Mark = "\uFEFF";

/**
 * Writes CSV (RFC 4180). A cell that a spreadsheet would run as a formula gets a leading apostrophe (OWASP, CSV
 * injection). Some programs accept full-width signs, and skip spaces and control characters before them. A telephone
 * number keeps its `+`: with spaces, as `writeInternational` writes it, it is neither a formula nor a number.
 */
export const writeCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => row.map(cell).join(",")).join("\r\n");

const telephone = /^\+\d{1,4}(?: \d{1,12}){1,6}$/;
const formula = /^(?:[\t\r\n]|[\s\p{Control}\p{Format}]*[=+\-@＝＋－＠])/u;

/** An amount below zero is no formula. */
const negative = /^-\d{1,15}(?:\.\d{1,3})?$/;

function cell(value: string | number): string {
  const text = String(value);
  const safe = formula.test(text) && !telephone.test(text) && !negative.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
