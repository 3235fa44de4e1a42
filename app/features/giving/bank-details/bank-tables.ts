import type { Generated } from "kysely";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    bank_details: BankDetailsTable;
    fraud_reports: FraudReportTable;
  }
}

/** Steps of the foundation's bank details. */
export type BankStep = "before" | "first" | "asked" | "agreed" | "stopped" | "confirmed" | "restored";

/** Append-only: each row is sealed over its content and the seal before. See `bank-seal.server.ts`. */
export interface BankDetailsTable {
  /** Counted without gaps from 1. */
  id: number;
  /**
   * - before: taken over from the settings of an earlier release
   * - first: of a new site, in use at once
   * - restored: the database comes from a backup
   */
  what: BankStep;
  /** The change that was agreed to or stopped. */
  change_id: number | null;
  /**
   * 1: the columns from `bank_name` to `bank_code` say where gifts go. 2: `ways` does. 3: ways may have an account at a
   * Paybill, steps, and words for gifts from abroad. Inside the seal; never falls.
   */
  version: number;
  /** JSON of `Way[]`; null for a step without, and for version 1. */
  ways: string | null;
  bank_name: string | null;
  naira_account: string | null;
  dollar_account: string | null;
  account_name: string | null;
  /** The bank of the naira account; null: another bank. */
  bank_code: string | null;
  reason: string | null;
  /** 1: the agreeing admin has it from the bank in writing. */
  bank_wrote: number;
  /** 1: asked by the only admin. */
  is_alone: number;
  /** 1: rows before this one no longer count, because one of them was altered. */
  starts_anew: number;
  by_id: string | null;
  /** A name, which erasing a person replaces: not sealed. */
  by: string | null;
  at: string;
  /** `scheduled` for a row that brings a change at `publish_at`. */
  status: "scheduled" | "done";
  /** When the backup was made, for a restore. */
  publish_at: string | null;
  seal: string;
}

/** "Somebody asked me for money in your name". */
export interface FraudReportTable {
  id: Generated<number>;
  created_at: string;
  story: string;
  /** Account number that was given, as typed. */
  account: string | null;
  /** How to reach the sender, as typed. */
  contact: string | null;
  done_at: string | null;
  done_by: string | null;
}
