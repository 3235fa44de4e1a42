/** The port: where backups stand, each under its name. */
export interface BackupShelf {
  /** The place of a backup that is about to be made. */
  placeFor(name: string): ArchivePlace;
  /** The names of all that stands there and is finished. */
  names(): Promise<string[]>;
  /** Opens a backup, or returns undefined when none has this name. Every time from its beginning. */
  find(name: string): Promise<OpenArchive | undefined>;
  /** Takes a backup away. */
  remove(name: string): Promise<void>;
  /** Takes away what was broken off and left by a process that died; not what another one is writing. */
  removeBrokenOff(): Promise<void>;
}

/** Reads an archive from its beginning, as often as it is called. */
export type OpenArchive = () => AsyncIterable<Buffer>;

/** The port: the place of one archive, which is no backup before it is finished. */
export interface ArchivePlace {
  /** Whole path of a file of this machine, where the copy of the database may lie meanwhile. */
  copy: string;
  /** Claims the place, once it has room. @throws BackupRefused when it has none, or when another one has the place */
  claim(needed: { database: number; pictures: number }, freeBytes: (folder: string) => Promise<number>): Promise<void>;
  /** Takes an archive as it is made. @returns its bytes */
  write(pieces: AsyncIterable<Buffer>, stopping?: AbortSignal): Promise<number>;
  /** Reads what was written. */
  read(stopping?: AbortSignal): AsyncIterable<Buffer>;
  /** Gives it its name, in place of an older one that has it. */
  finish(stopping?: AbortSignal): Promise<void>;
  /** Takes away all that is not finished; nothing does no harm. */
  discard(): Promise<void>;
}
