import type { Throttle } from "./throttle.server.ts";

export interface DatabaseDetails {
  /** Integrity errors, as the engine words them. */
  problems: string[];
  migrations: string[];
  rows: Record<string, number>;
  /** File-storage paths anywhere in the dump, except in tables of the past. */
  pictures: string[];
  /** Closing keys (as of `picture` and `recording`) of the photos and recordings that have a file, by its path. */
  owners: Record<string, string[]>;
  /** Those of `owners` that are closed in the dump. */
  closed: string[];
}

/** Port: dumps and restores a database. */
export interface DatabaseDumper {
  entry: string;
  /** Estimated bytes. @throws BackupError when there is no database yet */
  size(): Promise<number>;
  /** Files of photos that are all withdrawn, taken down or deleted: they stay out of the folder that archives share. */
  closedFiles(): Promise<ReadonlySet<string>>;
  /** Dumps a snapshot during writes. @param to a new file */
  copy(to: string, throttle: Throttle): Promise<void>;
  /** Reads a dump from end to end without blocking requests. */
  inspect(copy: string, stopping?: AbortSignal): Promise<DatabaseDetails>;
  /** @throws BackupError when the database exists */
  requireEmpty(): Promise<void>;
  /** Path of a dump until it is checked. */
  waiting: string;
  /**
   * Restores the dump from `waiting`.
   *
   * @param last runs before any site can start on the database
   * @throws BackupError on failure; then no site starts on the partial database, and a retry can begin
   */
  put(last: () => Promise<void>, stopping?: AbortSignal): Promise<void>;
  /** Idempotent. */
  discard(): Promise<void>;
}
