import { parse } from "csv-parse/sync";
import readWorkbook from "read-excel-file/node";
import { findHiddenSheets } from "./find-hidden-sheets.ts";
import { mendQuotes } from "./mend-quotes.ts";
import { readHtmlTables } from "./read-html-tables.ts";
import { isMt940, readMt940 } from "./read-mt940.ts";

export type Rows = string[][];

/** Encodings of older software. */
export type TextEncoding = "windows-1252" | "windows-1256";

export interface SpreadsheetOptions {
  /** More rows are no table that anybody asked for. */
  maxRows: number;
  /** Separator of a CSV, or name of a sheet; without it, the first rows come as each separator or sheet has them. */
  part?: string;
  /** Encoding of a CSV that is not UTF-8; default Windows-1252. */
  encoding?: TextEncoding | undefined;
}

/** Files that are known and not read: each has a form that is. */
export type UnreadKind = "pdf" | "oldExcel" | "camt" | "ofx";

/** The rows; or the first rows for each possible separator or sheet; or the type of the file. */
export type ReadSpreadsheet =
  | { rows: Rows }
  | { samples: { part: string; rows: Rows }[]; areSheets: boolean }
  | { problem: UnreadKind };

const separators = [",", ";", "\t", "|"];

const sampleRows = 60;

/** Maximum of columns: more than any bank has; a wider file was made to be costly. */
const maxColumns = 200;

const maxRowLength = 64 * 1024;

/**
 * Reads a CSV, XLSX, MT940 or HTML file as rows of cells. It runs in the worker of files, whose limits hold against a
 * file's false claims.
 * @returns undefined for a file of another kind, and beyond the limits
 */
export async function parseSpreadsheet(
  bytes: Buffer,
  options: SpreadsheetOptions,
): Promise<ReadSpreadsheet | undefined> {
  try {
    const isZip = bytes.subarray(0, 4).toString("latin1") === "PK\u0003\u0004";
    if (isZip) return await readXlsx(bytes, options);
    if (bytes.subarray(0, 4).toString("hex") === "d0cf11e0") return { problem: "oldExcel" };
    const text = decode(bytes, options.encoding);
    const problem = kindOf(text);
    if (problem !== undefined) return { problem };
    if (/^\s*<[^>]*(?:html|table|!doctype|meta|style)/i.test(text.slice(0, 2_000)))
      return { rows: requireTable(checkRows(readHtmlTables(text), options.maxRows)) };
    return isMt940(text) ? { rows: checkRows(readMt940(text), options.maxRows) } : readCsv(text, options);
  } catch {
    return undefined;
  }
}

function kindOf(text: string): UnreadKind | undefined {
  const start = text.slice(0, 2_000);
  if (start.startsWith("%PDF")) return "pdf";
  if (/<(?:\w{1,20}:)?BkToCstmr|xsd:camt\./i.test(start)) return "camt";
  return /OFXHEADER|<OFX>|<\?OFX/i.test(start) ? "ofx" : undefined;
}

function requireTable(rows: Rows): Rows {
  if (rows.length === 0) throw new Error("A page without a table");
  return rows;
}

/** @throws Error beyond the limits */
function checkRows(rows: Rows, maxRows: number): Rows {
  if (rows.length > maxRows || rows.some((row) => row.length > maxColumns)) throw new Error("A table without end");
  return rows;
}

/** A CSV's text. @throws Error for a damaged one, and beyond the limits */
export function readCsv(
  text: string,
  { part, maxRows }: SpreadsheetOptions,
): Exclude<ReadSpreadsheet, { problem: unknown }> {
  // Pages and old spreadsheets are no tables of text.
  if (text.includes("\u0000") || /^\s*<|^%PDF/.test(text)) throw new Error("No table");
  const parseText = (quoted: string, delimiter: string, to: number): Rows =>
    parse(quoted, {
      delimiter,
      to,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: maxRowLength,
    });
  const read = (delimiter: string, to: number): Rows => {
    try {
      return parseText(mendQuotes(text, delimiter), delimiter, to);
    } catch {
      // A mark that no rule of quotation explains stays a sign among others.
      return parseText(text, delimiter, to);
    }
  };
  if (part !== undefined) return { rows: checkRows(read(part, maxRows + 1), maxRows) };
  return {
    samples: separators.map((separator) => ({ part: separator, rows: read(separator, sampleRows) })),
    areSheets: false,
  };
}

/**
 * Reads a table that was typed or pasted into a form, whose size bounds it: in this process.
 * @param rate rates the first rows, as one separator divides them
 * @returns undefined for other text
 */
export function readTypedTable(text: string, rate: (rows: Rows) => number): Rows | undefined {
  try {
    const maxRows = text.length;
    const read = readCsv(text, { maxRows });
    const rated = "samples" in read ? read.samples.map((sample) => ({ ...sample, rating: rate(sample.rows) })) : [];
    const [best] = rated.toSorted((a, b) => b.rating - a.rating);
    const whole = best && readCsv(text, { maxRows, part: best.part });
    return whole && "rows" in whole ? whole.rows : undefined;
  } catch {
    return undefined;
  }
}

/** UTF-8, UTF-16 with its mark, or an encoding of older software. */
function decode(bytes: Buffer, encoding: TextEncoding = "windows-1252"): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(encoding).decode(bytes);
  }
}

type Cell = string | number | boolean | Date | null;

/** The sheet that is named, or the first rows of every sheet that can be seen. */
async function readXlsx(bytes: Buffer, { part, maxRows }: SpreadsheetOptions): Promise<ReadSpreadsheet> {
  const hidden = findHiddenSheets(bytes);
  const sheets = (await readWorkbook(bytes)).filter((_, index) => !hidden.has(index));
  // Its types name the class of dates, not a date.
  const rowsOf = (data: unknown) => (data as Cell[][]).map((row) => row.map(textOfCell));
  const [first] = sheets;
  const wanted = sheets.length === 1 ? first : sheets.find(({ sheet }) => sheet === part);
  if (wanted !== undefined) return { rows: checkRows(rowsOf(wanted.data), maxRows) };
  const samples = sheets.map(({ sheet, data }) => ({ part: sheet, rows: rowsOf(data.slice(0, sampleRows)) }));
  return { samples, areSheets: true };
}

/** Rounds off errors of floats: 0.30000000000000004 is 0.3. */
function textOfCell(cell: Cell): string {
  if (cell === null) return "";
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell !== "number") return String(cell);
  const cents = Number(cell.toFixed(2));
  return String(Math.abs(cents - cell) < 1e-6 ? cents : cell);
}
