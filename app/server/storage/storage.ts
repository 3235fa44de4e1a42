import type { Readable } from "node:stream";

/** Folders of photos, as in the specification. */
export const photoFolders = ["events", "images", "projects", "profile_images"] as const;

/** Papers, recordings and attachments, which only staff can open. */
const privateFolder = "private";

/**
 * `look` has the logo in all sizes, public without consent; `recordings` has voices and `documents` PDFs, which their
 * own routes send.
 */
export const folders = [...photoFolders, "recordings", "documents", "look", privateFolder] as const;
export type Folder = (typeof folders)[number];

/** The storage cannot be used. The message is a sentence with the name of a setting, never its content. */
export class StorageError extends Error {}

/** A file that arrives in pieces, on this machine's disk. It has no path until it is stored. */
export interface UnfinishedFile {
  /** @throws StorageError, or the disk's own error */
  write(bytes: Uint8Array): Promise<void>;
  /** Reads the bytes written so far, from the start. */
  read(): Readable;
  /** Moves it into the storage. @returns its path @throws StorageError */
  put(folder: Folder, extension: string): Promise<string>;
  /** Deletes the file, unless it was stored. A second call does nothing. */
  drop(): Promise<void>;
}

/** Port for file storage. A path is `folder/name`; the name is a content hash. */
export interface FileStorage {
  /**
   * Begins a file that is too large for memory. A later start removes unfinished files of an ended process.
   * @param name 32 hexadecimal digits, for content that differs each time: used instead of a content hash, which takes
   * time
   */
  begin(name?: string): Promise<UnfinishedFile>;
  /**
   * Stores a file; equal content in one folder is stored once.
   * @throws StorageError, like all methods; no incomplete file is left
   */
  put(folder: Folder, extension: string, bytes: Uint8Array): Promise<string>;
  /**
   * Stores content under its earlier path, for a restore.
   * @throws StorageError
   */
  putBack(path: string, bytes: Uint8Array): Promise<void>;
  /**
   * Opens a file; undefined when missing. An interruption destroys the stream, so that half a picture never looks
   * complete.
   */
  open(path: string): Promise<{ size: number; stream: Readable } | undefined>;
  /**
   * Returns the size in bytes without reading the file; undefined when missing.
   * @throws StorageError
   */
  sizeOf(path: string): Promise<number | undefined>;
  /** Lists files with their size in bytes, in any order; one that is being stored may be missing. */
  list(): AsyncIterable<{ path: string; size: number }>;
  /** Deletes a file; a missing one is not an error. */
  remove(path: string): Promise<void>;
  /**
   * Checks once, without retries.
   * @throws StorageError when the storage cannot be reached
   */
  reach(): Promise<void>;
}

const pathShape = new RegExp(`^(?:${folders.join("|")})/[a-f0-9]{32}\\.[a-z0-9]{2,5}$`);

/** Returns true for a path that the storage could have made; rejects all others, including `..`. */
export const isFilePath = (path: string): boolean => pathShape.test(path);

export const canBePublic = (path: string): boolean => isFilePath(path) && !path.startsWith(`${privateFolder}/`);
