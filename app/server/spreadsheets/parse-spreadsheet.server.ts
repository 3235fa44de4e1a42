import { parse } from "csv-parse/sync";
import { readSheet } from "read-excel-file/node";

export type Rows = string[][];

/** What older software writes. */
export type TextEncoding = "windows-1252" | "windows-1256";

export interface SpreadsheetOptions {
  /** More rows are no table that anybody asked for. */
  maxRows: number;
  /** Separator of a CSV; without it, the first rows come as each separator divides them. */
  separator?: string;
  /** What a CSV is written in that is not UTF-8; Windows-1252 where nothing is said. */
  encoding?: TextEncoding | undefined;
}

/** The rows; or, of a CSV whose separator is not known yet, its first rows as each separator divides them. */
export type ReadSpreadsheet = { rows: Rows } | { samples: { separator: string; rows: Rows }[] };

const separators = [",", ";", "\t", "|"];

/** Rows of a sample. */
const sampleRows = 60;

/** Maximum of columns: more than any bank has; a wider file was made to be costly. */
const maxColumns = 200;

/** Characters of a row. */
const maxRowLength = 64 * 1024;

/**
 * Reads a CSV or XLSX file as rows of cells. It runs in the worker of files, whose limits hold what a file claims of itself.
 * @returns undefined for a file of another kind, and beyond the limits
 */
export async function parseSpreadsheet(
  bytes: Buffer,
  options: SpreadsheetOptions,
): Promise<ReadSpreadsheet | undefined> {
  try {
    const isZip = bytes.subarray(0, 4).toString("latin1") === "PK\u0003\u0004";
    return isZip
      ? { rows: checkRows(await readXlsx(bytes), options.maxRows) }
      : readCsv(decode(bytes, options.encoding), options);
  } catch {
    return undefined;
  }
}

/** @throws Error beyond the limits */
function checkRows(rows: Rows, maxRows: number): Rows {
  if (rows.length > maxRows || rows.some((row) => row.length > maxColumns)) throw new Error("A table without end");
  return rows;
}

/** A CSV's text. @throws Error for a damaged one, and beyond the limits */
export function readCsv(text: string, { separator, maxRows }: SpreadsheetOptions): ReadSpreadsheet {
  // Pages and old spreadsheets are no tables of text.
  if (text.includes("\u0000") || /^\s*<|^%PDF/.test(text)) throw new Error("No table");
  const read = (delimiter: string, to: number): Rows =>
    parse(text, {
      delimiter,
      to,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: maxRowLength,
    });
  if (separator !== undefined) return { rows: checkRows(read(separator, maxRows + 1), maxRows) };
  return { samples: separators.map((one) => ({ separator: one, rows: read(one, sampleRows) })) };
}

/**
 * A table that was typed or pasted into a form, whose size bounds it: in this process.
 * @param rate rates the first rows, as one separator divides them @returns undefined for what is no table
 */
export function readTypedTable(text: string, rate: (rows: Rows) => number): Rows | undefined {
  try {
    const maxRows = text.length;
    const read = readCsv(text, { maxRows });
    const rated = "samples" in read ? read.samples.map((one) => ({ ...one, rating: rate(one.rows) })) : [];
    const [best] = rated.toSorted((one, other) => other.rating - one.rating);
    const whole = best && readCsv(text, { maxRows, separator: best.separator });
    return whole && "rows" in whole ? whole.rows : undefined;
  } catch {
    return undefined;
  }
}

/** UTF-8, UTF-16 with its mark, or what older software writes. */
function decode(bytes: Buffer, encoding: TextEncoding = "windows-1252"): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(encoding).decode(bytes);
  }
}

type Cell = string | number | boolean | Date | null;

async function readXlsx(bytes: Buffer): Promise<Rows> {
  // Its types name the class of dates, not a date.
  const rows = (await readSheet(bytes)) as Cell[][];
  return rows.map((row) => row.map(textOfCell));
}

/** Figures lose what floats add to them: 0.30000000000000004 is 0.3. */
function textOfCell(cell: Cell): string {
  if (cell === null) return "";
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell !== "number") return String(cell);
  const cents = Number(cell.toFixed(2));
  return String(Math.abs(cents - cell) < 1e-6 ? cents : cell);
}
