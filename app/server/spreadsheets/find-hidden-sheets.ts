import { inflateRawSync } from "node:zlib";

/** Maximum size of the part with the sheet names (bytes). */
const maxUnpacked = 1024 * 1024;

const endOfDirectory = 0x06054b50;
const entryInDirectory = 0x02014b50;

function unpackPart(zip: Buffer, wanted: string): string | undefined {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || zip.readUInt32LE(end) !== endOfDirectory) return undefined;
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0 && zip.readUInt32LE(at) === entryInDirectory; left--) {
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    if (zip.toString("latin1", at + 46, at + 46 + nameLength) === wanted) {
      const start = zip.readUInt32LE(at + 42);
      const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
      const packed = zip.subarray(from, from + zip.readUInt32LE(at + 20));
      const isPacked = zip.readUInt16LE(at + 10) === 8;
      return (isPacked ? inflateRawSync(packed, { maxOutputLength: maxUnpacked }) : packed).toString("utf8");
    }
    at += 46 + nameLength + extraLength + noteLength;
  }
  return undefined;
}

/**
 * Returns the indexes of hidden sheets in a workbook, which the spreadsheet library does not report.
 * @throws RangeError for a damaged file
 */
export function findHiddenSheets(xlsx: Buffer): Set<number> {
  const workbook = unpackPart(xlsx, "xl/workbook.xml") ?? "";
  const sheets = workbook.split("<").filter((tag) => /^(?:\w{1,20}:)?sheet\s/.test(tag));
  return new Set(sheets.flatMap((sheet, index) => (/\sstate="(?:hidden|veryHidden)"/.test(sheet) ? index : [])));
}

/** Returns true for a ZIP file that is a workbook. @throws RangeError for a damaged file */
export const isWorkbook = (zip: Buffer): boolean => unpackPart(zip, "xl/workbook.xml") !== undefined;
