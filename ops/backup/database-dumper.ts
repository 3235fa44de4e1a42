import type { Pace } from "./throttle.server.ts";

/** What a copy of a database holds. */
export interface DatabaseFacts {
  /** What is wrong with it, in the words of the engine; none in a whole one. */
  problems: string[];
  /** Names of the migrations that made it. */
  migrations: string[];
  /** Number of rows by table. */
  rows: Record<string, number>;
  /** Paths of the file store that stand anywhere in it, what the site was before excepted. */
  pictures: string[];
}

/** The port: how one kind of database is copied, read back and put in its place. */
export interface DatabaseCopier {
  /** Name of the copy in an archive. */
  entry: string;
  /** About how many bytes a copy has. @throws BackupRefused when there is no database yet */
  size(): Promise<number>;
  /** Copies what the database held at one moment, while others go on writing. @param to a new file */
  copy(to: string, pace: Pace): Promise<void>;
  /** Reads a copy from end to end, beside the answering of requests. */
  inspect(copy: string, stopping?: AbortSignal): Promise<DatabaseFacts>;
  /** @throws BackupRefused when there is a database already where the settings want one */
  needEmpty(): Promise<void>;
  /** Where a copy waits until it is checked. */
  waiting: string;
  /**
   * Puts the copy that waits in its place.
   *
   * @param last done before any site may start on it
   * @throws BackupRefused when it breaks off; then no site starts on what is there, and the next try is free to begin
   */
  put(last: () => Promise<void>, stopping?: AbortSignal): Promise<void>;
  /** Takes away what waits; nothing does no harm. */
  discard(): Promise<void>;
}
