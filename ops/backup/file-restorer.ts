import type { OpenArchive } from "./backup-storage.ts";
import type { Manifest } from "./manifest.ts";
import type { SharedReader } from "./shared-pictures.server.ts";

/** Port: restores pictures into file storage. */
export interface FileRestorer {
  /** Local folder for unpacking, created and removed by the restore. */
  workshop: string;
  /** True if the check of the archive must unpack pictures there. */
  wantsPictures: boolean;
  /** @throws BackupError when existing pictures must not be mixed with others */
  requireEmpty(): Promise<void>;
  /** Restores from a checked archive. @param shared the pictures of an archive that has none itself */
  put(archive: OpenArchive, manifest: Manifest, shared?: SharedReader): Promise<void>;
}
