import type { Generated } from "kysely";
import type { Currency } from "../../values/money.ts";

/** A bank statement that was read whole; its file is not kept. */
export interface StatementTable {
  id: Generated<number>;
  currency: Currency;
  /** Of the file. */
  name: string;
  /** ISO dates. */
  first_day: string;
  last_day: string;
  /** Rows of money in and out; credits that were new. */
  lines: number;
  added: number;
  /** Minor units. */
  opening: number;
  closing: number;
  /** Deduplication: hash of all rows. */
  fingerprint: string;
  added_at: string;
  /** A name. */
  added_by: string;
}

/** Money that came in, as the bank says. Money that went out is not kept. */
export interface BankCreditTable {
  id: Generated<number>;
  statement_id: number;
  currency: Currency;
  /** ISO date. */
  day: string;
  /** Minor units. */
  amount: number;
  /** Without long numbers; null after its retention. */
  narration: string | null;
  /** Deduplication: hash of day, amount and words; identical rows of a day are counted by `occurrence`, from 1. */
  fingerprint: string;
  occurrence: number;
  /**
   * - open: waits for a decision
   * - matched: has a gift
   * - other: no gift
   */
  state: "open" | "matched" | "other";
  /** 1: staff said no to what was proposed. */
  refused: Generated<number>;
  gift_id: number | null;
  /** Incremented when a match is undone: each try brings a gift of its own. */
  round: Generated<number>;
  added_at: string;
  decided_at: string | null;
  /** A name; null when the site decided. */
  decided_by: string | null;
}

/** How the statements of an account look. */
export interface StatementLayoutTable {
  /** The account: NGN or USD. */
  name: string;
  /** JSON: the head of each role's column; null until a statement was read. */
  layout: string | null;
  /** Minor units that the bank may keep of a right amount. */
  tolerance: Generated<number>;
}

/** A file between its upload and the answer about its columns, for an hour at most. */
export interface StatementFileTable {
  id: Generated<number>;
  user_id: string;
  currency: Currency;
  name: string;
  /** JSON: rows of cells. */
  content: string;
  created_at: string;
}

export interface StatementTables {
  statements: StatementTable;
  bank_credits: BankCreditTable;
  statement_layouts: StatementLayoutTable;
  statement_files: StatementFileTable;
}
