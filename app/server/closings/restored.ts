import type { AppContext, InTransaction } from "../context.server.ts";
import type { Database } from "../db/database.server.ts";
import type { ClosingRow } from "./closing-queries.server.ts";

/** The highest used numbers, by kind of number: `consent`, or `receipt` with a year. */
export type UsedNumbers = Record<string, number>;

/**
 * Repairs by a feature after a restore from an older backup: closings that the list beside the backups has and the
 * database lacks.
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
}
