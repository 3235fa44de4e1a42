import { fingerprintOf } from "../../../server/http/repeated-sends.server.ts";
import type { FileLine } from "./align-lines.ts";
import type { BankStatement, BankStatementRow } from "./read-bank-statement.ts";

/** Maximum days between the value dates of two exports. */
export const maxDays = 7;

export interface PlacedLine extends FileLine {
  line: BankStatementRow;
}

/** Prepares lines for comparison with stored ones. Debits become positive. */
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
 * Hashes a row, whatever the order of columns or kind of file.
 * @param account undefined for old lines, which had none
 */
export const fingerprintOfLine = (account: string | undefined, { day, amount, words }: BankStatementRow): string =>
  fingerprintOf([...(account === undefined ? [] : [account]), day, amount, words.toUpperCase().replace(/\s/g, "")]);

export const fingerprintOfAll = (account: string | undefined, { lines }: BankStatement): string =>
  fingerprintOf(lines.map((line) => fingerprintOfLine(account, line)).toSorted());
