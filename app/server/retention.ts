import type { AppContext } from "./context.server.ts";
import type { Database } from "./db/database.server.ts";
import type { Job } from "./scheduler/scheduler.server.ts";

/** Retention that the foundation decides in its settings: months. */
type RetentionSetting = "messageMonths" | "auditLogMonths";

interface Kind<After> {
  /** Name of the count in the log of the machine. */
  what: string;
  /** Days, months, or a setting of the foundation; 0 for rows with an expiry of their own. */
  after: After;
  /** The reason, with the decision that gives it. */
  why: `${string}docs/decisions/${string}.md`;
}

/** Deleted each night, with all other kinds in one transaction. */
export interface NightlyRetention extends Kind<number | RetentionSetting> {
  job?: undefined;
  /** Deletes older rows, in the transaction of all. @returns how many */
  delete(db: Database, before: Date): Promise<number>;
}

/** A job that expires some kinds by itself: more often than each night, or in transactions of its own. */
export interface RetentionSchedule extends Pick<Job, "name" | "every"> {
  /** Runs after its kinds have expired. */
  afterwards?(ctx: AppContext, now: Date): Promise<void>;
}

/** Deleted by a job of its own. Kinds of one job run in the order of their declaration. */
export interface OwnRetention extends Kind<number | { months: number }> {
  job: RetentionSchedule;
  /** Deletes or empties older rows, and opens the transactions that it needs. @returns how many */
  expire(ctx: AppContext, before: Date, now: Date): Promise<number>;
}

/** Deletion by age, unless the clock cannot be trusted. */
export type Retention = NightlyRetention | OwnRetention;
