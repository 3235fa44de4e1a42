declare module "../../../server/db/tables.ts" {
  interface Tables {
    help_numbers: HelpNumberTable;
  }
}

/** A telephone number for help. A staff member has called or confirmed each one. */
export interface HelpNumberTable {
  /** The number as it is displayed. */
  number: string;
  name: string;
  /** Position on the page. */
  rank: number;
  /** ISO 8601, UTC. */
  called_at: string;
  /** Name of the member; null for numbers from before calls were recorded. */
  called_by: string | null;
}
