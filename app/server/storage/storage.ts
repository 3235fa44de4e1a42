import type { Readable } from "node:stream";

/** Folders of photos, as in the specification. */
export const photoFolders = ["events", "images", "projects", "profile_images"] as const;

/** Papers, recordings and attachments: they never leave the staff area. */
const privateFolder = "private";

/** `look` has the sizes of the logo, which are public without consent; `recordings` has voices, which their own route sends. */
export const folders = [...photoFolders, "recordings", "look", privateFolder] as const;
export type Folder = (typeof folders)[number];

/** Storage is unavailable. The message is a sentence that names a setting, never its content. */
export class StorageError extends Error {}

/** A file that arrives piece by piece, on this machine's disk; it has no path until it is kept. */
export interface UnfinishedFile {
  /** @throws StorageError, or the disk's own error */
  write(bytes: Uint8Array): Promise<void>;
  /** Reads the written bytes from the beginning. */
  read(): Readable;
  /** Moves it into the storage. @returns its path @throws StorageError */
  put(folder: Folder, extension: string): Promise<string>;
  /** Idempotent; kept files stay. */
  drop(): Promise<void>;
}

/** Port: file storage. A path is `folder/name`; the name is a content hash. */
export interface FileStorage {
  /**
   * Begins a file that is too large for the memory. A later start removes unfinished files of an ended process.
   * @param name of 32 hexadecimal digits, for a content that is different each time: a storage that needs no hash of it
   * takes the name, and spares the thread the work
   */
  begin(name?: string): Promise<UnfinishedFile>;
  /**
   * Equal content in one folder is stored once.
   * @throws StorageError, as all others do; nothing half-written is left
   */
  put(folder: Folder, extension: string, bytes: Uint8Array): Promise<string>;
  /** Stores content under the path that it had before, as a restore does. @throws StorageError */
  putBack(path: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when missing. An interruption destroys the stream: half a picture never ends like a whole one. */
  open(path: string): Promise<{ size: number; stream: Readable } | undefined>;
  /** Bytes of a file, without reading it; undefined when missing. @throws StorageError */
  sizeOf(path: string): Promise<number | undefined>;
  /** Unordered, with bytes; a concurrent put may be missing. */
  list(): AsyncIterable<{ path: string; size: number }>;
  /** Idempotent. */
  remove(path: string): Promise<void>;
  /** Checks once, without retries. @throws StorageError when the storage is unreachable */
  reach(): Promise<void>;
}

const pathShape = new RegExp(`^(?:${folders.join("|")})/[a-f0-9]{32}\\.[a-z0-9]{2,5}$`);

/** Rejects all that the storage could not have made, `..` included. */
export const isFilePath = (path: string): boolean => pathShape.test(path);

export const canBePublic = (path: string): boolean => isFilePath(path) && !path.startsWith(`${privateFolder}/`);
