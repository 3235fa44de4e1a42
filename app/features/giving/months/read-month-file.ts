import { type Currency, formOf, isCurrency } from "../../../values/money.ts";

/** A row of a month's file. Amounts are minor units: + into a place or a purse. */
export interface FileRow {
  line: number;
  day: string;
  what: string;
  place: string;
  purpose: string;
  kind: string;
  currency: Currency;
  minor: number;
  voucher: string;
  fixes: number | null;
}

/**
 * Reads the rows of a file that this site wrote.
 * @throws Error for a currency that does not exist
 */
export function readMonthFile(content: string): FileRow[] {
  const rows = splitRows(content).slice(2);
  return rows.map(
    ([line, day = "", what = "", place = "", purpose = "", kind = "", currency, amount = "", ...rest]) => {
      const [, voucher = "", , fixes = ""] = rest;
      if (!isCurrency(currency)) throw new Error(`A month's file has the currency ${currency}.`);
      const minor = Number(amount.replace(".", "")) * (amount.includes(".") ? 1 : 10 ** formOf(currency).exponent);
      const fixed = fixes === "" ? null : Number(fixes);
      return { line: Number(line), day, what, place, purpose, kind, currency, minor, voucher, fixes: fixed };
    },
  );
}

/** Splits lines with quoted cells (RFC 4180). */
function splitRows(content: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = "", end] of content.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** Returns the last line number of a file; 0 for a file without lines. */
export const lastLineOf = (content: string): number =>
  readMonthFile(content).reduce((last, { line }) => Math.max(last, line), 0);
