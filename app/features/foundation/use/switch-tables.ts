declare module "../../../server/db/tables.ts" {
  interface Tables {
    switched_off: SwitchedOffTable;
  }
}

/** A row for each switch that is off. */
export interface SwitchedOffTable {
  key: string;
  /** ISO date and time, UTC. */
  at: string;
  /** Name of the admin who switched it off. */
  by: string;
}
