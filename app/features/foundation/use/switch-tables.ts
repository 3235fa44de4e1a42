import type { Generated } from "kysely";

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
  /** Name of the admin who switched it off; empty if the site began so. */
  by: string;
  /** 1 if the site began so: no admin has switched it off. */
  is_initial: Generated<number>;
}
