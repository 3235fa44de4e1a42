import type { OpenArchive } from "./backup-storage.ts";
import type { Manifest } from "./manifest.ts";
import type { SharedReader } from "./shared-pictures.server.ts";

/** Port for restoring pictures into file storage. */
export interface FileRestorer {
  /** Local folder for unpacking; the restore creates and removes it. */
  workshop: string;
  /** True if checking the archive must unpack pictures there. */
  wantsPictures: boolean;
  /** @throws BackupError if there are pictures that must not be mixed with others */
  requireEmpty(): Promise<void>;
  /**
   * Restores from a checked archive.
   * @param shared pictures of an archive that does not contain them itself
   */
  put(archive: OpenArchive, manifest: Manifest, shared?: SharedReader): Promise<void>;
}
