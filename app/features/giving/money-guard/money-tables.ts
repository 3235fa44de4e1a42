declare module "../../../server/db/tables.ts" {
  interface Tables {
    money_numbers: MoneyNumberTable;
    money_findings: MoneyFindingTable;
  }
}

/** A number that texts may name besides the ways to give, once two people said so. Who stops it deletes the row. */
export interface MoneyNumberTable {
  id: string;
  /** Letters and digits alone: what the money guard compares. */
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
  /** From when on texts may name it; null while it waiting for a second person. */
  live_at: string | null;
}

/** A number that a public text names, and that is no live way to give: of the last nightly comparison. */
export interface MoneyFindingTable {
  /** Table and key of the row. */
  place: string;
  number: string;
  /** As written. */
  words: string;
  /** When a night found it first (ISO date and time, UTC). */
  found_at: string;
}
