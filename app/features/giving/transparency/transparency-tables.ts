declare module "../../../server/db/tables.ts" {
  interface Tables {
    month_sums: MonthSumTable;
  }
}

/**
 * Sums of a closed month's file, so that a page reads one row instead of the file. The file alone decides: rows are made
 * again from the files, also after a restore.
 */
export interface MonthSumTable {
  /** YYYY-MM */
  month: string;
  /** Seal of the file that was summed. */
  sha256: string;
  /** Number of the file's rows, without its two first lines. */
  rows: number;
  /** Size of the file. */
  bytes: number;
  /** JSON: sums of the month, by purpose, what, kind and currency. */
  sums: string;
  /** JSON: the same of all files up to this one. */
  totals: string;
}
