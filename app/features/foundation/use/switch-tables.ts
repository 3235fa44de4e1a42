import type { Generated } from "kysely";

declare module "../../../server/db/tables.ts" {
  interface Tables {
    switched_off: SwitchedOffTable;
  }
}

export interface SwitchedOffTable {
  key: string;
  /** ISO date and time, UTC. */
  at: string;
  /** Name of the admin who switched it off; empty if it is off since the site began. */
  by: string;
  /** 1 if it is off since the site began; no admin has switched it off. */
  is_initial: Generated<number>;
}
