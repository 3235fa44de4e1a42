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

/** A possible interpretation of an ambiguous file, with the first rows that differ from others. */
export interface ReadingChoice {
  key: string;
  rows: { row: number; said: string; day: string; amount: number | undefined }[];
}

export class BankStatementProblem extends Error {
  readonly kind: ProblemKind;
  readonly row: number;
  /** Text of the cell, or the two balances. */
  readonly found: string;
  readonly sums: [expected: number, found: number];
  column = "";
  /** Interpretations to choose from, for the kind `twoReadings`. */
  choices: ReadingChoice[] = [];
  /** Numbers of lines, for the kind `overlap`. */
  overlap = { doubtful: 0, unexpected: 0, missing: 0 };
  constructor(kind: ProblemKind, row = 0, found = "", sums: [number, number] = [0, 0]) {
    super(kind);
    this.kind = kind;
    this.row = row;
    this.found = found;
    this.sums = sums;
  }
}
