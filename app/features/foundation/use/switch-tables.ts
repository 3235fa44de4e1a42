declare module "../../../server/db/tables.ts" {
  interface Tables {
    switched_off: SwitchedOffTable;
  }
}

/** What the foundation does not use: a row for each switch that is off. */
export interface SwitchedOffTable {
  key: string;
  /** ISO date and time, UTC. */
  at: string;
  /** Name of the admin who switched it off. */
  by: string;
}
