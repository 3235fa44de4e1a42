declare module "../../../server/db/tables.ts" {
  interface Tables {
    sure_changes: SureChangeTable;
  }
}

/** A change of bank details, help numbers or contacts. Any admin can undo it within 72 hours. */
export interface SureChangeTable {
  /** Random id, which is part of the e-mail's link. */
  id: string;
  kind: "setting" | "help number";
  /** Name of the setting, or the help number. */
  key: string;
  /** JSON; null for a help number that was not on the page. */
  before: string | null;
  after: string | null;
  by: string | null;
  by_id: string;
  /** ISO date and time, UTC, by the trusted clock. */
  at: string;
  undone_by: string | null;
  undone_at: string | null;
}
