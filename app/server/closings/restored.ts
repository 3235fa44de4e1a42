import type { AppContext, InTransaction } from "../context.server.ts";
import type { Database } from "../db/database.server.ts";
import type { ClosingRow } from "./closing-queries.server.ts";

/** The highest used numbers, by kind of number: `consent`, or `receipt` with a year. */
export type UsedNumbers = Record<string, number>;

/**
 * Repairs a restored database for one feature: applies closings that the list beside the backups has and the database
 * lacks, and reseals data that is sealed with the site's secret.
 */
export interface Restored {
  /** Repeats acts that were done after the backup, in transactions of its own. Runs again if the start is killed. */
  repeat?(ctx: AppContext, fresh: ClosingRow[]): Promise<void>;
  /** Applies the closings, in the transaction that has just stored them. */
  close?(ctx: InTransaction, fresh: ClosingRow[]): Promise<void>;
  /** Returns the paths of photos that are closed now, so that backups leave out their files. */
  findClosedPhotos?(db: Database): Promise<string[]>;
  /** Returns the highest numbers in the feature's rows. */
  findUsedNumbers?(db: Database): Promise<UsedNumbers>;
  /** Continues numbering above numbers that are already printed on paper. */
  goOnAbove?(db: Database, used: UsedNumbers): Promise<void>;
  /**
   * Marks restored rows, in an SQLite file that no process has open.
   * @param file absolute path
   * @param madeAt of the backup (ISO date and time, UTC)
   */
  markRestored?(file: string, secret: string, madeAt: string): void;
  /**
   * Seals data again with the secret of a copy, in an SQLite file that no process has open.
   * @param file absolute path
   */
  reseal?(file: string, from: string, to: string): void;
}
