export type ProblemKind =
  | "noLines"
  | "noDay"
  | "noAmount"
  | "badDay"
  | "dayToCome"
  | "badAmount"
  | "quotes"
  | "noBalance"
  | "breaks"
  | "closing"
  | "otherAccount"
  | "otherCurrency"
  | "twoReadings"
  | "overlap";

/** One reading of an ambiguous file, with the first rows that differ. */
export interface ReadingChoice {
  key: string;
  rows: { row: number; said: string; day: string; amount: number | undefined }[];
}

export class BankStatementProblem extends Error {
  readonly kind: ProblemKind;
  readonly row: number;
  /** The text of the cell, or the two balances. */
  readonly found: string;
  readonly sums: [expected: number, found: number];
  column = "";
  /** Readings to choose from, for `twoReadings`. */
  choices: ReadingChoice[] = [];
  /** Counts of lines, for `overlap`. */
  overlap = { doubtful: 0, unexpected: 0, missing: 0 };
  constructor(kind: ProblemKind, row = 0, found = "", sums: [number, number] = [0, 0]) {
    super(kind);
    this.kind = kind;
    this.row = row;
    this.found = found;
    this.sums = sums;
  }
}
