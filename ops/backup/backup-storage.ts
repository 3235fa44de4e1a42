/** Port: backup storage. */
export interface BackupStorage {
  placeFor(name: string): ArchivePlace;
  /** Finished backups. */
  names(): Promise<string[]>;
  /** Opens a backup; undefined when none has this name. */
  find(name: string): Promise<OpenArchive | undefined>;
  remove(name: string): Promise<void>;
  /** Replaces a small file beside the backups, which `find` opens; `names` leaves it out. */
  putNote(name: string, text: string): Promise<void>;
  /** Removes what a crash left unfinished, but nothing still being written. */
  removeBrokenOff(): Promise<void>;
  /** The folder of pictures that its archives share. */
  pictures: PicturePlace;
}

/** Port: files in one folder. */
export interface PicturePlace {
  list(): AsyncIterable<{ name: string; bytes: number; changedAt: Date }>;
  /** Atomic; replaces an older one. */
  put(name: string, content: AsyncIterable<Buffer> | string): Promise<void>;
  /** Undefined when missing. */
  read(name: string): Promise<AsyncIterable<Buffer> | undefined>;
  /** Idempotent. */
  remove(name: string): Promise<void>;
}

/** Reads an archive from its beginning on each call. */
export interface OpenArchive {
  (): AsyncIterable<Buffer>;
  pictures?: PicturePlace;
}

/** Port: the place of one archive, a backup once finished. */
export interface ArchivePlace {
  /** Absolute local path of the temporary database dump. */
  copy: string;
  /** Reserves the place. @throws BackupError without free space, or when another backup has it */
  claim(needed: { db: number; pictures: number }, freeBytes: (folder: string) => Promise<number>): Promise<void>;
  /** @returns size in bytes */
  write(chunks: AsyncIterable<Buffer>, stopping?: AbortSignal): Promise<number>;
  read(stopping?: AbortSignal): AsyncIterable<Buffer>;
  /** Renames to the final name, replacing an older backup. */
  finish(stopping?: AbortSignal): Promise<void>;
  /** Removes all that is unfinished; idempotent. */
  discard(): Promise<void>;
}
