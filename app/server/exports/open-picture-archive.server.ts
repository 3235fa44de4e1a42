import { buffer } from "node:stream/consumers";
import * as yauzl from "yauzl";
import { isLink, isStrangeName } from "./archive-entries.ts";
import { candidatePaths } from "./picture-index.ts";

/** Maximum number of files in an archive. Media folders of 60,000 files exist. */
const maxEntries = 200_000;

interface Entry {
  entry: yauzl.Entry;
  size: number;
}

/** The pictures in a ZIP file, which stays on the disk: only one picture at a time is in memory. */
export interface PictureArchive {
  /**
   * Reads a picture.
   * @param path below the folder of uploads, such as `2024/03/tap.png`
   * @returns undefined if the archive does not have it, or `tooLarge`
   */
  read(path: string, maxBytes: number): Promise<Uint8Array | "tooLarge" | undefined>;
  close(): void;
}

/**
 * Opens a ZIP file with pictures. Strange names are skipped; false sizes do no harm, as bytes are counted.
 * @throws Error for a file that is no ZIP file, or has no end
 */
export async function openPictureArchive(file: string): Promise<PictureArchive> {
  const zip = await yauzl.openPromise(file, { lazyEntries: true, decodeStrings: false, autoClose: false });
  const byName = new Map<string, Entry>();
  const byEnd = new Map<string, Entry | "several">();
  let count = 0;
  for await (const entry of zip.eachEntry()) {
    if (++count > maxEntries) throw new Error("An archive without end");
    const name = Buffer.from(entry.fileName as unknown as Uint8Array)
      .toString("utf8")
      .normalize("NFC");
    if (isStrangeName(name) || isLink(entry)) continue;
    const found = { entry, size: entry.uncompressedSize };
    byName.set(name, found);
    // The same picture in another folder: archives begin at different folders of the old site.
    const end = name.slice(name.lastIndexOf("/") + 1);
    byEnd.set(end, byEnd.has(end) ? "several" : found);
  }
  const find = (path: string): Entry | undefined => {
    for (const wanted of candidatePaths(path)) {
      const found =
        byName.get(wanted) ?? findBelow(byName, wanted) ?? byEnd.get(wanted.slice(wanted.lastIndexOf("/") + 1));
      if (found !== undefined && found !== "several") return found;
    }
    return undefined;
  };
  return {
    async read(path, maxBytes) {
      const found = find(path);
      if (found === undefined) return undefined;
      if (found.size > maxBytes) return "tooLarge";
      const stream = await zip.openReadStreamPromise(found.entry);
      let size = 0;
      stream.on("data", (piece: Buffer) => {
        size += piece.length;
        if (size > maxBytes) stream.destroy(new Error("A picture larger than it says"));
      });
      return await buffer(stream);
    },
    close: () => zip.close(),
  };
}

/** Folders in which archives of a whole site have their uploads. */
const folders = ["uploads/", "wp-content/uploads/", "content/images/", "images/"];

const findBelow = (byName: ReadonlyMap<string, Entry>, path: string): Entry | undefined =>
  folders.map((folder) => byName.get(folder + path)).find((found) => found !== undefined);
