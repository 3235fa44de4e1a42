import { buffer } from "node:stream/consumers";
import * as yauzl from "yauzl";
import { isLink, isStrangeName } from "../exports/archive-entries.ts";

/** Maximum number of tables in an archive, and of its entries. */
const maxTables = 40;
const maxEntries = 2_000;

/** Maximum size of all tables together (bytes); the bytes are counted, as an archive may state false sizes. */
const maxUnpacked = 40 * 2 ** 20;

export interface ArchivedTable {
  name: string;
  bytes: Buffer;
}

/**
 * Unpacks the tables of a ZIP file, such as the lists of a newsletter program. Other files, and archives inside the
 * archive, are skipped.
 * @param wanted name of one table; undefined for the names of all
 * @throws Error for a damaged archive, and beyond the limits
 */
export async function openTableArchive(zip: Buffer, wanted?: string): Promise<ArchivedTable[]> {
  const archive = await yauzl.fromBufferPromise(zip, { lazyEntries: true, decodeStrings: false });
  const tables: ArchivedTable[] = [];
  let entries = 0;
  let unpacked = 0;
  for await (const entry of archive.eachEntry()) {
    if (++entries > maxEntries) throw new Error("An archive without end");
    const name = Buffer.from(entry.fileName as unknown as Uint8Array)
      .toString("utf8")
      .normalize("NFC");
    if (isStrangeName(name) || isLink(entry) || !/\.(?:csv|tsv|txt|xlsx)$/i.test(name)) continue;
    if (tables.length >= maxTables) throw new Error("An archive with too many tables");
    let bytes: Buffer = Buffer.alloc(0);
    if (name === wanted) {
      const stream = await archive.openReadStreamPromise(entry);
      stream.on("data", (piece: Buffer) => {
        unpacked += piece.length;
        if (unpacked > maxUnpacked) stream.destroy(new Error("A table larger than it says"));
      });
      bytes = await buffer(stream);
    }
    tables.push({ name, bytes });
  }
  return wanted === undefined ? tables : tables.filter(({ name }) => name === wanted);
}
