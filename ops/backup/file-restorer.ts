import type { OpenArchive } from "./backup-storage.ts";
import type { Manifest } from "./manifest.ts";

/** The port: how the pictures of an archive come to where the site keeps pictures. */
export interface PicturePutter {
  /** Folder of this machine for what is unpacked. It is made, and taken away at the end, by whoever restores. */
  workshop: string;
  /** Are the pictures wanted there while the archive is checked? */
  wantsPictures: boolean;
  /** @throws BackupRefused when there are pictures already that must not be mixed with others */
  needEmpty(): Promise<void>;
  /** Puts the pictures of an archive that was checked in their place. */
  put(archive: OpenArchive, manifest: Manifest): Promise<void>;
}
