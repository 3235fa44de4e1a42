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

/** A bank statement that was read completely; its file is not stored. */
export interface BankStatementTable {
  id: Generated<number>;
  /** Key in `bank_statement_layouts`; null for statements from before accounts existed. */
  account: Generated<string | null>;
  currency: Currency;
  name: string;
  /** ISO dates. */
  first_day: string;
  last_day: string;
  /** `lines`: number of all rows; `added`: number of new credits. */
  lines: number;
  added: number;
  /** Number of credits that were stored already; null if the statement was not compared. */
  known: Generated<number | null>;
  /** Number of debits; null for statements from before this was stored. */
  outs: Generated<number | null>;
  /** Minor units. */
  opening: number;
  closing: number;
  /** Hash of the account and all rows, so that the same statement is not added twice. */
  fingerprint: string;
  added_at: string;
  added_by: string;
  /** User id; null for statements from before this was stored. */
  added_by_id: Generated<string | null>;
}

export interface BankCreditTable {
  id: Generated<number>;
  bank_statement_id: number;
  /** Key in `bank_statement_layouts`; null for lines from before accounts existed. */
  account: Generated<string | null>;
  currency: Currency;
  /** ISO date. */
  day: string;
  amount: number;
  /** Balance after the line, in minor units; null if no statement contained it. */
  balance: Generated<number | null>;
  /** Payment partner that paid out this amount; its gifts are counted one by one. */
  payout: Generated<string | null>;
  /** The bank's text with masked numbers; null after the retention period. */
  narration: string | null;
  payer: Generated<string | null>;
  /** Last digits of masked numbers, separated by spaces; deleted with the narration. */
  ends: Generated<string | null>;
  /** Keyed hash of the payer's name, to recognize later gifts; null after the retention period. */
  payer_hash: Generated<string | null>;
  /** Hash of account (not in old lines), day, amount and text. `occurrence` counts lines with the same hash, from 1. */
  fingerprint: string;
  occurrence: number;
  state: "open" | "matched" | "other";
  /** 1: staff refused the proposal. 2: the same amount was sent back, so that no proposal is certain. */
  refused: Generated<number>;
  gift_id: number | null;
  /** Number of undone matches; each new match makes its own gift. */
  round: Generated<number>;
  added_at: string;
  decided_at: string | null;
  /** Name of the member; null if the site decided. */
  decided_by: string | null;
}

/** Debits. */
export interface LineOutTable {
  id: Generated<number>;
  bank_statement_id: number;
  account: string;
  currency: Currency;
  /** ISO date. */
  day: string;
  /** Minor units; always positive. */
  amount: number;
  balance: number | null;
  fingerprint: string;
  occurrence: number;
  credit_id: number | null;
  /**
   * `nothing`: amount and payer fit the credit, but the text names no reversal. Null without a credit, and in old
   * lines.
   */
  says: Generated<"reversal" | "nothing" | null>;
  /** The bank's text with masked numbers; null after the retention period, and in old lines. */
  narration: Generated<string | null>;
  /** `cancels`: the credit gives the money back. */
  state: Generated<"open" | "named" | "cancels" | "not ours">;
  /** Entry of the books that names the line. */
  entry_id: Generated<number | null>;
  /** `whole`, or a part of the entry that has a line of its own, such as the charge of a move. */
  entry_part: Generated<string | null>;
  added_at: string;
}

export interface BankStatementLayoutTable {
  /** The currency code for the first account in a currency; names of others begin with the code. */
  name: string;
  currency: Generated<Currency>;
  /** Name that staff gave the account; null for the first account in a currency. */
  label: Generated<string | null>;
  /** JSON: column header by role; null before the first statement. */
  layout: Generated<string | null>;
  /** Key of the interpretation that staff chose for an ambiguous file. */
  reading: Generated<string | null>;
  /** Maximum bank charge that a transfer may lack, in minor units. */
  tolerance: Generated<number>;
}

/** An uploaded file about which staff must answer a question; kept for an hour at most. */
export interface BankStatementFileTable {
  id: Generated<number>;
  user_id: string;
  /** Null if the file was uploaded from a page of an earlier release. */
  account: Generated<string | null>;
  currency: Currency;
  name: string;
  /** JSON: rows of cells. */
  content: string;
  created_at: string;
}
