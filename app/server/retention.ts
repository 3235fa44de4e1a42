import type { Database } from "./db/database.server.ts";

/** How long a foundation keeps something, where it decides itself: months, in its settings. */
type RetentionSetting = "messageMonths" | "auditLogMonths";

/** What is deleted by age, each night, unless the clock cannot be trusted. */
export interface Retention {
  /** Name of the count in the log of the machine. */
  what: string;
  /** Days, or a setting of the foundation; 0 for what says itself when it expires. */
  after: number | RetentionSetting;
  why: string;
  /** Deletes what is older, in the transaction of all. @returns how many */
  delete(db: Database, before: Date): Promise<number>;
}
