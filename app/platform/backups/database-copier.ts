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
  copy(to: string, stopping?: AbortSignal): Promise<void>;
  /** Reads a copy from end to end, beside the answering of requests. */
  inspect(copy: string, stopping?: AbortSignal): Promise<DatabaseFacts>;
  /** Is there no database yet where the settings want one? */
  isEmpty(): Promise<boolean>;
  /** Where a copy waits until it is checked: from here it can be put in its place at once. */
  waiting: string;
  /** Puts the copy that waits in its place. */
  put(): Promise<void>;
  /** Takes away what waits; nothing does no harm. */
  discard(): Promise<void>;
}
