import type { Generated } from "kysely";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    month_files: MonthFileTable;
    month_lines: MonthLineTable;
  }
}

/** A closed month. The database refuses changes. */
export interface MonthFileTable {
  /** YYYY-MM */
  month: string;
  /** The file's text, UTF-8. */
  content: string;
  sha256: string;
  closed_by_id: string;
  /** Null if only one person closed it, after 72 hours. */
  agreed_by_id: string | null;
  at: string;
}

/** Line number of an entry, or of a voucher that was refused or taken back. Gifts stand in sums, and have none. */
export interface MonthLineTable {
  id: Generated<number>;
  /** YYYY-MM */
  month: string;
  /** Counts on over all months. */
  line: number;
  entry_id: number | null;
  voucher_id: number | null;
}
