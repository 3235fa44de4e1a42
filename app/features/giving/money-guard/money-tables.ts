declare module "../../../server/db/tables.ts" {
  interface Tables {
    money_numbers: MoneyNumberTable;
    money_findings: MoneyFindingTable;
  }
}

/** A number that two persons allowed in texts, in addition to the payment methods. To stop it, staff delete the row. */
export interface MoneyNumberTable {
  id: string;
  /** Letters and digits only, for comparison. */
  number: string;
  words: string;
  why: string;
  asked_by: string | null;
  asked_by_id: string;
  asked_at: string;
  agreed_by: string | null;
  agreed_by_id: string | null;
  agreed_at: string | null;
  /** Time at which the number is allowed (ISO date and time, UTC); null while it waits for a second person. */
  live_at: string | null;
}

/** An unknown number in a public text, which the last nightly comparison found. */
export interface MoneyFindingTable {
  /** Table and key of the row. */
  place: string;
  number: string;
  words: string;
  /** Time at which the number was first found (ISO date and time, UTC). */
  found_at: string;
}
