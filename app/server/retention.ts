import type { AppContext } from "./context.server.ts";
import type { Database } from "./db/database.server.ts";
import type { Job } from "./scheduler/scheduler.server.ts";

/** Settings of the foundation for retention, in months. */
type RetentionSetting = "messageMonths" | "auditLogMonths";

interface Kind<After> {
  /** Name of the count in the server log. */
  what: string;
  /** Days, months, or a setting of the foundation; 0 for rows with their own expiry. */
  after: After;
  /** Reason, with the path of the decision. */
  why: `${string}docs/decisions/${string}.md`;
}

/** Rows that are deleted each night, in one transaction with all other kinds. */
export interface NightlyRetention extends Kind<number | RetentionSetting> {
  job?: undefined;
  /**
   * Deletes older rows, in the shared transaction.
   * @returns their number
   */
  delete(db: Database, before: Date): Promise<number>;
}

/** A job that expires some kinds itself: more often than each night, or in its own transactions. */
export interface RetentionSchedule extends Pick<Job, "name" | "every"> {
  afterwards?(ctx: AppContext, now: Date): Promise<void>;
}

/** Rows that a separate job deletes. Kinds of one job run in the order of their declaration. */
export interface OwnRetention extends Kind<number | { months: number }> {
  job: RetentionSchedule;
  /**
   * Deletes or empties older rows, and opens the transactions that it needs.
   * @returns their number
   */
  expire(ctx: AppContext, before: Date, now: Date): Promise<number>;
}

/** Deletion by age. It stops while the clock cannot be trusted. */
export type Retention = NightlyRetention | OwnRetention;
