declare module "../../../server/db/tables.ts" {
  interface Tables {
    money_numbers: MoneyNumberTable;
    money_findings: MoneyFindingTable;
  }
}

/** A number that two people allow in texts, besides the ways to give. Stopping it deletes the row. */
export interface MoneyNumberTable {
  id: string;
  /** Letters and digits alone, for comparison. */
  number: string;
  /** As typed. */
  words: string;
  why: string;
  asked_by: string | null;
  asked_by_id: string;
  /** ISO date and time, UTC, like the others. */
  asked_at: string;
  agreed_by: string | null;
  agreed_by_id: string | null;
  agreed_at: string | null;
  /** Start of the permission; null while it waits for a second person. */
  live_at: string | null;
}

/** A foreign number in a public text, from the last nightly comparison. */
export interface MoneyFindingTable {
  /** Table and key of the row. */
  place: string;
  number: string;
  words: string;
  /** First found (ISO date and time, UTC). */
  found_at: string;
}
