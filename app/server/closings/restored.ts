import type { AppContext, InTransaction } from "../context.server.ts";
import type { Database } from "../db/database.server.ts";
import type { ClosingRow } from "./closing-queries.server.ts";

/** The highest used numbers, by kind of number: `consent`, or `receipt` with a year. */
export type UsedNumbers = Record<string, number>;

/**
 * Repairs by a feature in a restored database: closings that the list beside the backups has and the database lacks, and
 * data that the feature seals with the site's secret.
 */
export interface Restored {
  /** Repeats acts that followed the backup, in transactions of its own. A start that is killed repeats it. */
  repeat?(ctx: AppContext, fresh: ClosingRow[]): Promise<void>;
  /** Closes again, in the transaction that stores the closings here, which has happened by then. */
  close?(ctx: InTransaction, fresh: ClosingRow[]): Promise<void>;
  /** Paths of the photos that are closed now: their files are in no backup that can still leave them out. */
  findClosedPhotos?(db: Database): Promise<string[]>;
  /** The highest numbers in its rows. */
  findUsedNumbers?(db: Database): Promise<UsedNumbers>;
  /** Continues above numbers that are already printed on paper. */
  goOnAbove?(db: Database, used: UsedNumbers): Promise<void>;
  /**
   * Marks what came back, in an SQLite file that no process has open.
   * @param file absolute path @param madeAt of the backup (ISO date and time, UTC)
   */
  markRestored?(file: string, secret: string, madeAt: string): void;
  /** Seals with the secret of a copy, in an SQLite file that no process has open. @param file absolute path */
  reseal?(file: string, from: string, to: string): void;
}
