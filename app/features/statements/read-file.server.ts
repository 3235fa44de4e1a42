import { parse } from "csv-parse/sync";
import { readSheet } from "read-excel-file/node";
import { cleanCell } from "./read-cells.ts";
import { findHeader } from "./statement-columns.ts";

/** Two megabytes of rows, and room for those of a bank that writes long ones. */
export const maxFileBytes = 5 * 1024 * 1024;

const maxRows = 20_000;

/** Unpacked: a file of 5 MB can pretend to be of gigabytes. */
const maxUnpackedBytes = 64 * 1024 * 1024;

/**
 * Reads a statement's file, CSV or XLSX, as rows of cleaned cells.
 * @returns undefined for a file of another kind
 */
export async function readFile(bytes: Buffer): Promise<string[][] | undefined> {
  try {
    const rows = bytes.subarray(0, 4).toString("latin1") === "PK\u0003\u0004" ? await readXlsx(bytes) : readCsv(bytes);
    return rows.length <= maxRows && rows.some((row) => row.length > 2) ? rows : undefined;
  } catch {
    return undefined;
  }
}

const separators = [",", ";", "\t", "|"];

/** Of a separator, compared by the heads that it lets through. */
const comparedRows = 60;

function readCsv(bytes: Buffer): string[][] {
  const text = decode(bytes);
  // Pages and old spreadsheets are no tables of text.
  if (text.includes("\u0000") || /^\s*<|^%PDF/.test(text)) return [];
  const read = (delimiter: string, to: number): string[][] =>
    parse(text, { delimiter, to, bom: true, relax_column_count: true, relax_quotes: true }).map((row: string[]) =>
      row.map(cleanCell),
    );
  const scored = separators.map((separator) => {
    const rows = read(separator, comparedRows);
    const { known } = findHeader(rows);
    return { separator, score: known * 100 + Math.max(...rows.map(({ length }) => length)) };
  });
  const [best] = scored.toSorted((one, other) => other.score - one.score);
  return best === undefined ? [] : read(best.separator, maxRows + 1);
}

/** UTF-8, UTF-16 with its mark, or what older bank software writes: Windows-1252. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

async function readXlsx(bytes: Buffer): Promise<string[][]> {
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

type Cell = string | number | boolean | Date | null;

/** Figures lose what floats add to them: 0.30000000000000004 is 0.3. */
function textOfCell(cell: Cell): string {
  if (cell === null) return "";
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell !== "number") return cleanCell(String(cell));
  const cents = Number(cell.toFixed(2));
  return String(Math.abs(cents - cell) < 1e-6 ? cents : cell);
}
