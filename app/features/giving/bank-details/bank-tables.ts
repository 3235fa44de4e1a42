import type { Generated } from "kysely";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    bank_details: BankDetailsTable;
    fraud_reports: FraudReportTable;
  }
}

export type BankStep = "before" | "first" | "asked" | "agreed" | "stopped" | "confirmed" | "restored";

/** Append-only: each seal covers the row and the previous seal. See `bank-seal.server.ts`. */
export interface BankDetailsTable {
  /** Counts from 1 without gaps. */
  id: number;
  /**
   * - before: taken over from the settings of an earlier release
   * - first: of a new site, in use at once
   * - restored: the database comes from a backup
   */
  what: BankStep;
  change_id: number | null;
  /**
   * 1: `bank_name` to `bank_code` hold the accounts. 2: `ways` does. 3: adds Paybill accounts, steps and gifts from
   * abroad. Sealed; never falls.
   */
  version: number;
  /** JSON of `Way[]`; null in version 1, and for steps without ways. */
  ways: string | null;
  bank_name: string | null;
  naira_account: string | null;
  dollar_account: string | null;
  account_name: string | null;
  /** Bank of the naira account; null: another bank. */
  bank_code: string | null;
  reason: string | null;
  /** 1: the bank confirmed it in writing. */
  bank_wrote: number;
  /** 1: asked by the only admin. */
  is_alone: number;
  /** 1: earlier rows no longer count, because one was altered. */
  starts_anew: number;
  by_id: string | null;
  /** A name; not sealed, because erasing a person replaces it. */
  by: string | null;
  at: string;
  /** `scheduled` for a row that brings a change at `publish_at`. */
  status: "scheduled" | "done";
  /** For a restore: time of the backup. */
  publish_at: string | null;
  seal: string;
}

/** A visitor's report of a fraudulent request for money. */
export interface FraudReportTable {
  id: Generated<number>;
  created_at: string;
  story: string;
  account: string | null;
  contact: string | null;
  done_at: string | null;
  done_by: string | null;
}
