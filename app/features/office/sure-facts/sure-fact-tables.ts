declare module "../../../server/db/tables.ts" {
  interface Tables {
    sure_changes: SureChangeTable;
  }
}

/** A change of bank details, help numbers or contacts. Any admin can undo it for 72 hours. */
export interface SureChangeTable {
  /** Random; stands in the link of the e-mail. */
  id: string;
  kind: "setting" | "help number";
  /** Name of the setting, or the number. */
  key: string;
  /** JSON; null for a number that was not on the page. */
  before: string | null;
  after: string | null;
  by: string | null;
  by_id: string;
  /** ISO date and time, UTC, by the trusted clock. */
  at: string;
  undone_by: string | null;
  undone_at: string | null;
}
