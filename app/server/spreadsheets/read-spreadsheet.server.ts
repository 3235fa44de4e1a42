import { parse } from "csv-parse/sync";
import { readSheet } from "read-excel-file/node";

/** Unpacked: a file of 5 MB can pretend to be of gigabytes. */
const maxUnpackedBytes = 64 * 1024 * 1024;

type Rows = string[][];

export interface ReadOptions {
  maxRows: number;
  /** Rates the first rows, as one separator divides them: the best one reads the file. */
  rate(rows: Rows): number;
}

/**
 * Reads a CSV or XLSX file as rows of cells.
 * @returns undefined for a file of another kind, and beyond `maxRows`
 */
export async function readSpreadsheet(bytes: Buffer, options: ReadOptions): Promise<Rows | undefined> {
  try {
    const isZip = bytes.subarray(0, 4).toString("latin1") === "PK\u0003\u0004";
    const rows = isZip ? await readXlsx(bytes) : readCsv(bytes, options);
    return rows.length <= options.maxRows ? rows : undefined;
  } catch {
    return undefined;
  }
}

const separators = [",", ";", "\t", "|"];

/** Rows that are rated. */
const ratedRows = 60;

function readCsv(bytes: Buffer, { rate, maxRows }: ReadOptions): Rows {
  const text = decode(bytes);
  // Pages and old spreadsheets are no tables of text.
  if (text.includes("\u0000") || /^\s*<|^%PDF/.test(text)) return [];
  const read = (delimiter: string, to: number): Rows =>
    parse(text, { delimiter, to, bom: true, relax_column_count: true, relax_quotes: true });
  const rated = separators.map((separator) => ({ separator, rating: rate(read(separator, ratedRows)) }));
  const [best] = rated.toSorted((one, other) => other.rating - one.rating);
  return best === undefined ? [] : read(best.separator, maxRows + 1);
}

/** UTF-8, UTF-16 with its mark, or what older software writes: Windows-1252. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

type Cell = string | number | boolean | Date | null;

async function readXlsx(bytes: Buffer): Promise<Rows> {
  if (unpackedBytes(bytes) > maxUnpackedBytes) return [];
  // Its types name the class of dates, not a date.
  const rows = (await readSheet(bytes)) as Cell[][];
  return rows.map((row) => row.map(textOfCell));
}

/** Marks an entry of a ZIP's directory; its unpacked size follows after 24 bytes. */
const entryMark = Buffer.from([0x50, 0x4b, 0x01, 0x02]);

function unpackedBytes(bytes: Buffer): number {
  let sum = 0;
  for (let at = bytes.indexOf(entryMark); at >= 0 && at + 28 <= bytes.length; at = bytes.indexOf(entryMark, at + 4))
    sum += bytes.readUInt32LE(at + 24);
  return sum;
}

/** Figures lose what floats add to them: 0.30000000000000004 is 0.3. */
function textOfCell(cell: Cell): string {
  if (cell === null) return "";
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell !== "number") return String(cell);
  const cents = Number(cell.toFixed(2));
  return String(Math.abs(cents - cell) < 1e-6 ? cents : cell);
}
