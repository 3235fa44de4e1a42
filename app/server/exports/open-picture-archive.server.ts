import { openZip } from "./open-zip.server.ts";
import { candidatePaths } from "./picture-index.ts";

/** The pictures in a ZIP file. */
export interface PictureArchive {
  /**
   * Reads a picture.
   * @param path below the folder of uploads, such as `2024/03/tap.png`
   * @returns undefined if the archive does not have it, or `tooLarge`
   */
  read(path: string, maxBytes: number): Promise<Uint8Array | "tooLarge" | undefined>;
  has(path: string): boolean;
  close(): void;
}

/** Folders in which archives of a whole site have their uploads. */
const folders = ["", "uploads/", "wp-content/uploads/", "content/images/", "images/"];

/** Opens a ZIP file with pictures. @throws Error for a file that is no ZIP file, or has no end */
export async function openPictureArchive(file: string): Promise<PictureArchive> {
  const zip = await openZip(file);
  const names = new Set(zip.names);
  // The same picture in another folder: archives begin at different folders of the old site.
  const byEnd = new Map<string, string | undefined>();
  for (const name of zip.names) {
    const end = name.slice(name.lastIndexOf("/") + 1);
    byEnd.set(end, byEnd.has(end) ? undefined : name);
  }
  const find = (path: string): string | undefined => {
    for (const wanted of candidatePaths(path)) {
      const found = folders.map((folder) => folder + wanted).find((name) => names.has(name));
      const alone = byEnd.get(wanted.slice(wanted.lastIndexOf("/") + 1));
      if (found !== undefined || alone !== undefined) return found ?? alone;
    }
    return undefined;
  };
  return {
    read: async (path, maxBytes) => {
      const name = find(path);
      return name === undefined ? undefined : zip.read(name, maxBytes);
    },
    has: (path) => find(path) !== undefined,
    close: zip.close,
  };
}
