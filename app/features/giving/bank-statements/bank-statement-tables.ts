import type { Generated } from "kysely";
import type { Currency } from "../../../values/money.ts";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    bank_statements: BankStatementTable;
    bank_credits: BankCreditTable;
    lines_out: LineOutTable;
    bank_statement_layouts: BankStatementLayoutTable;
    bank_statement_files: BankStatementFileTable;
  }
}

/** A bank statement that was read whole; its file is not kept. */
export interface BankStatementTable {
  id: Generated<number>;
  /** Name in `bank_statement_layouts`; null: read before accounts were told apart. */
  account: Generated<string | null>;
  currency: Currency;
  /** Name of the file. */
  name: string;
  /** ISO dates. */
  first_day: string;
  last_day: string;
  /** Rows of money in and out; credits that were new. */
  lines: number;
  added: number;
  /** Credits that were here already; null where they could not be compared with what is stored. */
  known: Generated<number | null>;
  /** Rows of money out; null: read before this was recorded. */
  outs: Generated<number | null>;
  /** Minor units. */
  opening: number;
  closing: number;
  /** Deduplication: hash of the account and all rows. */
  fingerprint: string;
  added_at: string;
  /** A name. */
  added_by: string;
  /** An account; null: read before this was recorded. */
  added_by_id: Generated<string | null>;
}

/** Money that came in, as the bank says. */
export interface BankCreditTable {
  id: Generated<number>;
  bank_statement_id: number;
  /** Name in `bank_statement_layouts`; null: read before accounts were told apart. */
  account: Generated<string | null>;
  currency: Currency;
  /** ISO date. */
  day: string;
  /** Minor units. */
  amount: number;
  /** Balance after it, in minor units: its place in the account. Null where no statement had one. */
  balance: Generated<number | null>;
  /** Name of the payment partner that paid it out: its gifts are counted one by one. */
  payout: Generated<string | null>;
  /** Without long numbers; null after its retention. */
  narration: string | null;
  /** A name, where the line says one; goes with the narration. */
  payer: Generated<string | null>;
  /** Last digits of the long numbers that the narration hides, parted by blanks; goes with the narration. */
  ends: Generated<string | null>;
  /** Keyed hash of the payer's name: a gift is proposed to the next line that has it. Null after its retention. */
  payer_hash: Generated<string | null>;
  /**
   * Hash of account, day, amount and words, for lines without a balance; identical rows of a day are counted by `occurrence`, from 1. A
   * line of before accounts were told apart has a hash without the account.
   */
  fingerprint: string;
  occurrence: number;
  /**
   * - open: waits for a decision
   * - matched: has a gift
   * - other: no gift
   */
  state: "open" | "matched" | "other";
  /**
   * - 1: staff said no to what was proposed
   * - 2: the same amount went back in its statement, so what is proposed is never sure
   */
  refused: Generated<number>;
  gift_id: number | null;
  /** Incremented when a match is undone: each try brings a gift of its own. */
  round: Generated<number>;
  added_at: string;
  decided_at: string | null;
  /** A name; null when the site decided. */
  decided_by: string | null;
}

/** Money that went out: nothing of its words is kept. */
export interface LineOutTable {
  id: Generated<number>;
  bank_statement_id: number;
  account: string;
  currency: Currency;
  /** ISO date. */
  day: string;
  /** Minor units, positive. */
  amount: number;
  balance: number | null;
  /** As that of a credit. */
  fingerprint: string;
  occurrence: number;
  /** The credit that it takes back. */
  credit_id: number | null;
  /**
   * What the words of a line say that seems to take a credit back; null for others, and for those read before this was recorded.
   * - reversal: that the bank takes a payment back
   * - nothing: of that; it agrees with the credit
   */
  says: Generated<"reversal" | "nothing" | null>;
  added_at: string;
}

/** An account, and how its statements look. */
export interface BankStatementLayoutTable {
  /** The code for the first account of a currency; others begin with the code. */
  name: string;
  currency: Generated<Currency>;
  /** How staff call it; null for the first of a currency. */
  label: Generated<string | null>;
  /** JSON: the head of each role's column; null until a statement was read. */
  layout: Generated<string | null>;
  /** Key of the reading that staff chose where a file could be read in two ways. */
  reading: Generated<string | null>;
  /** Minor units that the bank may keep of a right amount. */
  tolerance: Generated<number>;
}

/** A file between its upload and the answer about its columns, for an hour at most. */
export interface BankStatementFileTable {
  id: Generated<number>;
  user_id: string;
  /** Null: from a page of before accounts were told apart. */
  account: Generated<string | null>;
  currency: Currency;
  name: string;
  /** JSON: rows of cells. */
  content: string;
  created_at: string;
}
