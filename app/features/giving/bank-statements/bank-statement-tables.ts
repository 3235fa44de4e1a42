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

/** A bank statement that was read whole; its file is not stored. */
export interface BankStatementTable {
  id: Generated<number>;
  /** Name in `bank_statement_layouts`; null: read before there were accounts. */
  account: Generated<string | null>;
  currency: Currency;
  name: string;
  /** ISO dates. */
  first_day: string;
  last_day: string;
  /** `lines`: all rows; `added`: new credits. */
  lines: number;
  added: number;
  /** Credits stored before; null: not compared. */
  known: Generated<number | null>;
  /** Rows of debits; null: read before this was recorded. */
  outs: Generated<number | null>;
  /** Minor units. */
  opening: number;
  closing: number;
  /** Hash of the account and all rows, against duplicates. */
  fingerprint: string;
  added_at: string;
  /** A name. */
  added_by: string;
  /** Id of a user; null: read before this was recorded. */
  added_by_id: Generated<string | null>;
}

export interface BankCreditTable {
  id: Generated<number>;
  bank_statement_id: number;
  /** Name in `bank_statement_layouts`; null: read before there were accounts. */
  account: Generated<string | null>;
  currency: Currency;
  /** ISO date. */
  day: string;
  amount: number;
  /** Balance after it, in minor units; null: no statement had one. */
  balance: Generated<number | null>;
  /** Payment partner of a payout, whose gifts are counted one by one. */
  payout: Generated<string | null>;
  /** Masked; null after its retention. */
  narration: string | null;
  /** Name in the line; deleted with the narration. */
  payer: Generated<string | null>;
  /** Last digits of masked numbers, separated by spaces; deleted with the narration. */
  ends: Generated<string | null>;
  /** Keyed hash of the payer's name, to propose later gifts; null after its retention. */
  payer_hash: Generated<string | null>;
  /** Hash of the account (not in old lines), day, amount and words. `occurrence` counts equal rows from 1. */
  fingerprint: string;
  occurrence: number;
  /**
   * - open: waits for a decision
   * - matched: has a gift
   * - other: no gift
   */
  state: "open" | "matched" | "other";
  /** 1: staff refused the proposal. 2: the same amount went back, so no proposal is sure. */
  refused: Generated<number>;
  gift_id: number | null;
  /** Counts undone matches: each try makes its own gift. */
  round: Generated<number>;
  added_at: string;
  decided_at: string | null;
  /** A name; null: the site decided. */
  decided_by: string | null;
}

/** Debits; their words are not stored. */
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
  fingerprint: string;
  occurrence: number;
  /** The credit that it reverses. */
  credit_id: number | null;
  /** `nothing`: it fits a credit without saying so; null: no credit found, or an old line. */
  says: Generated<"reversal" | "nothing" | null>;
  added_at: string;
}

export interface BankStatementLayoutTable {
  /** The currency code for its first account; others begin with the code. */
  name: string;
  currency: Generated<Currency>;
  /** Staff's name for it; null for the first account of a currency. */
  label: Generated<string | null>;
  /** JSON of each role's head; null until a statement was read. */
  layout: Generated<string | null>;
  /** Key of the reading that staff chose for an ambiguous file. */
  reading: Generated<string | null>;
  /** Maximum charge that a bank may keep, in minor units. */
  tolerance: Generated<number>;
}

/** An upload that waits for an answer, for an hour at most. */
export interface BankStatementFileTable {
  id: Generated<number>;
  user_id: string;
  /** Null: from a page before the update. */
  account: Generated<string | null>;
  currency: Currency;
  name: string;
  /** JSON: rows of cells. */
  content: string;
  created_at: string;
}
