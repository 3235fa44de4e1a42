import type { Readable } from "node:stream";

/** The folders of the store; their names are the specification's. */
export const folders = ["events", "images", "projects", "profile_images"] as const;
export type Folder = (typeof folders)[number];

/** A file that a store keeps. */
export interface KeptFile {
  path: string;
  /** Bytes. */
  size: number;
}

/** Files cannot be reached or kept just now. Its message is a sentence that names a setting and never its content. */
export class FilesFault extends Error {}

/** The port: where pictures are kept. A path is `folder/name`, its name made from the content. */
export interface FileStore {
  /**
   * Keeps these bytes and returns their path. The same bytes in the same folder are kept once.
   *
   * @throws FilesFault, as all others do, when the place of the files does not do its work; nothing half is left then
   */
  keep(folder: Folder, extension: string, bytes: Uint8Array): Promise<string>;
  /**
   * Opens a kept file, or returns undefined when there is none at this path. What breaks off half way destroys the
   * stream with an error: half a picture never ends as a whole one does.
   */
  open(path: string): Promise<{ size: number; stream: Readable } | undefined>;
  /** Every kept file, in no order, one after the other; what is being kept meanwhile may be missing. */
  list(): AsyncIterable<KeptFile>;
  /** Removes a kept file; one that is not there, or was never one, is no fault. */
  remove(path: string): Promise<void>;
  /** Asks once whether files can be reached, and does not try again. @throws FilesFault when they cannot */
  reach(): Promise<void>;
}

const pathShape = new RegExp(`^(?:${folders.join("|")})/[a-f0-9]{32}\\.[a-z0-9]{2,5}$`);

/** Is this a path that a store may have made? Everything else, `..` included, is no path at all. */
export function isFilePath(path: string): boolean {
  return pathShape.test(path);
}
