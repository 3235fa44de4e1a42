import type { Generated } from "kysely";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    bank_details: BankDetailsTable;
    fraud_reports: FraudReportTable;
  }
}

export type BankStep = "before" | "first" | "asked" | "agreed" | "stopped" | "confirmed" | "restored";

/** Rows are only added: each seal covers the row and the previous seal. See `bank-seal.server.ts`. */
export interface BankDetailsTable {
  /** Counts up from 1, without gaps. */
  id: number;
  /**
   * - before: taken from the settings of an earlier release
   * - first: a new site's first payment methods, public at once
   * - restored: the database was restored from a backup
   */
  what: BankStep;
  change_id: number | null;
  /**
   * 1: the columns `bank_name` to `bank_code` hold the accounts. 2: `ways` holds them. 3: adds Paybill accounts,
   * instructions and details for gifts from abroad. The seal covers the version, which never decreases.
   */
  version: number;
  /** JSON of `Way[]`; null in version 1, and for steps without payment methods. */
  ways: string | null;
  bank_name: string | null;
  naira_account: string | null;
  dollar_account: string | null;
  account_name: string | null;
  /** Code of the naira account's bank; null if the bank is not in the country's file. */
  bank_code: string | null;
  reason: string | null;
  /** 1: the bank confirmed the change in writing. */
  bank_wrote: number;
  /** 1: the site's only admin asked for the change. */
  is_alone: number;
  /** 1: earlier rows no longer count, because one of them was changed outside the site. */
  starts_anew: number;
  by_id: string | null;
  /** Name of the member. The seal does not cover it, because erasing a person replaces the name. */
  by: string | null;
  at: string;
  /** `scheduled` for a row with a change that becomes public at `publish_at`. */
  status: "scheduled" | "done";
  /** Time of a change; for a restore, the time of the backup. */
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
