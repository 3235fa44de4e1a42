import { fingerprintOf } from "../../../server/http/repeated-sends.server.ts";
import type { FileLine } from "./align-lines.ts";
import type { BankStatement, BankStatementRow } from "./read-bank-statement.ts";

/** Value dates of two exports may stand so far apart (days). */
export const maxDays = 7;

/** A line with what it can be stored as. */
export interface PlacedLine extends FileLine {
  line: BankStatementRow;
}

/** Lines as they are compared with stored ones. Amounts of money out are positive. */
export const placedLines = (account: string, lines: readonly BankStatementRow[]): PlacedLine[] =>
  lines.map((line) => ({
    line,
    day: line.day,
    amount: Math.abs(line.amount),
    balance: line.balance,
    fingerprints: [fingerprintOfLine(account, line), fingerprintOfLine(undefined, line)],
  }));

export const creditsOf = ({ lines }: BankStatement): BankStatementRow[] => lines.filter(({ amount }) => amount > 0);

/**
 * Fingerprint of what a row says, independent of the order of columns, and the same in CSV and XLSX.
 * @param account undefined: as it was before accounts were told apart
 */
export const fingerprintOfLine = (account: string | undefined, { day, amount, words }: BankStatementRow): string =>
  fingerprintOf([...(account === undefined ? [] : [account]), day, amount, words.toUpperCase().replace(/\s/g, "")]);

export const fingerprintOfAll = (account: string | undefined, { lines }: BankStatement): string =>
  fingerprintOf(lines.map((line) => fingerprintOfLine(account, line)).toSorted());
