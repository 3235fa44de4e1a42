/** Port for backup storage. */
export interface BackupStorage {
  placeFor(name: string): ArchivePlace;
  names(): Promise<string[]>;
  /** Opens a backup; undefined if none has this name. */
  find(name: string): Promise<OpenArchive | undefined>;
  remove(name: string): Promise<void>;
  /** Replaces a small file beside the backups. `find` opens it; `names` omits it. */
  putNote(name: string, text: string): Promise<void>;
  /** Removes unfinished files that a crash left, but none that is still being written. */
  removeBrokenOff(): Promise<void>;
  pictures: PicturePlace;
}

/** Port for files in one folder. */
export interface PicturePlace {
  list(): AsyncIterable<{ name: string; bytes: number; changedAt: Date }>;
  /** Stores a file atomically, and replaces an older one. */
  put(name: string, content: AsyncIterable<Buffer> | string): Promise<void>;
  /** Reads a file; undefined when missing. */
  read(name: string): Promise<AsyncIterable<Buffer> | undefined>;
  /** Deletes a file; a missing one is not an error. */
  remove(name: string): Promise<void>;
}

/** Reads an archive from its start on each call. */
export interface OpenArchive {
  (): AsyncIterable<Buffer>;
  pictures?: PicturePlace;
}

/** Port for writing one archive, which is a backup once finished. */
export interface ArchivePlace {
  /** Absolute local path of the temporary database dump. */
  copy: string;
  /**
   * Reserves the name.
   * @throws BackupError without free space, or when another backup has the name
   */
  claim(needed: { db: number; pictures: number }, freeBytes: (folder: string) => Promise<number>): Promise<void>;
  write(chunks: AsyncIterable<Buffer>, stopping?: AbortSignal): Promise<number>;
  read(stopping?: AbortSignal): AsyncIterable<Buffer>;
  /** Renames to the final name, replacing an older backup. */
  finish(stopping?: AbortSignal): Promise<void>;
  /** Removes all unfinished files; a second call does nothing. */
  discard(): Promise<void>;
}
