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

/** One of several ways to read a file, with the first rows in which it differs from another. */
export interface ReadingChoice {
  key: string;
  rows: { row: number; said: string; day: string; amount: number | undefined }[];
}

/** Why a statement is refused: nothing of it is stored. */
export class BankStatementProblem extends Error {
  readonly kind: ProblemKind;
  readonly row: number;
  /** What the cell says; or the two balances. */
  readonly found: string;
  readonly sums: [expected: number, found: number];
  /** Head of the column in which the row has it. */
  column = "";
  /** What a person chooses from, where the kind is `twoReadings`. */
  choices: ReadingChoice[] = [];
  /** Numbers of lines, where the kind is `overlap`. */
  overlap = { doubtful: 0, unexpected: 0, missing: 0 };
  constructor(kind: ProblemKind, row = 0, found = "", sums: [number, number] = [0, 0]) {
    super(kind);
    this.kind = kind;
    this.row = row;
    this.found = found;
    this.sums = sums;
  }
}
