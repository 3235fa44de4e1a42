import type { Throttle } from "./throttle.server.ts";

export interface DatabaseDetails {
  /** Integrity errors, in the words of the engine. */
  problems: string[];
  migrations: string[];
  rows: Record<string, number>;
  /** Paths in file storage anywhere in the dump, except in history tables. */
  pictures: string[];
  /**
   * Closing keys (in the format of `picture` and `recording`) of the photos and recordings that have a file, by path.
   */
  owners: Record<string, string[]>;
  /** Keys in `owners` that are closed in the dump. */
  closed: string[];
}

/** Port for dumping and restoring a database. */
export interface DatabaseDumper {
  entry: string;
  /**
   * Estimates the size (bytes).
   * @throws BackupError when there is no database yet
   */
  size(): Promise<number>;
  /**
   * Returns files whose photos are all withdrawn, hidden on request or deleted. These files stay out of the shared
   * folder.
   */
  closedFiles(): Promise<ReadonlySet<string>>;
  /**
   * Dumps a snapshot, while the site may write.
   * @param to a new file
   */
  copy(to: string, throttle: Throttle): Promise<void>;
  /** Reads a dump completely, without blocking requests. */
  inspect(copy: string, stopping?: AbortSignal): Promise<DatabaseDetails>;
  /** @throws BackupError when the database exists */
  requireEmpty(): Promise<void>;
  /** Path of a dump before its check. */
  waiting: string;
  /**
   * Restores the dump from `waiting`.
   * @param last runs before any site can start with the database
   * @throws BackupError on failure; then no site starts with the incomplete database, and a retry is possible
   */
  put(last: () => Promise<void>, stopping?: AbortSignal): Promise<void>;
  /** Removes the dump; a second call does nothing. */
  discard(): Promise<void>;
}
