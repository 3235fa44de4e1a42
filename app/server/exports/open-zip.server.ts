import { buffer } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import type { Entry } from "yauzl";
import { isLink, isStrangeName } from "./archive-entries.ts";

/** Maximum number of files in an archive. Media folders of 60,000 files exist. */
const maxEntries = 200_000;

/** A ZIP file that stays on the disk: only one of its files at a time is in memory. */
export interface ZipFolder {
  names: readonly string[];
  /**
   * Reads a file of the archive.
   * @returns undefined if the archive does not have it, or `tooLarge`
   */
  read(name: string, maxBytes: number): Promise<Uint8Array | "tooLarge" | undefined>;
  close(): void;
}

const nothing = Buffer.alloc(0);

/** Drops what reading does not need: it is most of the memory of an archive with 20,000 files. */
const withoutTexts = (entry: Entry): Entry =>
  Object.assign(entry, {
    fileName: nothing,
    fileNameRaw: nothing,
    fileComment: nothing,
    fileCommentRaw: nothing,
    extraFields: [],
    extraFieldRaw: nothing,
    comment: nothing,
  });

/**
 * Opens a ZIP file. Strange names are skipped; false sizes do no harm, as bytes are counted.
 * @throws Error for a file that is no ZIP file, or has no end
 */
export async function openZip(file: string): Promise<ZipFolder> {
  const { openPromise } = await import("yauzl");
  const zip = await openPromise(file, { lazyEntries: true, decodeStrings: false, autoClose: false });
  const byName = new Map<string, Entry>();
  let count = 0;
  for await (const entry of zip.eachEntry()) {
    if (++count > maxEntries) throw new Error("An archive without end");
    // Other requests are answered meanwhile.
    if (count % 500 === 0) await setImmediate();
    const name = Buffer.from(entry.fileName as unknown as Uint8Array)
      .toString("utf8")
      .normalize("NFC");
    if (!isStrangeName(name) && !isLink(entry)) byName.set(name, withoutTexts(entry));
  }
  return {
    names: [...byName.keys()],
    async read(name, maxBytes) {
      const entry = byName.get(name);
      if (entry === undefined) return undefined;
      if (entry.uncompressedSize > maxBytes) return "tooLarge";
      const stream = await zip.openReadStreamPromise(entry);
      let size = 0;
      stream.on("data", (piece: Buffer) => {
        size += piece.length;
        if (size > maxBytes) stream.destroy(new Error("A file larger than it says"));
      });
      return await buffer(stream);
    },
    close: () => zip.close(),
  };
}
