declare module "../../../server/db/tables.ts" {
  interface Tables {
    help_numbers: HelpNumberTable;
  }
}

/** A number that people call for help. Somebody of the foundation called each: there is no row of another kind. */
export interface HelpNumberTable {
  /** As written. */
  number: string;
  /** Who answers. */
  name: string;
  /** Order on the page, ascending. */
  rank: number;
  /** When somebody of the foundation called it: ISO date and time, UTC. */
  called_at: string;
  /** Name of who called; null where the foundation had written the number before calls were noted. */
  called_by: string | null;
}
